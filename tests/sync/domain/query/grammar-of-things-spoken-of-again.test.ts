import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn, understoodIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom

test('a landlord whose buildings are spoken of again is asked for, and one who is only written to is not', () => {
  fc.assert(
    fc.property(
      oneOf('Trinity Basin Properties', 'Lone Pine Capital'),
      oneOf("I'm pitching $ on Friday.", 'I had a meeting with $ yesterday.', 'Lunch with $ went well.'),
      oneOf('leases in their buildings', 'leases in their portfolio', 'deals at their properties'),
      oneOf('20,000 sf and up', '28 clear or better'),
      (firm, told, again, what) => {
        const before = told.replace('$', firm)
        const words = `${before} Please show me ${again}, ${what}.`
        expect({ words, asked: read(words) }).toEqual({
          words,
          asked: [{ kind: 'party', field: 'landlordFirm', text: firm, not: false }, ...read(what)],
        })
        const alone = `${before} Please show me leases, ${what}.`
        expect({ alone, asked: read(alone) }).toEqual({ alone, asked: read(what) })
      },
    ),
  )
})

test('a town that is spoken of again is where something is wanted', () => {
  fc.assert(
    fc.property(
      oneOf('Katy', 'Pasadena', 'Tomball'),
      oneOf('in the same town', 'in that same market', 'in the same area', 'there'),
      (town, again) => {
        const words = `They took 22,000 sf in ${town} back in 2019. They need 40,000 sf ${again}, 10 docks or more.`
        const wanted = read(`${town}, 40,000 sf, 10 docks or more`)
        expect({ words, asked: criteriaIn(words).filter(({ kind }) => kind !== 'text') }).toEqual({
          words,
          asked: wanted,
        })
      },
    ),
  )
})

test('who is left out is left out, whatever was said of them before', () => {
  fc.assert(
    fc.property(
      oneOf('We work on a renewal for $ now.', 'I spoke with $ last week.', '$ is my client.'),
      oneOf("Leave $'s own deals out.", 'Exclude the $ deals.', "Please leave out $'s buildings."),
      oneOf('20,000 sf and up', '28 clear or better'),
      (told, out, what) => {
        const words = `${told.replace('$', 'Trinity Basin Properties')} Show me Katy warehouses, ${what}. ${out.replace('$', 'Trinity Basin')}`
        const parties = read(words).filter(({ kind }) => kind === 'party')
        expect({ words, parties }).toEqual({
          words,
          parties: [{ kind: 'party', field: 'landlordFirm', text: 'Trinity Basin Properties', not: true }],
        })
      },
    ),
  )
})

test('no more of a firm leaves it out, and no more than a figure bounds it', () => {
  for (const more of ['no more Trinity Basin buildings', 'no more Trinity Basin listings'])
    expect(read(`${more}, warehouse in Katy`)).toEqual(
      read('not Trinity Basin Properties, warehouse in Katy'),
    )
  fc.assert(
    fc.property(oneOf('than', 'then'), fc.integer({ min: 40, max: 120 }), (than, cents) => {
      expect(read(`warehouse, no more ${than} ${cents} cents`)).toEqual(
        read(`warehouse, at most ${cents} cents`),
      )
    }),
  )
})

test('a town that takes the place of another one that was named is asked for alone', () => {
  fc.assert(
    fc.property(
      oneOf('The change is the town: $.', 'One change: $.', 'This time it is $.'),
      oneOf('Tomball instead of Cypress', 'Tomball rather than Cypress'),
      (change, towns) => {
        const words = `It was warehouses, Cypress, 28 clear minimum. ${change.replace('$', towns)}`
        const asked = read(words).filter((one) => one.kind === 'word' && one.field === 'city')
        expect({ words, asked }).toEqual({ words, asked: read('Tomball') })
      },
    ),
  )
})
