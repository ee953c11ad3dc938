import { queries } from '../../sync/queries.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { BookCommit } from './book-feed.ts'
import { type Connection, followConnection } from './connection.ts'
import { openZero } from './open-zero.ts'

/** Opens the sync engine for a user and tells of every commit of the book and of the connection. */
export function followSync(
  user: SessionUser,
  onCommit: (commit: BookCommit) => void,
  onConnection: (connection: Connection) => void,
): void {
  const zero = openZero(user, () => onConnection('update_needed'))
  followConnection(zero, onConnection)
  zero.materialize(queries.book.current()).addListener((book) => {
    if (!book) return
    const tail = book.tail.map(({ id, changeSeq, row }) => ({ id, changeSeq, row: row ?? null }))
    onCommit({ snapshotSeq: book.snapshotSeq, tail })
  })
}
