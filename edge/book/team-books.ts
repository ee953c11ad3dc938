import type { Database } from '../../db/database.ts'
import { type Book, type BookBase, overlay, withAliases, withAssumptions } from '../../sync/book/book.ts'
import { collectBytes } from '../../sync/book/wire/gzip.ts'
import type { KeptSnapshots } from '../services/kept-snapshots.ts'
import type { BookOfTeam } from '../services/services.ts'
import { shareNext } from '../services/share-next.ts'
import { type PrepareBase, prepareBaseHere } from './prepare-base.ts'
import { storedSnapshot } from './stored-snapshot.ts'
import { type BookState, readState, readTail } from './stored-tail.ts'

export interface TeamBooksOptions {
  prepareBase?: PrepareBase
  /** So many books are kept. */
  limit?: number
  /**
   * Requests that arrive while a snapshot is being read share that one read. Not for a Worker, where a read ends with
   * the request that began it, so that no other request may wait for it.
   */
  sharesReading?: boolean
}

/** The same as `BookOfTeam`; a snapshot is read from where it is kept beside Postgres. */
export type TeamBooks = (db: Database, teamId: string, kept?: KeptSnapshots | null) => ReturnType<BookOfTeam>

interface Held {
  /** The base is this snapshot or a newer one. */
  snapshot: number
  base: Promise<BookBase>
  latest: { tail: number; base: BookBase; book: Book } | null
}

/**
 * The books of teams as the server answers from them: the same index as the browser's, read again only when
 * something changed. Memory grows with the teams that call the REST interface, so only the newest few are kept.
 */
export function createTeamBooks({
  prepareBase = prepareBaseHere,
  limit = 8,
  sharesReading = true,
}: TeamBooksOptions = {}): TeamBooks {
  const held = new Map<string, Held>()
  const states = new Map<string, () => Promise<BookState>>()

  /** Requests of a team that come at once ask the database once. */
  function stateOf(db: Database, teamId: string): Promise<BookState> {
    if (!sharesReading) return readState(db, teamId)
    const shared = states.get(teamId) ?? shareNext(() => readState(db, teamId))
    states.delete(teamId)
    states.set(teamId, shared)
    for (const oldest of states.keys()) {
      if (states.size <= limit) break
      states.delete(oldest)
    }
    return shared()
  }

  function heldOrRead(db: Database, teamId: string, snapshot: number, kept: KeptSnapshots | null): Held {
    const known = held.get(teamId)
    if (known && known.snapshot >= snapshot) return known
    return { snapshot, base: readBase(db, teamId, { atLeast: snapshot, prepareBase, kept }), latest: null }
  }

  function hold(teamId: string, team: Held): void {
    held.delete(teamId)
    held.set(teamId, team)
    for (const oldest of held.keys()) {
      if (held.size <= limit) break
      held.delete(oldest)
    }
  }

  async function baseOf(teamId: string, team: Held): Promise<BookBase> {
    try {
      if (sharesReading) hold(teamId, team)
      const base = await team.base
      team.snapshot = Math.max(team.snapshot, base.snapshot.seq)
      if (!sharesReading) hold(teamId, team)
      return base
    } catch (error) {
      if (held.get(teamId) === team) held.delete(teamId)
      throw error
    }
  }

  return async (db, teamId, kept = null) => {
    for (;;) {
      const state = await stateOf(db, teamId)
      const team = heldOrRead(db, teamId, state.snapshot, kept)
      const base = withAssumptions(await baseOf(teamId, team), state.assumptions)
      if (team.latest?.tail === state.tail && team.latest.base === base)
        return withAliases(team.latest.book, state.aliases)
      const { snapshotSeq, tail } = await readTail(db, teamId, base.snapshot.seq)
      // Otherwise some changes since the base have just moved from the tail into a newer snapshot.
      if (snapshotSeq <= base.snapshot.seq) {
        const changes = tail.map(({ id, row }) => ({ id, property: row }))
        const book = overlay(base, changes)
        team.latest = { tail: state.tail, base, book }
        return withAliases(book, state.aliases)
      }
    }
  }
}

interface ReadBaseOptions {
  readonly atLeast: number
  readonly prepareBase: PrepareBase
  readonly kept: KeptSnapshots | null
}

/** The snapshot `atLeast` or a newer one. In one transaction, so that all of the bytes are of one snapshot. */
async function readBase(
  db: Database,
  teamId: string,
  { atLeast, prepareBase, kept }: ReadBaseOptions,
): Promise<BookBase> {
  const bytes = await db.transaction(
    async (tx) => {
      const snapshot = await storedSnapshot((work) => work(tx), teamId, kept)
      return await collectBytes(snapshot.slices())
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const base = await prepareBase(bytes)
  if (base.snapshot.seq < atLeast)
    throw new Error('The book was written by another version and is not yet made anew.')
  return base
}
