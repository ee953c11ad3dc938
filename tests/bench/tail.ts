import crossfilter from 'crossfilter2'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { type Book, type Change, overlay } from '../../sync/book/book.ts'
import { ask } from '../../sync/book/question/ask.ts'
import { find, type Question } from '../../sync/book/question/find.ts'
import type { Property } from '../../sync/domain/property.ts'
import { makeBase } from '../make/book.ts'
import { type BenchFigures, quantile, timeRuns } from './figures.ts'

const TAIL = 2_000
const SHOWN = 200
const CHEAP = 1
const QUESTION: Question = {
  criteria: [{ kind: 'range', field: 'rentPerSf', min: null, max: CHEAP }],
  sort: 'rent_asc',
}

/**
 * One more property changes in a book of which 2,000 have changed since its snapshot: from the change to the count
 * and the first 200, and to the whole answer, beside crossfilter2, which is given the new property for the old one.
 */
export async function benchTail(): Promise<BenchFigures> {
  return { ...compare(20_000), ...compare(200_000) }
}

function compare(rows: number): BenchFigures {
  const properties = [...sampleProperties({ seed: 7, count: rows })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const base = makeBase(1, properties)
  const apart = Math.floor(rows / TAIL)
  const changed = (row: number, cents: number): Property => ({
    ...(properties[row * apart] as Property),
    rentPerSf: cents / 100,
  })
  const tail = new Map(Array.from({ length: TAIL }, (_, i) => asChange(changed(i, i % 200))))
  const peer = peerFor(properties, [...tail.values()])
  let turn = 0
  /** Another of them each time, with another rent than it had. */
  const next = (): Property => changed(turn % TAIL, ++turn % 190)
  const change = (property: Property): Book => {
    tail.set(property.id, { id: property.id, property })
    return overlay(base, tail.values())
  }
  const found = find(change(changed(0, 50)), QUESTION).found
  if (found !== peer(changed(0, 50)).count) throw new Error('The sides find different properties.')
  const p50 = (runs: number, work: () => unknown) => quantile(timeRuns(runs, work), 0.5)
  const ours = p50(50, () => find(change(next()), QUESTION, SHOWN))
  const whole = p50(50, () => ask(change(next()), QUESTION))
  const book = change(next())
  const unchanged = p50(50, () => ask(book, QUESTION))
  const theirs = p50(rows > 100_000 ? 3 : 10, () => peer(next()))
  return {
    [`rows${rows}_change_to_first_200_p50_ms`]: ours,
    [`rows${rows}_crossfilter2_p50_ms`]: theirs,
    [`rows${rows}_times_faster_than_crossfilter2`]: theirs / ours,
    [`rows${rows}_change_to_whole_answer_p50_ms`]: whole,
    [`rows${rows}_times_a_question_without_a_change`]: whole / unchanged,
  }
}

function asChange(property: Property): [string, Change] {
  return [property.id, { id: property.id, property }]
}

function peerFor(properties: readonly Property[], tail: readonly Change[]) {
  const changed = new Map(tail.map(({ id, property }) => [id, property]))
  const index = crossfilter(properties.map((property) => changed.get(property.id) ?? property))
  // Below all bounds, so that what states no rent is not found.
  const rents = index.dimension((property) => property.rentPerSf ?? Number.NEGATIVE_INFINITY)
  const counted = index.groupAll<number>().reduceCount()
  return (property: Property) => {
    index.remove(({ id }: Property) => id === property.id)
    index.add([property])
    // Its upper bound is exclusive.
    rents.filterRange([0, CHEAP + 1e-9])
    return { count: counted.value(), first: rents.bottom(SHOWN) }
  }
}
