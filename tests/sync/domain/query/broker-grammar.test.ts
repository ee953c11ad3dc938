import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { inclusiveRange } from '../../../../sync/domain/criteria/range.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  city,
  docks,
  has,
  land,
  lease,
  notCity,
  rail,
  rent,
  size,
  term,
  type,
  vocabulary,
} from './query-vocabulary.ts'

const TODAY = '2026-11-22'

/** A wording, and what it asks for; nothing where it is only talk. */
interface Phrase {
  words: string
  asks: Criterion | null
}

const asks = (words: string, criterion: Criterion | null): Phrase => ({ words, asks: criterion })

function read(words: string): Criterion[] {
  return parseQuery(words, vocabulary, TODAY)
    .criteria.map(({ criterion }) => criterion)
    .map((one) =>
      one.kind === 'range' ? { kind: 'range', field: one.field, min: one.min, max: one.max } : one,
    )
}

const thousands = fc.integer({ min: 5, max: 400 })
const sizes = fc.tuple(thousands, fc.integer({ min: 1, max: 300 })).chain(([low, more]) => {
  const [a, b] = [low * 1_000, (low + more) * 1_000]
  const comma = (n: number) => n.toLocaleString('en-US')
  return fc.constantFrom(
    ...[
      `${low}-${low + more}k sf`,
      `${low}k-${low + more}k sf`,
      `${low} to ${low + more} thousand feet`,
      `${low}-${low + more}k ft`,
      `between ${low} and ${low + more}k`,
      `from ${comma(a)} to ${comma(b)} sf`,
      `min ${low}k max ${low + more}k sf`,
      `no smaller than ${comma(a)} sf and no larger than ${comma(b)} sf`,
    ].map((words) => asks(words, size(a, b))),
    ...[
      `${low}k plus`,
      `${low}k+`,
      `at least ${comma(a)} sf`,
      `${low}k sf or more`,
      `nothing under ${comma(a)} sf`,
    ].map((words) => asks(words, size(a, null))),
    ...[`up to ${low}k sf`, `${low}k sf max`, `no more than ${comma(a)} sf`, `not over ${comma(a)} sf`].map(
      (words) => asks(words, size(null, a)),
    ),
  )
})

const rents = fc.integer({ min: 55, max: 99 }).chain((cents) => {
  const dollars = cents / 100
  return fc.constantFrom(
    ...[
      `up to ${cents} cents`,
      `$0.${cents} or better`,
      `won't pay more than ${cents} cents`,
      `$0.${cents}/sf max`,
    ].map((words) => asks(words, rent(null, dollars))),
    ...[
      `${cents - 10}-${cents} cents`,
      `$0.${cents - 10} to $0.${cents}`,
      `between ${cents - 10} and ${cents} cents`,
    ].map((words) => asks(words, rent((cents - 10) / 100, dollars))),
  )
})

const acres = fc.constantFrom(
  asks('half acre or bigger', land(0.5, null)),
  asks('three quarters of an acre minimum', land(0.75, null)),
  asks('two to four acres', land(2, 4)),
  asks('at least 1 1/2 acres', land(1.5, null)),
)
const terms = fc
  .integer({ min: 2, max: 12 })
  .chain((years) =>
    fc.constantFrom(
      asks(`${years} year deals or longer`, term(years * 12, null)),
      asks(`lease term of at least ${years} years`, term(years * 12, null)),
      asks(`${years * 12} month term max`, term(null, years * 12)),
    ),
  )
const towns = fc.constantFrom(
  asks('in Katy', city('Katy')),
  asks('Sugar Land', city('Sugar Land')),
  asks('anywhere but Katy', notCity('Katy')),
  asks('everywhere except Houston', notCity('Houston')),
  asks('not in Missouri City', notCity('Missouri City')),
)
const waived = fc
  .tuple(
    fc.constantFrom('docks', 'rail', 'a crane', 'sprinklers', 'office space'),
    fc.constantFrom('before', 'after'),
    fc.constantFrom("doesn't need", "don't need", 'no need for', 'no preference on', 'with or without'),
    fc.constantFrom('not required', 'not needed', 'optional', 'is ok', 'is not a must'),
  )
  .map(([thing, side, before, after]) =>
    asks(side === 'before' ? `${before} ${thing}` : `${thing} ${after}`, null),
  )
