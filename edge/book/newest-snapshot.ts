import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'

/** The newest snapshot of a team that this version can read, without its bytes. */
export interface NewestSnapshot {
  readonly teamId: string
  readonly seq: string
  /** Bytes. */
  readonly length: number
  /** What it goes by where it is kept beside Postgres. A restored database may count the same changes again. */
  readonly key: string
}

/** Where snapshots are kept beside Postgres. */
export const KEPT_SNAPSHOTS = 'books'

/** Of one team, or of all. */
export async function newestSnapshots(db: Database, teamId?: string): Promise<NewestSnapshot[]> {
  const rows = await rowsOf<{ teamId: string; seq: string; length: number; madeAt: string }>(
    db,
    sql`select distinct on (team_id) team_id as "teamId", seq, octet_length(bytes) as length,
        round(extract(epoch from created_at) * 1000)::text as "madeAt"
      from private.book_snapshot
      where format = ${BOOK_FORMAT} and ${teamId === undefined ? sql`true` : sql`team_id = ${teamId}`}
      order by team_id, seq desc`,
  )
  return rows.map(({ madeAt, ...newest }) => {
    const team = encodeURIComponent(newest.teamId)
    return { ...newest, key: `${KEPT_SNAPSHOTS}/${team}-${BOOK_FORMAT}-${newest.seq}-${madeAt}` }
  })
}
