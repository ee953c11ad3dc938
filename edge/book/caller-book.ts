import type { Context } from 'hono'
import type { Book } from '../../sync/book/book.ts'
import { requireUser } from '../auth/require-user.ts'
import type { Services } from '../services.ts'
import { createTeamBooks } from './team-books.ts'

/** The book of the team that asks; refuses who is not signed in. */
export type BookOf = (c: Context) => Promise<Book>

/** Made once for an app: its routes share the books it keeps. */
export function createBookOf(services: Services): BookOf {
  const bookOfTeam = createTeamBooks()
  return async (c) => {
    const { teamId } = await requireUser(c, services)
    return services.withDb((db) => bookOfTeam(db, teamId))
  }
}
