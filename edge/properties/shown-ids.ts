import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { Services } from '../services/services.ts'
import { standingProperties } from './standing-properties.ts'

/** These ids as the book shows them: that of a joined property becomes that of the one that stands for it. */
export async function shownIds(
  { withDb }: Pick<Services, 'withDb'>,
  { teamId }: SessionUser,
  book: Book,
  ids: readonly string[],
): Promise<string[]> {
  const hidden = ids.filter((id) => findSlot(book, id) < 0)
  if (hidden.length === 0) return [...ids]
  const standing = await withDb((db) => standingProperties(db, teamId, hidden))
  return ids.map((id) => standing.get(id)?.id ?? id)
}
