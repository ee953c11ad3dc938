import type { Database } from '../../db/database.ts'
import type { Book } from '../../sync/book/book.ts'

/** The book of a team as it is now, read over `db` as far as it is not at hand. */
export type BookOfTeam = (db: Database, teamId: string) => Promise<Book>
