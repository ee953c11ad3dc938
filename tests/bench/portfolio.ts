import crossfilter from 'crossfilter2'
import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { type Book, overlay } from '../../sync/book/book.ts'
import type { Property } from '../../sync/domain/property.ts'
import { analyzePortfolio } from '../../sync/portfolio/analyze-portfolio.ts'
import { countValues } from '../../sync/portfolio/count-values.ts'
import { judgePortfolio } from '../../sync/portfolio/judge-portfolio.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { MOST_VALUES } from '../../sync/portfolio/suggest.ts'
import { makeBase } from '../make/book.ts'
import { type SeededRandom, seededRandom } from '../make/seeded-random.ts'
import { type BenchFigures, quantile, timeRuns } from './figures.ts'

const FACETS = ['propertyType', 'city', 'brokerFirm'] as const
type FacetName = (typeof FACETS)[number]
type Counts = Map<string, number>

/** The count of every value of three facets after a filter changed: ours, crossfilter2, and filtering again. */
export async function benchPortfolio(): Promise<BenchFigures> {
  return { ...compare(20_000), ...compare(100_000), ...compare(200_000) }
}

function compare(rows: number): BenchFigures {
  const properties = [...sampleProperties({ seed: 7, count: rows })].sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  const questions = drawQuestions(seededRandom(6), properties)
  const ours = (filters: readonly PortfolioFilter[]) =>
    countValues(book, judgePortfolio(book, filters), FACETS)
  const theirs = crossfilterFor(properties)
  for (const filters of questions) mustAgree(book, properties, filters, theirs(filters))
  // Each run asks another question than the one before, as a user does.
  const p50 = (side: (filters: readonly PortfolioFilter[]) => unknown, rounds: number) => {
    let turn = 0
    const runs = timeRuns(rounds * questions.length, () => side(questions[turn++ % questions.length] ?? []))
    return quantile(runs, 0.5)
  }
  const own = p50(ours, 30)
  const peer = p50(theirs, 5)
  const again = p50((filters) => refilter(properties, filters, ours(filters)), 1)
  return {
    [`rows${rows}_ours_p50_ms`]: own,
    [`rows${rows}_crossfilter2_p50_ms`]: peer,
    [`rows${rows}_filtering_again_p50_ms`]: again,
    [`rows${rows}_times_faster_than_crossfilter2`]: peer / own,
    [`rows${rows}_times_faster_than_filtering_again`]: again / own,
    [`rows${rows}_all_ten_fields_with_suggestions_p50_ms`]: p50(
      (filters) => analyzePortfolio(book, filters),
      10,
    ),
  }
}

/** Sets as they are narrowed step by step: nothing, then a type, a city, a firm, and other ways about. */
function drawQuestions(random: SeededRandom, properties: readonly Property[]): PortfolioFilter[][] {
  return Array.from({ length: 32 }, (_, i) => {
    const from = random.pick(properties)
    const steps = FACETS.flatMap((field) => {
      const value = from[field]
      return value === null ? [] : [{ field, value }]
    })
    return i % 2 === 0 ? steps.slice(0, i % 4) : steps.slice(0, 1 + (i % 3)).reverse()
  })
}

const passes = (property: Property, filters: readonly PortfolioFilter[]) =>
  FACETS.every((field) => {
    const wanted = filters.filter((filter) => filter.field === field)
    return wanted.length === 0 || wanted.some(({ value }) => value === property[field])
  })

/** As suggestions are counted without an index: once through all properties for every value shown. */
function refilter(
  properties: readonly Property[],
  filters: readonly PortfolioFilter[],
  { fields }: ReturnType<typeof countValues>,
): number {
  let total = 0
  for (const field of FACETS) {
    for (const value of fields.get(field)?.values.slice(0, MOST_VALUES) ?? []) {
      total += properties.filter((property) => passes(property, [...filters, { field, value }])).length
    }
  }
  return total
}

function crossfilterFor(properties: Property[]): (filters: readonly PortfolioFilter[]) => {
  count: number
  facets: Map<FacetName, Counts>
} {
  const index = crossfilter(properties)
  const dimensions = FACETS.map((field) => {
    const dimension = index.dimension((property) => property[field] ?? '')
    return { field, dimension, group: dimension.group<string, number>().reduceCount() }
  })
  const counted = index.groupAll<number>().reduceCount()
  return (filters) => {
    for (const { field, dimension } of dimensions) {
      const wanted = filters.filter((filter) => filter.field === field).map(({ value }) => value)
      if (wanted[0] === undefined) dimension.filterAll()
      else dimension.filterExact(wanted[0])
    }
    const facets = dimensions.map(({ field, group }) => {
      const counts = group.all().map(({ key, value }) => [key, value] as const)
      return [field, new Map(counts)] as const
    })
    return { count: counted.value(), facets: new Map(facets) }
  }
}

/** A group of crossfilter2 passes over its own filter: a further value adds what it counts. */
function mustAgree(
  book: Book,
  properties: readonly Property[],
  filters: readonly PortfolioFilter[],
  theirs: { count: number; facets: Map<FacetName, Counts> },
): void {
  const { count, fields } = countValues(book, judgePortfolio(book, filters), FACETS)
  const again = properties.filter((property) => passes(property, filters)).length
  if (count !== theirs.count || count !== again) {
    throw new Error(`The sides find ${count}, ${theirs.count} and ${again} properties.`)
  }
  for (const field of FACETS) {
    const counted = fields.get(field)
    const isAsked = filters.some((filter) => filter.field === field)
    for (const [i, value] of (counted?.values ?? []).entries()) {
      if (counted?.applied.has(i)) continue
      const expected = (theirs.facets.get(field)?.get(value) ?? 0) + (isAsked ? count : 0)
      if (counted?.after[i] !== expected) throw new Error(`The sides differ in ${field} ${value}.`)
    }
  }
}
