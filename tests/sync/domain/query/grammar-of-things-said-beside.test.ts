import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Choice, Criterion, Feature } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  city,
  clear,
  commencing,
  craneTons,
  docks,
  expiring,
  freeRent,
  gradeDoors,
  has,
  lease,
  over,
  party,
  rail,
  rent,
  signed,
  size,
  under,
  vocabulary,
} from './query-vocabulary.ts'

const read = (words: string) =>
  parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
const readFigures = (words: string) => read(words).filter(({ kind }) => kind !== 'text')
const oneOf = fc.constantFrom
const expectRead = (words: string, criteria: Criterion[]) =>
  expect({ words, read: readFigures(words) }).toEqual({ words, read: criteria })

test('a figure that was said is a bound where "that" is spoken of', () => {
  const cents = fc.integer({ min: 60, max: 99 })
  const bounds = oneOf<[string, (value: number) => Criterion]>(
    ['at that or above', (value) => rent(value, null)],
    ['at that or higher', (value) => rent(value, null)],
    ['at that or below', (value) => rent(null, value)],
    ['at or below that', (value) => rent(null, value)],
    ['at or above that price', (value) => rent(value, null)],
    ['under that', (value) => under(rent(null, value))],
    ['over that rate', (value) => over(rent(value, null))],
  )
  fc.assert(
    fc.property(cents, bounds, oneOf(' in Katy', ''), (cent, [words, bound], place) => {
      const end = place === '' ? [] : [city('Katy')]
      expectRead(`asking $0.${cent}, who is ${words}${place}`, [bound(cent / 100), ...end])
    }),
  )
})

test('north and south of an amount are more and less, and of a town a part of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 400 }), oneOf('', ' in Katy', ', Katy'), (thousands, place) => {
      const end = place === '' ? [] : [city('Katy')]
      expectRead(`${thousands}k and north${place}`, [size(thousands * 1_000, null), ...end])
      expectRead(`${thousands}k and south${place}`, [size(null, thousands * 1_000), ...end])
    }),
  )
  expect(readFigures('20k and north Houston')[0]).toEqual(size(16_000, 24_000))
})

test('a rent of dollars and cents has the bound behind it, whatever figure follows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 199 }),
      oneOf('tops', 'max', 'maximum'),
      fc.integer({ min: 8, max: 90 }),
      (cents, bound, hundreds) => {
        const feet = hundreds * 500 + 3_500
        expectRead(`${(cents / 100).toFixed(2)} ${bound} ${feet} sq ft`, [
          rent(null, cents / 100),
          size(feet * 0.8, feet * 1.2),
        ])
      },
    ),
  )
})

test('time without rent may be said without a figure', () => {
  for (const [words, months] of [
    ['half a year', 6],
    ['a year', 12],
    ['a full year', 12],
    ['a year and a half', 18],
  ] as const) {
    for (const free of ['free', 'free rent', 'rent free', 'of free rent'])
      expectRead(`${words} ${free} in Katy`, [freeRent(months, null), city('Katy')])
    expectRead(`at least ${words} free`, [freeRent(months, null)])
  }
  expectRead('leases of a year ago', [])
})

test('a firm is what is said behind its name, whether it is written as a name or not', () => {
  for (const [words, field] of [
    ['as landlord', 'landlordFirm'],
    ['as LL', 'landlordFirm'],
    ['as the owner', 'landlordFirm'],
  ] as const)
    for (const name of ['duke', 'Duke'])
      expectRead(`${name} ${words} in Katy`, [
        expect.objectContaining({ kind: 'party', field, text: 'Duke Realty' }),
        city('Katy'),
      ])
  expectRead('NNN where Prologis is the landlord and CBRE did the deal', [
    lease('NNN'),
    party('landlordFirm', 'Prologis'),
    expect.objectContaining({ field: 'brokerFirm', text: 'CBRE' }),
  ])
  expectRead('where is Home Depot the tenant', [party('tenant', 'Home Depot')])
  for (const kind of ['text', 'zone'])
    expect(read('where is Amazon the tenant in Katy').map((one) => one.kind)).not.toContain(kind)
})

test('modified is a lease type beside another, and else a word', () => {
  for (const joint of [' or ', '/', ', ', ' and '])
    for (const [words, types] of [
      [`NNN${joint}modified`, ['NNN', 'MG']],
      [`modified${joint}gross`, ['MG', 'Gross']],
    ] as const)
      expect({ words, read: readFigures(words).flatMap((one) => ('anyOf' in one ? one.anyOf : [])) }).toEqual(
        {
          words,
          read: types,
        },
      )
  expectRead('modified truck court', [])
})

test('a rent stands behind its lease type after "at"', () => {
  for (const [type, name] of [
    ['NNN', 'NNN'],
    ['triple net', 'NNN'],
    ['gross', 'Gross'],
    ['MG', 'MG'],
  ] as const)
    for (const at of ['at', '@'])
      for (const [figure, month] of [
        ['12', 1],
        ['0.90', 0.9],
        ['75', 0.75],
        ['9.60', 0.8],
      ] as const) {
        expectRead(`${type} ${at} ${figure} in Katy`, [
          lease(name),
          {
            kind: 'range',
            field: 'rentPerSf',
            min: expect.closeTo(month * 0.9, 3),
            max: expect.closeTo(month * 1.1, 3),
          },
          city('Katy'),
        ])
      }
  expectRead('NNN at 12 docks', [lease('NNN'), docks(12, null)])
})

