import type { Connection } from '../sync/connection.ts'
import type { BookState } from './book-store.ts'

/** The connection as the page tells of it: where the newest book cannot be had, what is shown is old. */
export function displayedConnection({
  connection,
  failure,
  isBehind,
}: Pick<BookState, 'connection' | 'failure' | 'isBehind'>): Connection {
  if (!isBehind || failure === null || (connection !== 'live' && connection !== 'connecting'))
    return connection
  return failure === 'signed_out' ? 'signed_out' : 'offline'
}
