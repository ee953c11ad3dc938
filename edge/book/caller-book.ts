import type { Context } from 'hono'
import type { Book } from '../../sync/book/book.ts'
import { requireUser } from '../auth/require-user.ts'
import type { Services } from '../services/services.ts'

/** The book of the team that asks; refuses who is not signed in. */
export type BookOf = (c: Context) => Promise<Book>

/** Answers the book of the team of the user who is signed in; throws an `ApiError` where nobody is. */
export function createBookOf(services: Services): BookOf {
  return async (c) => {
    const { teamId } = await requireUser(c, services)
    return services.withDb((db) => services.bookOfTeam(db, teamId))
  }
}
