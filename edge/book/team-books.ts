import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { type Book, type BookBase, type Change, overlay } from '../../sync/book/book.ts'
import { createBase } from '../../sync/book/create-base.ts'
import { decodeBook } from '../../sync/book/decode-book.ts'
import type { Property } from '../../sync/domain/property.ts'
import { storedSnapshot } from './stored-snapshot.ts'

interface Held {
  base: BookBase
  tailSeq: number
  book: Book
}

/**
 * The books of teams as the server answers from them: the same index as the browser's, read again only when
 * something changed. Memory grows with the teams that call the REST interface, so only the newest few are kept.
 */
export function createTeamBooks(limit = 8): (db: Database, teamId: string) => Promise<Book> {
  const held = new Map<string, Held>()
  return async (db, teamId) => {
    const known = held.get(teamId)
    const next = await read(db, teamId, known)
    held.delete(teamId)
    held.set(teamId, next)
    for (const oldest of held.keys()) {
      if (held.size <= limit) break
      held.delete(oldest)
    }
    return next.book
  }
}

async function read(db: Database, teamId: string, known: Held | undefined): Promise<Held> {
  // One statement, so that the two figures are of one state.
  const [state] = await rowsOf<{ snapshot: string; tail: string }>(
    db,
    sql`select coalesce((select snapshot_seq from public.book where team_id = ${teamId}), 0) as snapshot,
               coalesce((select max(change_seq) from public.property_tail where team_id = ${teamId}), 0) as tail`,
  )
  const snapshot = Number(state?.snapshot ?? 0)
  const tailSeq = Number(state?.tail ?? 0)
  if (known && known.base.snapshot.seq >= snapshot && known.tailSeq === tailSeq) return known
  const base =
    known && known.base.snapshot.seq >= snapshot
      ? known.base
      : createBase(await decodeBook((await storedSnapshot(db, teamId)).bytes))
  const changes = await tailAfter(db, teamId, base.snapshot.seq)
  return { base, tailSeq, book: overlay(base, changes) }
}

async function tailAfter(db: Database, teamId: string, seq: number): Promise<Change[]> {
  const rows = await rowsOf<{ id: string; row: Property | null }>(
    db,
    sql`select id, row from public.property_tail where team_id = ${teamId} and change_seq > ${seq}`,
  )
  return rows.map(({ id, row }) => ({ id, property: row }))
}