const others = fc.constantFrom(
  asks('NNN', lease('NNN')),
  asks('warehouse', type('Warehouse')),
  asks('rail served', rail()),
  asks('1,200 amps', has('power')),
)

describe('whatever stands around it', () => {
  test('each amount, place and waiver is read as what it is, in any order', () => {
    // Rail that is asked for and then waived is not wanted.
    const parts = fc
      .tuple(sizes, rents, acres, terms, towns, waived, others)
      .filter((all) => all.filter(({ words }) => words.includes('rail')).length < 2)
    fc.assert(
      fc.property(
        parts.chain((all) => fc.shuffledSubarray(all, { minLength: 1, maxLength: 5 })),
        (phrases) => {
          const words = phrases.map((phrase) => phrase.words).join(', ')
          const wanted = phrases.flatMap((phrase) => phrase.asks ?? [])
          const byText = (criteria: readonly Criterion[]) => criteria.map((one) => JSON.stringify(one)).sort()
          expect({ words, asked: byText(read(words)) }).toEqual({ words, asked: byText(wanted) })
        },
      ),
      { numRuns: 400 },
    )
  })

  test('a bound that is denied is never read as its opposite', () => {
    fc.assert(
      fc.property(
        thousands,
        fc.constantFrom('not', "can't be", 'nothing', 'never', 'must not be'),
        fc.constantFrom('over', 'under'),
        (figure, denial, side) => {
          const [criterion] = parseQuery(`${denial} ${side} ${figure}k sf`, vocabulary).criteria
          const range = criterion?.criterion
          if (range?.kind !== 'range') throw new Error('No size was read.')
          const { min, max } = inclusiveRange(range)
          expect(side === 'over' ? [min, max] : [max, min]).toEqual([null, figure * 1_000])
        },
      ),
    )
  })
})

test.each([
  ['within 5 miles of IAH', ['Bush Intercontinental'], 5],
  ['IAH within 5 miles', ['Bush Intercontinental'], 5],
  ['8 km around Hobby Airport', ['Hobby Airport'], 4.97],
  ['no farther than half a mile from Port of Houston', ['Port of Houston'], 0.5],
  ['within 10 minutes of the Port of Houston', ['Port of Houston'], 5],
  ['near (29.7604, -95.3698)', ['29.7604, -95.3698'], 10],
])('a place of the tables is one to be near to: “%s”', (words, names, around) => {
  expect(read(words)).toMatchObject([{ kind: 'zone', names, around, not: false }])
})

test.each([
  ['warehouses in NE Houston', ['Northeast Houston']],
  ['Inland Empire or Lehigh Valley', ['Inland Empire', 'Lehigh Valley']],
  ['the south side of Houston', ['South Side of Houston']],
  ['Harris County', ['Harris County']],
  ['inside Beltway 8', ['Inside Beltway 8']],
])('an area is one to be in: “%s”', (words, names) => {
  const zones = read(words).filter(({ kind }) => kind === 'zone')
  expect(zones).toMatchObject([{ names, around: null, not: false }])
})

test.each([
  ["Trinity Basin's buildings", { field: 'landlordFirm', text: 'Trinity Basin Properties' }],
  ['Trinity Basin owned', { field: 'landlordFirm', text: 'Trinity Basin Properties' }],
  ['not Trinity Basin', { field: 'landlordFirm', not: true }],
  ['repped by Jane Doe', { field: 'brokerName', text: 'Jane Doe' }],
  ['Brazos Industrial listings', { field: 'brokerFirm', text: 'Brazos Industrial Advisors' }],
  ['JLL listings', { field: 'brokerFirm', text: 'JLL', or: ['Jones Lang LaSalle'] }],
  [
    'Gulf and Main or Brazos Industrial',
    { field: 'brokerFirm', text: 'Gulf & Main', or: ['Brazos Industrial Advisors'] },
  ],
])('a name is known without a word for its role: “%s”', (words, party) => {
  expect(read(words)).toMatchObject([{ kind: 'party', ...party }])
})

test('how many are wanted is read beside an order, and is no figure of a property', () => {
  expect(parseQuery('5 cheapest warehouses with 4 docks', vocabulary)).toMatchObject({
    limit: 5,
    sort: 'rent_asc',
  })
  expect(read('5 cheapest warehouses with 4 docks')).toEqual([type('Warehouse'), docks(4, null)])
})
