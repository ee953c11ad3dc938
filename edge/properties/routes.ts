import type { Context, Hono } from 'hono'
import { api, type FilterInput } from '../../sync/api.ts'
import { ask } from '../../sync/book/ask.ts'
import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { vocabularyOf } from '../../sync/book/vocabulary-of.ts'
import { criteriaOf, effectiveCriteria } from '../../sync/domain/criteria.ts'
import { filterProblems } from '../../sync/domain/filter-problems.ts'
import type { PropertyFilter } from '../../sync/domain/filter.ts'
import { parsedCriteriaOf } from '../../sync/domain/parsed-criteria.ts'
import type { Property } from '../../sync/domain/property.ts'
import { parseQuery } from '../../sync/domain/query-language.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { ApiError } from '../api-error.ts'
import { requireUser } from '../auth/require-user.ts'
import { createTeamBooks } from '../book/team-books.ts'
import { handle } from '../handle.ts'
import type { Services } from '../services.ts'

/** The book over HTTP, answered by the same functions that answer in the browser. */
export function propertyRoutes(app: Hono, services: Services): void {
  const bookOfTeam = createTeamBooks()
  const bookOf = async (c: Context): Promise<Book> => {
    const { teamId } = await requireUser(c, services)
    return services.withDb((db) => bookOfTeam(db, teamId))
  }

  handle(app, api.properties, async ({ limit, page }, c) => {
    const book = await bookOf(c)
    const { slots } = ask(book, { criteria: [], sort: DEFAULT_SORT })
    return { properties: pageOf(book, slots, limit, page), totalCount: slots.length }
  })

  handle(app, api.searchProperties, async ({ query, filter, limit, page }, c) => {
    const book = await bookOf(c)
    const vocabulary = vocabularyOf(book)
    const parsed = parseQuery(query, vocabulary)
    const criteria = effectiveCriteria(parsed, panelFilter(filter ?? {}), vocabulary).map((c) => c.criterion)
    const { slots } = ask(book, { criteria, sort: filter?.sortBy ?? parsed.sort ?? 'relevance' })
    return {
      results: pageOf(book, slots, limit, page),
      totalCount: slots.length,
      parsedCriteria: parsedCriteriaOf(parsed),
    }
  })

  handle(app, api.filterProperties, async ({ limit, page, ...input }, c) => {
    const book = await bookOf(c)
    const criteria = criteriaOf(panelFilter(input), vocabularyOf(book))
    const { slots } = ask(book, { criteria, sort: input.sortBy ?? DEFAULT_SORT })
    return { results: pageOf(book, slots, limit, page), totalCount: slots.length }
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
  if (problem) throw new ApiError('bad_request', problem.sentence)
  return one
}

/** Without a limit, all of them. Pages count from 1. */
function pageOf(book: Book, slots: Uint32Array, limit = slots.length, page = 1): Property[] {
  return Array.from(slots.subarray((page - 1) * limit, page * limit), (slot) => propertyAt(book, slot))
}