test('a bound before two counts is of both', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 2, max: 9 }),
      oneOf('no more than', 'at most', 'max', 'up to'),
      oneOf('or', 'and', 'nor'),
      (dock, ramp, bound, joint) => {
        expectRead(`${bound} ${dock} docks ${joint} ${ramp} ramps`, [
          docks(null, dock),
          gradeDoors(null, ramp),
        ])
      },
    ),
  )
  expectRead('at least 4 docks or 2 ramps', [
    { kind: 'either', of: [docks(4, null), gradeDoors(2, null)] as Feature[] },
  ])
  expectRead('at most 4 docks and at least 2 ramps', [docks(null, 4), gradeDoors(2, null)])
})

test('features of two towns are a choice of both together', () => {
  const features = oneOf(
    ['cranes', has('crane')],
    ['rail', rail()],
    ['docks', has('dock')],
    ['NNN', lease('NNN')],
    ['20k', size(16_000, 24_000)],
  ) as fc.Arbitrary<[string, Feature]>
  fc.assert(
    fc.property(features, features, ([one, first], [other, second]) => {
      fc.pre(one !== other)
      const inOne: Choice = { kind: 'together', of: [first, city('Katy') as Feature] }
      const inOther: Choice = { kind: 'together', of: [second, city('Tomball') as Feature] }
      expectRead(`${one} in Katy or ${other} in Tomball`, [{ kind: 'either', of: [inOne, inOther] }])
    }),
  )
  expectRead('docks in Katy or rail', [
    { kind: 'either', of: [has('dock'), rail()] as Feature[] },
    city('Katy'),
  ])
  expectRead('docks in Katy and rail in Tomball', [has('dock'), city('Katy', 'Tomball'), rail()])
})

test('Covid is a time that leases are signed since or before', () => {
  for (const time of ['Covid', 'covid-19', 'the pandemic']) {
    for (const since of ['since', 'after', 'post'])
      expectRead(`leases in Katy ${since} ${time}`, [city('Katy'), signed('2020-03-01', null)])
    for (const before of ['before', 'prior to', 'pre'])
      expectRead(`leases in Katy ${before} ${time}`, [city('Katy'), signed(null, '2020-02-29')])
  }
})

test('who carries for others is no count, and a drive-in door is none without one', () => {
  for (const words of ['3PLs in Katy', '3pl in Katy', '4PLs in Katy']) expectRead(words, [city('Katy')])
  for (const count of [1, 2, 4]) expectRead(`${count} DID in Katy`, [gradeDoors(count, null), city('Katy')])
  expectRead('what did they pay in Katy', [city('Katy')])
})

test('a road may be named by its number and its kind', () => {
  for (const number of [91, 405, 10, 60])
    for (const kind of ['freeway', 'fwy', 'tollway'])
      for (const lead of ['off the', 'near the', 'along the', 'on the']) {
        const found = read(`warehouse ${lead} ${number} ${kind}`).find((one) => one.kind === 'zone')
        expect({ lead, kind, names: found?.kind === 'zone' && found.names }).toEqual({
          lead,
          kind,
          names: [`${number} ${kind}`],
        })
      }
})

test('how much somebody has today asks for nothing where they say what they need', () => {
  const now = oneOf('now', 'today', 'currently', 'right now')
  const need = oneOf('needs', 'wants', 'and need', 'looking for')
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 90 }),
      fc.integer({ min: 5, max: 90 }),
      now,
      need,
      (a, b, at, verb) => {
        const wanted = [size(b * 800, b * 1_200), city('Katy')]
        expectRead(`client has ${a}k ${at}, ${verb} ${b}k in Katy`, wanted)
        expectRead(`client has ${a}k ${at}, ${verb} ${b} in Katy`, wanted)
        expectRead(`${at} in ${a}k, ${verb} ${b}k in Katy`, wanted)
        expectRead(`they have ${a} docks ${at} ${verb} ${b}`, [docks(b, null)])
      },
    ),
  )
  expectRead('has 40k now in Katy', [size(32_000, 48_000), city('Katy')])
})

test('from so much to so much is a range, and of who moves or grows the second figure', () => {
  const verbs = oneOf('moving', 'expanding', 'growing', 'downsizing', 'relocating', 'going')
  fc.assert(
    fc.property(verbs, fc.integer({ min: 5, max: 90 }), fc.integer({ min: 5, max: 90 }), (verb, a, b) => {
      const wanted = [size(b * 800, b * 1_200)]
      expectRead(`${verb} from ${a}k to ${b}k`, wanted)
      expectRead(`${verb} to ${b}k from ${a}k`, wanted)
    }),
  )
  expectRead('from 20k to 40k', [size(20_000, 40_000)])
  expectRead('moving up from 24 clear to 32 clear', [clear(32, null)])
})

test('the numbers of a list count nothing', () => {
  expectRead('need: 1) 20k sf 2) docks 3) cranes', [size(16_000, 24_000), has('dock'), has('crane')])
  expectRead('(2) 10-ton cranes', [craneTons(10, null)])
})

test('a tolerance stands behind an abbreviated unit', () => {
  for (const unit of ['sq. ft.', 'sf', 'sq ft', 's.f.'])
    expectRead(`30,000 ${unit} +/- 10% in Katy`, [size(27_000, 33_000), city('Katy')])
})

test('a season without a year is the next, and of what was done the last', () => {
  expectRead('leases starting in the spring', [commencing('2027-03-01', '2027-05-31')])
  expectRead('expiring in the summer', [expiring('2027-06-01', '2027-08-31')])
  expectRead('leases signed in the spring', [signed('2026-03-01', '2026-05-31')])
  expectRead('leases signed in the fall', [signed('2026-09-01', '2026-11-30')])
  expectRead('20k in the Spring market', [size(16_000, 24_000), city('Spring')])
})
