import crossfilter from 'crossfilter2'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { ask } from '../../sync/book/ask.ts'
import { type Book, overlay } from '../../sync/book/book.ts'
import { find } from '../../sync/book/find.ts'
import type { Criterion } from '../../sync/domain/criterion.ts'
import type { Property } from '../../sync/domain/property.ts'
import { makeBase } from '../make/book.ts'
import { type BenchFigures, quantile, timeRuns } from './figures.ts'

const SHOWN = 200

interface Bounds {
  rent: readonly [number, number]
  size: readonly [number, number]
  type: string
}

/** Eight questions that find between a handful and half of the book. */
const QUESTIONS: readonly Bounds[] = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.3, 1.6].map((high, i) => ({
  rent: [0.4, high],
  size: [20_000 + 5_000 * i, 150_000],
  type: ['Manufacturing', 'Distribution', 'Warehouse', 'Office'][i % 4] as string,
}))

const criteriaOf = ({ rent, size, type }: Bounds): Criterion[] => [
  { kind: 'range', field: 'rentPerSf', min: rent[0], max: rent[1] },
  { kind: 'range', field: 'squareFootage', min: size[0], max: size[1] },
  { kind: 'word', field: 'propertyType', anyOf: [type], not: false },
]

/** Filter, count and the first 200 in order of rent: ours, crossfilter2, and Array.filter with a sort, in turn. */
export async function benchFilter(): Promise<BenchFigures> {
  return { ...compare(20_000), ...compare(100_000) }
}

function compare(rows: number): BenchFigures {
  const properties = [...sampleProperties({ seed: 7, count: rows })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  const sides = {
    ours: oursFor(book),
    crossfilter2: crossfilterFor(properties),
    arrayFilterSort: (question: Bounds) => byArray(properties, question),
  }
  for (const question of QUESTIONS) mustAgree(Object.values(sides).map((side) => side(question)))
  const p50 = Object.fromEntries(
    Object.entries(sides).map(([name, side]) => {
      const runs = QUESTIONS.flatMap((question) =>
        timeRuns(name === 'arrayFilterSort' ? 5 : 30, () => side(question)),
      )
      return [name, quantile(runs, 0.5)]
    }),
  ) as Record<keyof typeof sides, number>
  const whole = QUESTIONS.flatMap((question) =>
    timeRuns(30, () => ask(book, { criteria: criteriaOf(question), sort: 'rent_asc' })),
  )
  return {
    [`rows${rows}_ours_p50_ms`]: p50.ours,
    [`rows${rows}_crossfilter2_p50_ms`]: p50.crossfilter2,
    [`rows${rows}_array_p50_ms`]: p50.arrayFilterSort,
    [`rows${rows}_times_faster_than_crossfilter2`]: p50.crossfilter2 / p50.ours,
    [`rows${rows}_times_faster_than_array`]: p50.arrayFilterSort / p50.ours,
    [`rows${rows}_whole_answer_with_statistics_p50_ms`]: quantile(whole, 0.5),
  }
}

interface Found {
  count: number
  /** The first `SHOWN`, in order of rent. */
  first: ArrayLike<unknown>
}

function oursFor(book: Book): (question: Bounds) => Found {
  return (question) => {
    const { found, slots } = find(book, { criteria: criteriaOf(question), sort: 'rent_asc' }, SHOWN)
    return { count: found, first: slots }
  }
}

function byArray(properties: readonly Property[], { rent, size, type }: Bounds): Found {
  const found = properties.filter(
    (p) =>
      p.propertyType === type &&
      p.rentPerSf !== null &&
      p.rentPerSf >= rent[0] &&
      p.rentPerSf <= rent[1] &&
      p.squareFootage !== null &&
      p.squareFootage >= size[0] &&
      p.squareFootage <= size[1],
  )
  found.sort((a, b) => (a.rentPerSf as number) - (b.rentPerSf as number))
  return { count: found.length, first: found.slice(0, SHOWN) }
}

function crossfilterFor(properties: Property[]): (question: Bounds) => Found {
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
    types.filterExact(type)
    return { count: counted.value(), first: rents.bottom(SHOWN) }
  }
}

function mustAgree(answers: readonly Found[]): void {
  const counts = new Set(answers.map((answer) => answer.count))
  if (counts.size !== 1) throw new Error(`The sides find different counts: ${[...counts].join(', ')}.`)
}
