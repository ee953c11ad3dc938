import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { BookTail } from '../../sync/api/book.ts'
import type { Assumption } from '../../sync/domain/economics/assumptions.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { NameAlias } from '../../sync/domain/words/name-alias.ts'

const inForce = (teamId: string) =>
  sql`coalesce((select snapshot_seq from public.book where team_id = ${teamId}), 0)::float8`

/** The seqs of the snapshot in force and of the newest change since, 0 where there is none, what names mean, and what is assumed. */
export interface BookState {
  snapshot: number
  tail: number
  aliases: readonly NameAlias[]
  assumptions: readonly Assumption[]
}

/** One statement, so that the two figures are of one state. */
export async function readState(db: Database, teamId: string): Promise<BookState> {
  const [state] = await rowsOf<BookState & Record<string, unknown>>(
    db,
    sql`select ${inForce(teamId)} as snapshot,
      coalesce((select max(change_seq) from public.property_tail where team_id = ${teamId}), 0)::float8 as tail,
      (select coalesce(json_agg(json_build_object('name', name, 'alias', alias) order by id), '[]')
        from public.name_alias where team_id = ${teamId}) as aliases,
      (select coalesce(json_agg(json_build_object('term', a.term, 'value', a.value, 'setBy', u.name) order by a.term), '[]')
        from public.assumed_term a join public.app_user u on u.id = a.author_id
        where a.team_id = ${teamId}) as assumptions`,
  )
  return state ?? { snapshot: 0, tail: 0, aliases: [], assumptions: [] }
}

/** The changes after `seq`, and the snapshot that was in force with them. */
export async function readTail(db: Database, teamId: string, seq = 0): Promise<BookTail> {
  const rows = await rowsOf<{ snapshot: number; id: string | null; seq: number; row: Property | null }>(
    db,
    sql`select b.snapshot, t.id, t.change_seq::float8 as seq, t.row
      from (select ${inForce(teamId)} as snapshot) b
      left join public.property_tail t on t.team_id = ${teamId} and t.change_seq > ${seq}`,
  )
  const tail = rows.flatMap(({ id, seq, row }) => (id === null ? [] : [{ id, changeSeq: seq, row }]))
  return { teamId, snapshotSeq: rows[0]?.snapshot ?? 0, tail }
}
