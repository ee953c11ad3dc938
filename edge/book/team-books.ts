import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { type Book, type BookBase, type Change, overlay } from '../../sync/book/book.ts'
import { createBase } from '../../sync/book/create-base.ts'
import { decodeBook } from '../../sync/book/decode-book.ts'
import { collectBytes } from '../../sync/book/gzip.ts'
import type { Property } from '../../sync/domain/property.ts'
import { storedSnapshot } from './stored-snapshot.ts'

interface Held {
  /** The base is this snapshot or a newer one. */
  snapshot: number
  /** Shared by all who ask while it is being read. */
  base: Promise<BookBase>
  latest: { tailSeq: number; book: Book } | null
}

/**
 * The books of teams as the server answers from them: the same index as the browser's, read again only when
 * something changed. Memory grows with the teams that call the REST interface, so only the newest few are kept.
 */
export function createTeamBooks(limit = 8): (db: Database, teamId: string) => Promise<Book> {
  const held = new Map<string, Held>()

  function hold(db: Database, teamId: string, snapshot: number): Held {
    const known = held.get(teamId)
    const team =
      known && known.snapshot >= snapshot
        ? known
        : { snapshot, base: readBase(db, teamId, snapshot), latest: null }
    held.delete(teamId)
    held.set(teamId, team)
    for (const oldest of held.keys()) {
      if (held.size <= limit) break
      held.delete(oldest)
    }
    return team
  }

  async function baseOf(teamId: string, team: Held): Promise<BookBase> {
    try {
      const base = await team.base
      team.snapshot = Math.max(team.snapshot, base.snapshot.seq)
      return base
    } catch (error) {
      if (held.get(teamId) === team) held.delete(teamId)
      throw error
    }
  }

  return async (db, teamId) => {
    for (;;) {
      const state = await readState(db, teamId)
      const team = hold(db, teamId, state.snapshot)
      const base = await baseOf(teamId, team)
      if (team.latest?.tailSeq === state.tailSeq) return team.latest.book
      const { snapshot, changes } = await readTail(db, teamId, base.snapshot.seq)
      // Else part of what changed since the base has just moved from the tail into a newer snapshot.
      if (snapshot <= base.snapshot.seq) {
        const book = overlay(base, changes)
        team.latest = { tailSeq: state.tailSeq, book }
        return book
      }
    }
  }
}

/** The snapshot `atLeast` or a newer one. In one transaction, so that all of the bytes are of one snapshot. */
async function readBase(db: Database, teamId: string, atLeast: number): Promise<BookBase> {
  const bytes = await db.transaction(
    async (tx) => {
      const snapshot = await storedSnapshot((work) => work(tx), teamId)
      return await collectBytes(snapshot.slices())
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const snapshot = await decodeBook(bytes)
  if (snapshot.seq < atLeast)
    throw new Error('The book was written by another version and is not yet made anew.')
  return createBase(snapshot)
}

const inForce = (teamId: string) =>
  sql`coalesce((select snapshot_seq from public.book where team_id = ${teamId}), 0)::float8`

/** One statement, so that the two figures are of one state. */
async function readState(db: Database, teamId: string): Promise<{ snapshot: number; tailSeq: number }> {
  const [state] = await rowsOf<{ snapshot: number; tail: number }>(
    db,
    sql`select ${inForce(teamId)} as snapshot,
      coalesce((select max(change_seq) from public.property_tail where team_id = ${teamId}), 0)::float8 as tail`,
  )
  return { snapshot: state?.snapshot ?? 0, tailSeq: state?.tail ?? 0 }
}

/** The changes after `seq`, and the snapshot that was in force with them. */
async function readTail(
  db: Database,
  teamId: string,
  seq: number,
): Promise<{ snapshot: number; changes: Change[] }> {
  const rows = await rowsOf<{ snapshot: number; id: string | null; row: Property | null }>(
    db,
    sql`select b.snapshot, t.id, t.row from (select ${inForce(teamId)} as snapshot) b
      left join public.property_tail t on t.team_id = ${teamId} and t.change_seq > ${seq}`,
  )
  const changes = rows.flatMap(({ id, row }) => (id === null ? [] : [{ id, property: row }]))
  return { snapshot: rows[0]?.snapshot ?? 0, changes }
}
