import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTalk, NO_TALK, nextTalk } from '../../../../sync/assistant/conversation/next-talk.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { askedIn as read } from '../../domain/query/criteria-in.ts'
import { size, vocabulary } from '../../domain/query/query-vocabulary.ts'
import { talkAfter } from './talk-after.ts'

const after = (first: string, ...turns: string[]) =>
  turns.reduce((talk, turn) => nextTalk({ vocabulary, read }, talk, NO_TALK, turn), firstTalk(read(first)))
    .criteria
const ends = (criteria: readonly Criterion[]) =>
  criteria.map((one) => (one.kind === 'range' ? [one.field, one.min, one.max] : one))

const LEAST = ['minimum', 'min', 'floor', 'low end', 'lower end', 'lower limit', 'bottom end'] as const
const MOST = ['maximum', 'max', 'ceiling', 'high end', 'upper end', 'upper limit', 'top end'] as const
const UP = ['raise', 'bump', 'increase'] as const
const DOWN = ['lower', 'drop', 'reduce', 'cut'] as const

test('the end that is named is moved by so much, and the other stays', () => {
  const size = fc.tuple(fc.integer({ min: 20, max: 40 }), fc.integer({ min: 60, max: 90 }))
  const end = fc.oneof(
    fc.tuple(fc.constantFrom(...LEAST), fc.constant('min')),
    fc.tuple(fc.constantFrom(...MOST), fc.constant('max')),
  )
  const verb = fc.oneof(
    fc.tuple(fc.constantFrom(...UP), fc.constant(1)),
    fc.tuple(fc.constantFrom(...DOWN), fc.constant(-1)),
  )
  const wording = fc.constantFrom('by 5', '5')
  const kinds = fc.constantFrom(
    ['k', 'squareFootage', 1_000, 'k sf'],
    [' feet', 'clearHeight', 1, ' ft clear'],
    [' cents', 'rentPerSf', 0.01, ' cents'],
  )
  fc.assert(
    fc.property(size, end, verb, wording, kinds, ([low, high], [name, which], [verb, way], by, kind) => {
      const [unit, field, scale, noun] = kind as [string, string, number, string]
      const turn = `${verb} the ${name} ${by}${unit}`
      const [min, max] = which === 'min' ? [low + way * 5, high] : [low, high + way * 5]
      const moved = ends(after(`${low} to ${high}${noun}`, turn)).map((one) =>
        Array.isArray(one) ? [one[0], ...one.slice(1).map((at) => Number(at).toFixed(3))] : one,
      )
      const meant = [[field, (min * scale).toFixed(3), (max * scale).toFixed(3)]]
      expect({ turn, moved }).toEqual({ turn, moved: meant })
    }),
  )
})

test('a bare figure is of the period of the bound that it moves, for rents and for expenses', () => {
  for (const [first, field, turn, month] of [
    ['opex under 3', 'opexPerSf', 'make it 2.40', 0.2],
    ['opex under 3', 'opexPerSf', 'what about 3.60', 0.3],
    ['rent under 9', 'rentPerSf', 'make it 9.60', 0.8],
    ['rent under 1.10', 'rentPerSf', 'make it 1.25', 1.25],
  ] as const)
    expect({ turn, moved: ends(after(first, turn)) }).toEqual({ turn, moved: [[field, null, month]] })
})

test('the end that is named is moved to a figure, and the other stays', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DOWN, 'move', 'take'),
      fc.constantFrom(...LEAST),
      fc.integer({ min: 8, max: 19 }),
      (verb, name, to) => {
        const turn = `${verb} the ${name} to ${to}k`
        expect({ turn, moved: ends(after('20k to 50k sf', turn)) }).toEqual({
          turn,
          moved: [['squareFootage', to * 1_000, 50_000]],
        })
      },
    ),
  )
})

test.each([
  ['20k to 50k sf', 'take 5k off the max', [['squareFootage', 20_000, 45_000]]],
  ['over 20k sf', 'raise it 5k', [['squareFootage', 25_000, null]]],
  ['at least 4 dock doors', 'add 2 docks', [['dockDoors', 6, null]]],
  ['about 30k sf', 'raise it by 10k', [['squareFootage', 32_000, 48_000]]],
  ['20k to 50k sf', 'raise the minimum 25k', [['squareFootage', 25_000, 50_000]]],
  ['20k to 50k sf', 'lower the max by 10', [['squareFootage', 20_000, 40_000]]],
])('“%s”, then “%s” moves the bound that is meant', (first, turn, meant) => {
  expect(ends(after(first, turn))).toEqual(meant)
})

test.each([
  ['20k to 50k sf', 'raise the minimum 60k'],
  ['20k to 50k sf', 'raise the minimum by 40k'],
  ['20k to 50k sf', 'lower the max by 2 feet'],
  ['under 50k sf', 'raise the minimum by 5k'],
  ['rent under $9 per year', 'raise the budget by $1'],
])('“%s” stays as it is where “%s” fits no bound', (first, turn) => {
  expect(after(first, turn)).toEqual(after(first))
})

