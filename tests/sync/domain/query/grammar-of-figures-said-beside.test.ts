import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion, Feature } from '../../../../sync/domain/criteria/criterion.ts'
import { understoodIn as readFigures } from './criteria-in.ts'
import {
  city,
  clear,
  docks,
  freeRent,
  gradeDoors,
  lease,
  over,
  rent,
  size,
  under,
} from './query-vocabulary.ts'

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

test('a tolerance stands behind an abbreviated unit', () => {
  for (const unit of ['sq. ft.', 'sf', 'sq ft', 's.f.'])
    expectRead(`30,000 ${unit} +/- 10% in Katy`, [size(27_000, 33_000), city('Katy')])
})
