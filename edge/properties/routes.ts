import type { Hono } from 'hono'
import { filterProperties } from '../../sync/api/portfolio.ts'
import { type FilterInput, listProperties, searchProperties } from '../../sync/api/properties.ts'
import type { Book } from '../../sync/book/book.ts'
import { findWanted, type Wanted } from '../../sync/book/question/ask.ts'
import type { Question } from '../../sync/book/question/find.ts'
import { MAX_CRITERIA } from '../../sync/book/question/marks.ts'
import { unusedCriteria } from '../../sync/book/question/unused-criteria.ts'
import { vocabularyOf } from '../../sync/book/question/vocabulary-of.ts'
import { wordsSentences } from '../../sync/book/question/words/words-sentences.ts'
import type { WordsUse } from '../../sync/book/question/words/words-use.ts'
import type { MomentField } from '../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { filterProblems } from '../../sync/domain/criteria/filter-problems.ts'
import { parsedCriteriaOf } from '../../sync/domain/criteria/parsed-criteria.ts'
import { dayHere } from '../../sync/domain/dates/days.ts'
import { criteriaOf, effectiveCriteria } from '../../sync/domain/query/criteria.ts'
import { parseQuery } from '../../sync/domain/query/query-language.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { findPortfolio } from '../../sync/portfolio/portfolio-set.ts'
import { countCall } from '../auth/count-call.ts'
import type { BookOf } from '../book/caller-book.ts'
import { ApiError } from '../http/api-error.ts'
import { handleAnswer } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { answerProperties } from './answer-properties.ts'
import { furtherCriteria, momentOf } from './further-criteria.ts'

/** The book over HTTP, answered by the same functions that answer in the browser. */
export function propertyRoutes(app: Hono, services: Services, bookOf: BookOf): void {
  handleAnswer(app, listProperties, async (input, c) => {
    await countCall('books', c, services)
    const book = await bookOf(c)
    return await answerProperties(book, input.limit ?? book.size, ['list', input], () => {
      const { addedSince, changedSince, rentChangedSince, ...page } = input
      const criteria = [
        ...since('createdAt', addedSince),
        ...since('changedAt', changedSince),
        ...since('rentChangedAt', rentChangedSince),
      ]
      const { slots, totalCount } = pageOf(book, { criteria, sort: DEFAULT_SORT }, page)
      return { key: 'properties', slots, rest: { totalCount } }
    })
  })

  handleAnswer(app, searchProperties, async (input, c) => {
    await countCall('questions', c, services)
    const book = await bookOf(c)
    const today = dayHere(services.now())
    return await answerProperties(book, input.limit ?? book.size, ['search', today, input], () => {
      const { query, filter, withSimilar, ...page } = input
      const vocabulary = vocabularyOf(book)
      const parsed = parseQuery(query, vocabulary, today)
      const { panel, further } = filterOf(filter ?? {})
      const asked = [
        ...further,
        ...effectiveCriteria(parsed, panel, vocabulary, {}, withSimilar).map((c) => c.criterion),
      ]
      const criteria = asked.slice(0, MAX_CRITERIA)
      const sort = filter?.sortBy ?? parsed.sort ?? 'relevance'
      const { slots, totalCount, words } = pageOf(book, { criteria, sort }, page, parsed)
      const rest = {
        totalCount,
        parsedCriteria: parsedCriteriaOf(parsed),
        searchedWords: searchedWords(words),
        unusedCriteria: unusedCriteria(asked),
      }
      return { key: 'results', slots, rest }
    })
  })

  handleAnswer(app, filterProperties, async (input, c) => {
    await countCall('questions', c, services)
    const book = await bookOf(c)
    return await answerProperties(book, input.limit ?? book.size, ['filter', input], () => {
      const { limit, page, filters, ...filter } = input
      const { panel, further } = filterOf(filter)
      const criteria = [...criteriaOf(panel, vocabularyOf(book)), ...further]
      if (criteria.length > MAX_CRITERIA) {
        throw new ApiError('bad_request', `A filter has at most ${MAX_CRITERIA} parts`)
      }
      const sort = filter.sortBy ?? DEFAULT_SORT
      const { slots, totalCount } =
        filters === undefined
          ? pageOf(book, { criteria, sort }, { limit, page })
          : portfolioPage(book, filters, { criteria, sort }, { limit, page })
      return { key: 'results', slots, rest: { totalCount } }
    })
  })
}

function since(field: MomentField, given: string | undefined): Criterion[] {
  const from = momentOf(given)
  return from === undefined ? [] : [{ kind: 'moment', field, from, to: null, not: false }]
}

/** Joins the specification's two shapes of parameters. Where both are given, the search page's names win. */
function filterOf({ sortBy: _, propertyType, minSize, maxSize, ...filter }: FilterInput) {
  const panel: PropertyFilter = {
    ...filter,
    ...(propertyType ? { propertyTypes: [propertyType] } : {}),
    ...(minSize === undefined ? {} : { minSqft: minSize }),
    ...(maxSize === undefined ? {} : { maxSqft: maxSize }),
  }
  const [problem] = filterProblems(panel)
  if (problem) throw new ApiError('bad_request', problem.message)
  return { panel, further: furtherCriteria(filter) }
}

/** What became of the words that were searched. A question has at most one text criterion. */
function searchedWords([use]: readonly WordsUse[]) {
  if (use === undefined) return null
  const { notUsed, similar, similarWords, withSimilar } = use
  return { told: wordsSentences(use), notUsed, similarWords, similarCount: similar, withSimilar }
}

interface FoundPage {
  slots: Uint32Array
  totalCount: number
}

interface AskedPage {
  limit?: number | undefined
  page?: number | undefined
}

/** Without a limit, all of them. Pages count from 1. `wanted` says how many a question itself asks for. */
function pageOf(
  book: Book,
  question: Question,
  { limit = book.size, page = 1 }: AskedPage,
  wanted: Wanted = {},
) {
  const { found, slots, words } = findWanted(book, question, wanted, page * limit)
  return { slots: slots.subarray((page - 1) * limit), totalCount: found, words }
}

/** The same for properties that also meet a portfolio's filters. */
function portfolioPage(
  book: Book,
  filters: readonly PortfolioFilter[],
  question: Question,
  { limit = book.size, page = 1 }: AskedPage,
): FoundPage {
  const { found, slots } = findPortfolio(book, filters, question, page * limit)
  return { slots: slots.subarray((page - 1) * limit), totalCount: found }
}
