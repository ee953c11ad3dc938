import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const parties = (words: string) => read(words).filter(({ kind }) => kind === 'party')
const party = (field: string, text: string, not = false) =>
  expect.objectContaining({ kind: 'party', field, text, not })
const oneOf = fc.constantFrom
const LETTING = ['Prologis', 'Hines', 'Rexford', 'Majestic Realty', 'EastGroup'] as const

test('a firm that lets buildings is the landlord of what it leased', () => {
  fc.assert(
    fc.property(
      oneOf(...LETTING),
      oneOf('whatever # leased', 'what has # leased', 'leased by #', 'deals by #', '# leased 50k'),
      oneOf('', ' in Katy'),
      (firm, way, more) => {
        expect(parties(`${way.replace('#', firm)}${more}`)).toEqual([party('landlordFirm', firm)])
      },
    ),
  )
  expect(parties('Hines leased to Amazon')).toEqual([
    party('landlordFirm', 'Hines'),
    party('tenant', 'Amazon'),
  ])
  expect(parties('Prologis as tenant')).toEqual([party('tenant', 'Prologis')])
  expect(parties('what Amazon leased')).toEqual([party('tenant', 'Amazon')])
})

test('words that are firms too are firms beside another firm, and behind "by"', () => {
  const LOOSE = ['Duke', 'Link', 'Liberty', 'Cabot', 'Clarion'] as const
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...LOOSE], { minLength: 2, maxLength: 2 }),
      oneOf(' or ', ' and ', ' & '),
      ([first = '', second = ''], joint) => {
        const [found] = parties(`any ${first}${joint}${second} product, 100k+`)
        const names = found?.kind === 'party' ? [found.text, ...(found.or ?? [])].join(' ') : ''
        expect(names).toContain(first)
        expect(names).toContain(second)
      },
    ),
  )
  expect(parties('no buildings by Link')).toEqual([party('landlordFirm', 'Link Logistics', true)])
  expect(read('Dayton or Liberty warehouses').filter(({ kind }) => kind === 'party')).toEqual([])
})

test('two people joined are both meant', () => {
  for (const joint of [' or ', ' and ', ', ', ' & '])
    expect(parties(`Sarah Nguyen${joint}Tom Petrakis listings under 30k`)).toEqual([
      expect.objectContaining({ field: 'brokerName', text: 'Sarah Nguyen', or: ['Tom Petrakis'] }),
    ])
})

test('just anybody is nobody', () => {
  fc.assert(
    fc.property(
      oneOf('anyone', 'anybody', 'someone', 'whoever'),
      oneOf('leased to', 'owned by', 'listed by', 'tenant'),
      (anyone, role) => {
        expect(parties(`${role} ${anyone}, Katy`)).toEqual([])
      },
    ),
  )
})

test('a township is a town of its own, unless the book has the town', () => {
  const city = (name: string) => ({ kind: 'word', field: 'city', anyOf: [name], not: false })
  expect(read('Monroe Township warehouse')[0]).toEqual(city('Monroe Township'))
  expect(read('Robinson Twp 50k')[0]).toEqual(city('Robinson Township'))
  expect(read('Katy township 50k')[0]).toEqual(city('Katy'))
  expect(read('village of Katy')).toEqual([city('Katy')])
})

test('the side of a road is said with its letter as well', () => {
  for (const [short, long] of [
    ['n of I-10', 'north of I-10'],
    ['N. of I-10', 'north of I-10'],
    ['s of 225', 'south of 225'],
    ['w of Hwy 6', 'west of Hwy 6'],
    ['n/o I-10', 'north of I-10'],
    ['e/o Hwy 6', 'east of Hwy 6'],
  ] as const) {
    expect(read(`12-18k ${short}`)).toEqual(read(`12-18k ${long}`))
  }
  expect(read('Katy w/o office')).toContainEqual({ kind: 'amenity', amenity: 'office', not: true })
})

test('a broker of the book is found with a letter wrong, and other words are no broker', () => {
  const john = { kind: 'party', field: 'brokerName', text: 'John Smith', not: false }
  for (const words of ['jon smith deals', 'John Smyth listings', 'jonh smith'])
    expect({ words, read: read(words) }).toMatchObject({ words, read: [john] })
  expect(read('Jane Doe')).toMatchObject([{ kind: 'party', field: 'brokerName', text: 'Jane Doe' }])
  expect(read('join south')).not.toContainEqual(expect.objectContaining({ kind: 'party' }))
})

test('whose buildings were seen already is left out, wherever the sentence begins', () => {
  fc.assert(
    fc.property(
      oneOf(...LETTING),
      oneOf('', 'warehouse 80k+ Katy, ', 'Katy. '),
      oneOf(
        'client already toured the # buildings so leave those out',
        'we saw # buildings already, skip those',
        'they have already seen the # buildings, exclude them',
      ),
      (firm, before, said) => {
        const words = before + said.replace('#', firm)
        expect({ words, parties: parties(words) }).toEqual({
          words,
          parties: [party('landlordFirm', firm, true)],
        })
      },
    ),
  )
})