test('a figure after a rent a year is of a year, and finds what is kept as that', () => {
  const bound = fc.constantFrom(
    ['at least', 'min', 'make it F'],
    ['at least', 'min', 'raise it to F'],
    ['at least', 'min', 'at least F'],
    ['at most', 'max', 'what about F'],
    ['at most', 'max', 'up to F'],
    ['under', 'max', 'below F'],
  )
  const year = fc.integer({ min: 28, max: 80 }).map((quarters) => quarters / 4)
  fc.assert(
    fc.property(bound, year, fc.constantFrom(-1, 0.5, 1, 2), ([before, end, turn], rent, more) => {
      const said = (turn as string).replace('F', `${rent + more}`)
      const kept = Number(((rent + more) / 12).toFixed(6))
      const [known] = after(`rent ${before} $${rent} per year`, said)
      expect({ said, known: ends(known === undefined ? [] : [known]) }).toEqual({
        said,
        known: [['rentPerSf', end === 'min' ? kept : null, end === 'max' ? kept : null]],
      })
    }),
  )
})

test('two figures after two rents a year are of a year', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 18 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(-1, 1, 2),
      fc.constantFrom('L to H', 'L-H', 'make it L to H'),
      (low, more, by, turn) => {
        const said = turn.replace('L', `${low + by}`).replace('H', `${low + more + by}`)
        expect({ said, known: ends(after(`rent $${low} to $${low + more} per year`, said)) }).toEqual({
          said,
          known: ends(after(`rent $${low + by} to $${low + more + by} per year`)),
        })
      },
    ),
  )
})

test('what was asked “around” a figure is asked around the next one', () => {
  const rent = (figure: number) => `rent around ${figure} cents`
  const yearly = (figure: number) => `rent around $${figure} per year`
  const sizes = (figure: number) => `around ${figure}k sf`
  const height = (figure: number) => `around ${figure} ft clear`
  fc.assert(
    fc.property(
      fc.constantFrom([rent, 45, 120], [yearly, 6, 18], [sizes, 20, 90], [height, 20, 40]),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(-2, -1, 1, 3),
      (kind, at, by) => {
        const [words, least, most] = kind as [(figure: number) => string, number, number]
        const figure = Math.round(least + at * (most - least))
        const [around] = after(words(figure), `make it ${figure + by}`)
        const [atOnce] = after(words(figure + by))
        // A twelfth is rounded once or twice: to the last digit that a rent is kept to.
        expect(around).toMatchObject({
          min: expect.closeTo(atOnce?.kind === 'range' ? (atOnce.min ?? 0) : 0, 5),
          max: expect.closeTo(atOnce?.kind === 'range' ? (atOnce.max ?? 0) : 0, 5),
        })
      },
    ),
  )
})

test('no turn makes a range whose least is above its most', () => {
  const turn = fc.constantFrom(
    ...['over F', 'under F', 'at least F', 'max F', 'make it F', 'raise the min F', 'lower the max by Fk'],
    ...['drop the minimum to Fk', 'raise the floor to Fk', 'cap it at F', 'smaller is ok down to Fk'],
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(turn, fc.integer({ min: 1, max: 120 })), { maxLength: 4 }), (turns) => {
      const said = turns.map(([words, figure]) => words.replace('F', `${figure}`))
      const crossed = after('20k to 50k sf', ...said).filter(
        (one) => one.kind === 'range' && one.min !== null && one.max !== null && one.min > one.max,
      )
      expect({ said, crossed }).toEqual({ said, crossed: [] })
    }),
  )
  expect(after('20k to 50k sf', 'over 60')).toEqual([{ ...size(60_000, null), exclusiveMin: true }])
})

test('a figure without a unit is of the price in millions that was asked for, and of no rent', () => {
  for (const turn of ['6.5 is the ceiling', 'cap it at 6.5'])
    expect({ turn, criteria: talkAfter('buildings that sold for $3M to $8M', turn).criteria }).toEqual({
      turn,
      criteria: [expect.objectContaining({ field: 'salePrice', min: 3e6, max: 65e5 })],
    })
  expect(talkAfter('warehouses', 'cap it at 1.10').criteria).toContainEqual(
    expect.objectContaining({ field: 'rentPerSf', max: 1.1 }),
  )
})

test('going back so many months or years is of time, beside a size as well, and "go back" alone undoes', () => {
  const since = (turn: string) =>
    talkAfter('warehouses 30-50k sf, signed in the last 12 months', turn).criteria
  for (const turn of ['go back 24', 'go back 24 months', 'go back 2 years'])
    expect({ turn, criteria: since(turn) }).toEqual({
      turn,
      criteria: expect.arrayContaining([
        expect.objectContaining({ field: 'squareFootage', min: 30_000, max: 50_000 }),
        expect.objectContaining({ field: 'dateSigned', from: '2024-11-22' }),
      ]),
    })
  expect(talkAfter('warehouses', 'NNN', 'go back').criteria).toEqual(talkAfter('warehouses').criteria)
})
