import crossfilter from 'crossfilter2'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { compareText } from '../../sync/book/base-order/compare-text.ts'
import { type Book, overlay } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { ask } from '../../sync/book/question/ask.ts'
import { find } from '../../sync/book/question/find.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { Property } from '../../sync/domain/property.ts'
import { makeBase } from '../make/book.ts'
import { type SeededRandom, seededRandom } from '../make/seeded-random.ts'
import { type BenchFigures, quantile, timeRuns } from './figures.ts'

const SHOWN = 200

interface Bounds {
  rent: readonly [number, number]
  size: readonly [number, number]
  /** Null for any. */
  type: string | null
}

/** Thirty-two questions drawn by a seed: bounds of rent and of size, every other one with a type. */
const QUESTIONS: readonly Bounds[] = drawQuestions(seededRandom(32))

function drawQuestions(random: SeededRandom): Bounds[] {
  return Array.from({ length: 32 }, (_, i) => ({
    rent: [random.int(0, 80) / 100, random.int(80, 200) / 100],
    size: [random.int(0, 60) * 1_000, random.int(80, 600) * 1_000],
    type: i % 2 === 0 ? null : random.pick(['Manufacturing', 'Distribution', 'Warehouse']),
  }))
}

const criteriaOf = ({ rent, size, type }: Bounds): Criterion[] => [
  { kind: 'range', field: 'rentPerSf', min: rent[0], max: rent[1] },
  { kind: 'range', field: 'squareFootage', min: size[0], max: size[1] },
  ...(type === null
    ? []
    : [{ kind: 'word' as const, field: 'propertyType' as const, anyOf: [type], not: false }]),
]

/** Filter, count and the first 200 in order of rent: ours, crossfilter2, and Array.filter with a sort, in turn. */
export async function benchFilter(): Promise<BenchFigures> {
  return { ...compare(20_000), ...compare(100_000), ...compare(200_000) }
}

function compare(rows: number): BenchFigures {
  const properties = [...sampleProperties({ seed: 7, count: rows })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  const sides = {
    ours: oursFor(book),
    crossfilter2: crossfilterFor(properties),
    arrayFilterSort: (question: Bounds) => byArray(properties, question),
  }
  for (const question of QUESTIONS) {
    mustAgree(sides.ours(question), sides.arrayFilterSort(question), sides.crossfilter2(question))
  }
  // Each run asks another question than the one before, as a user does; an engine must not answer from its last state.
  const p50 = (side: (question: Bounds) => unknown, rounds: number) => {
    let turn = 0
    return quantile(
      timeRuns(rounds * QUESTIONS.length, () => side(QUESTIONS[turn++ % QUESTIONS.length] as Bounds)),
      0.5,
    )
  }
  const ours = p50(sides.ours, 20)
  const peer = p50(sides.crossfilter2, 5)
  const array = p50(sides.arrayFilterSort, 2)
  const whole = p50((question) => ask(book, { criteria: criteriaOf(question), sort: 'rent_asc' }), 10)
  return {
    [`rows${rows}_ours_p50_ms`]: ours,
    [`rows${rows}_crossfilter2_p50_ms`]: peer,
    [`rows${rows}_array_p50_ms`]: array,
    [`rows${rows}_times_faster_than_crossfilter2`]: peer / ours,
    [`rows${rows}_times_faster_than_array`]: array / ours,
    [`rows${rows}_whole_answer_with_statistics_p50_ms`]: whole,
  }
}

interface Found {
  count: number
  /** Ids of the first `SHOWN`, in order of rent, ties by name, then id. */
  first(): string[]
}

function oursFor(book: Book): (question: Bounds) => Found {
  return (question) => {
    const { found, slots } = find(book, { criteria: criteriaOf(question), sort: 'rent_asc' }, SHOWN)
    return { count: found, first: () => Array.from(slots, (slot) => propertyAt(book, slot).id) }
  }
}

function byArray(properties: readonly Property[], { rent, size, type }: Bounds): Found {
  const found = properties.filter(
    (p) =>
      (type === null || p.propertyType === type) &&
      p.rentPerSf !== null &&
      p.rentPerSf >= rent[0] &&
      p.rentPerSf <= rent[1] &&
      p.squareFootage !== null &&
      p.squareFootage >= size[0] &&
      p.squareFootage <= size[1],
  )
  found.sort(
    (a, b) =>
      (a.rentPerSf as number) - (b.rentPerSf as number) ||
      compareText(a.name.toLowerCase(), b.name.toLowerCase()) ||
      compareText(a.id, b.id),
  )
  return { count: found.length, first: () => found.slice(0, SHOWN).map((p) => p.id) }
}

/** crossfilter2 breaks ties in an order of its own, so only its count is compared. */
function crossfilterFor(properties: Property[]): (question: Bounds) => Pick<Found, 'count'> {
  const index = crossfilter(properties)
  const missing = Number.NEGATIVE_INFINITY
  const rents = index.dimension((p) => p.rentPerSf ?? missing)
  const sizes = index.dimension((p) => p.squareFootage ?? missing)
  const types = index.dimension((p) => p.propertyType ?? '')
  const counted = index.groupAll<number>().reduceCount()
  return ({ rent, size, type }) => {
    // crossfilter's upper bound is exclusive.
    rents.filterRange([rent[0], rent[1] + 1e-9])
    sizes.filterRange([size[0], size[1] + 1])
    if (type === null) types.filterAll()
    else types.filterExact(type)
    const first = rents.bottom(SHOWN)
    return { count: counted.value(), first }
  }
}

function mustAgree(ours: Found, array: Found, peer: Pick<Found, 'count'>): void {
  if (ours.count !== array.count || ours.count !== peer.count) {
    throw new Error(`The sides find ${ours.count}, ${array.count} and ${peer.count} properties.`)
  }
  if (ours.first().join() !== array.first().join()) throw new Error('The sides find different properties.')
}
