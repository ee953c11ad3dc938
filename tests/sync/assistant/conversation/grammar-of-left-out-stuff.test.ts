import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const rangesAfter = (...turns: string[]) =>
  talkAfter(...turns).criteria.flatMap((one) =>
    one.kind === 'range'
      ? [[one.field, one.min, one.max, one.exclusiveMin === true, one.exclusiveMax === true]]
      : [],
  )
const VERBS = [
  'skip',
  'ditch',
  'get rid of',
  'weed out',
  'ok toss',
  'and now drop',
  'no',
  'filter out',
] as const
const NOUNS = ['ones', 'buildings', 'boxes', 'stuff', 'comps'] as const
const TALK = [', ', ' - say ', ', i.e. ', ', you know ', ' (', ', anything ', ' '] as const
const KINDS = [
  ['tiny', 'larger', 'squareFootage', 'Nk', 12, 90, 1_000],
  ['smaller', 'huge', 'squareFootage', 'N,000 sf', 12, 90, 1_000],
  ['cheaper', 'pricey', 'rentPerSf', 'N cents', 40, 130, 0.01],
  ['old', 'newer', 'yearBuilt', 'N', 1_975, 2_020, 1],
  ['shorter', 'tall', 'clearHeight', 'N ft', 18, 40, 1],
] as const

test('what is left out beyond a figure leaves the rest, whatever it is called', () => {
  fc.assert(
    fc.property(
      oneOf(...VERBS),
      oneOf(...NOUNS),
      oneOf(...TALK),
      oneOf(...KINDS),
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (verb, noun, talk, [low, high, field, figure, least, most, scale], isBelow, at) => {
        const count = Math.round(least + at * (most - least))
        const turn = `${verb} the ${isBelow ? low : high} ${noun}${talk}${isBelow ? 'below' : 'above'} ${figure.replace('N', `${count}`)}`
        const value = Number((count * scale).toFixed(6))
        const meant = isBelow ? [field, value, null, false, false] : [field, null, value, false, false]
        expect({ turn, left: rangesAfter('warehouses in Katy', turn) }).toEqual({ turn, left: [meant] })
      },
    ),
  )
})

test('a figure that goes as well bounds the rest strictly', () => {
  expect(rangesAfter('warehouses in Katy', 'skip the little ones, 15k and under')).toEqual([
    ['squareFootage', 15_000, null, true, false],
  ])
  expect(rangesAfter('warehouses in Katy', 'lose the tall ones, 36 and up')).toEqual([
    ['clearHeight', null, 36, false, true],
  ])
})

test('two kinds that are left out at once are both left out', () => {
  expect(
    rangesAfter('warehouses in Katy', 'drop the small ones under 20k and the old ones before 1985'),
  ).toEqual([
    ['squareFootage', 20_000, null, false, false],
    ['yearBuilt', 1_985, null, false, false],
  ])
})

test('old deals are those of earlier days, where deals of some days are talked of', () => {
  const days = talkAfter('warehouses signed since 2019', 'drop the old deals, anything before 2022').criteria
  expect(days).toContainEqual({ kind: 'date', field: 'dateSigned', from: '2022-01-01', to: null })
})

test('what lies beyond a bound that stands is left out, and the bound by its own figure is let go', () => {
  fc.assert(
    fc.property(
      oneOf('leave out', 'skip', 'drop the ones', 'lose'),
      fc.integer({ min: 21, max: 39 }),
      (verb, count) => {
        const turn = `${verb} under ${count}k`
        expect({ turn, left: rangesAfter('Katy 20k to 40k sf', turn) }).toEqual({
          turn,
          left: [['squareFootage', count * 1_000, 40_000, false, false]],
        })
      },
    ),
  )
  expect(rangesAfter('Katy under 40k sf', 'drop the under 40k')).toEqual([])
})
