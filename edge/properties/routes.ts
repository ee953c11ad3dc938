import type { Hono } from 'hono'
import { api, type FilterInput } from '../../sync/api.ts'
import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/columns/property-at.ts'
import { find, type Question } from '../../sync/book/question/find.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import { criteriaOf, effectiveCriteria } from '../../sync/domain/criteria.ts'
import { dayHere } from '../../sync/domain/days.ts'
import type { PropertyFilter } from '../../sync/domain/filter.ts'
import { filterProblems } from '../../sync/domain/filter-problems.ts'
import { parsedCriteriaOf } from '../../sync/domain/parsed-criteria.ts'
import type { Property } from '../../sync/domain/property.ts'
import { parseQuery } from '../../sync/domain/query-language.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { findPortfolio } from '../../sync/portfolio/portfolio-set.ts'
import { portfolioApi } from '../../sync/portfolio-api.ts'
import { ApiError } from '../api-error.ts'
import type { BookOf } from '../book/caller-book.ts'
import { handleAnswer } from '../handle.ts'
import type { Services } from '../services.ts'
import { answerProperties } from './answer-properties.ts'

/** The book over HTTP, answered by the same functions that answer in the browser. */
export function propertyRoutes(app: Hono, { now }: Pick<Services, 'now'>, bookOf: BookOf): void {
  handleAnswer(app, api.properties, async (page, c) => {
    const book = await bookOf(c)
    const { slots, totalCount } = pageOf(book, { criteria: [], sort: DEFAULT_SORT }, page)
    return answerProperties('properties', slots, reader(book), { totalCount })
  })

  handleAnswer(app, api.searchProperties, async ({ query, filter, ...page }, c) => {
    const book = await bookOf(c)
    const vocabulary = vocabularyOf(book)
    const parsed = parseQuery(query, vocabulary, dayHere(now()))
    const criteria = effectiveCriteria(parsed, panelFilter(filter ?? {}), vocabulary).map((c) => c.criterion)
    const sort = filter?.sortBy ?? parsed.sort ?? 'relevance'
    const { slots, totalCount } = pageOf(book, { criteria, sort }, page)
    const parsedCriteria = parsedCriteriaOf(parsed)
    return answerProperties('results', slots, reader(book), { totalCount, parsedCriteria })
  })

  handleAnswer(app, portfolioApi.filterProperties, async ({ limit, page, filters, ...filter }, c) => {
    const book = await bookOf(c)
    const { slots, totalCount } =
      filters === undefined
        ? pageOf(
            book,
            {
              criteria: criteriaOf(panelFilter(filter), vocabularyOf(book)),
              sort: filter.sortBy ?? DEFAULT_SORT,
            },
            { limit, page },
          )
        : portfolioPage(book, filters, filter, { limit, page })
    return answerProperties('results', slots, reader(book), { totalCount })
  })
}

/** Both of the specification's shapes as one; the search page's names where both are given. */
function panelFilter({ sortBy: _, propertyType, minSize, maxSize, ...filter }: FilterInput): PropertyFilter {
  const one: PropertyFilter = {
    ...filter,
    ...(propertyType ? { propertyTypes: [propertyType] } : {}),
    ...(minSize === undefined ? {} : { minSqft: minSize }),
    ...(maxSize === undefined ? {} : { maxSqft: maxSize }),
  }
  const [problem] = filterProblems(one)
  if (problem) throw new ApiError('bad_request', problem.message)
  return one
}

interface FoundPage {
  slots: Uint32Array
  totalCount: number
}

interface AskedPage {
  limit?: number | undefined
  page?: number | undefined
}

/** Without a limit, all of them. Pages count from 1. */
function pageOf(book: Book, question: Question, { limit = book.size, page = 1 }: AskedPage): FoundPage {
  const { found, slots } = find(book, question, page * limit)
  return { slots: slots.subarray((page - 1) * limit), totalCount: found }
}

/** The same of a portfolio's filters, which the other names of a filter do not combine with. */
function portfolioPage(
  book: Book,
  filters: readonly PortfolioFilter[],
  { sortBy = DEFAULT_SORT, ...others }: FilterInput,
  { limit = book.size, page = 1 }: AskedPage,
): FoundPage {
  const [other] = Object.keys(others)
  if (other !== undefined) throw new ApiError('bad_request', `filters: cannot be combined with ${other}.`)
  const { found, slots } = findPortfolio(book, filters, sortBy, page * limit)
  return { slots: slots.subarray((page - 1) * limit), totalCount: found }
}

function reader(book: Book): (slot: number) => Property {
  return (slot) => propertyAt(book, slot)
}
