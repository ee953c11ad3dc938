import { getTableColumns, sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../../db/database.ts'
import { property, type ShownOver } from '../../../db/property-table.ts'
import { createBookEncoder } from '../../../sync/book/wire/encode-book.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { type SaidOver, shownUnder } from '../../../sync/domain/records/correction.ts'

/** Rows that are fetched at once, while those before them are taken. */
const FETCH = 1000

const STORE_ONLY = new Set([
  'teamId',
  'sourceId',
  'contentHash',
  'changeSeq',
  'removedAt',
  'endedAt',
  'joinedInto',
])
const MOMENTS = new Set(['createdAt', 'changedAt', 'rentChangedAt'])
const columns = sql.raw(
  Object.entries(getTableColumns(property))
    .filter(([key]) => !STORE_ONLY.has(key))
    .map(([key, column]) =>
      MOMENTS.has(key)
        ? `round(extract(epoch from "${column.name}") * 1000)::float8 as "${key}"`
        : `"${column.name}" as "${key}"`,
    )
    .join(', '),
)

export interface EncodedBook {
  /** The newest change the book holds. */
  readonly seq: number
  readonly rows: number
  readonly bytes: Uint8Array
}

/** A book that has been read and not yet packed. */
export interface ReadBook {
  /** Takes time and needs no transaction. */
  pack(): Promise<EncodedBook>
}

/** Reads the team's live properties as this transaction sees them, some rows at a time. */
export async function readLiveBook(
  tx: Transaction,
  team: string,
  rowsOfBook = liveProperties,
): Promise<ReadBook> {
  const [newest] = await rowsOf<{ seq: number }>(
    tx,
    sql`select coalesce(max(change_seq), 0)::float8 as seq from property where team_id = ${team}`,
  )
  const seq = newest?.seq ?? 0
  const encoder = createBookEncoder({ teamId: team, seq })
  let rows = 0
  for await (const live of rowsOfBook(tx, team)) {
    encoder.add(live)
    rows++
  }
  return { pack: async () => ({ seq, rows, bytes: await encoder.finish() }) }
}

type StoredProperty = Property & { joined: ShownOver | null; corrections: SaidOver | null } & Record<
    string,
    unknown
  >

/** In order of id, as they are shown. */
export async function* liveProperties(tx: Transaction, team: string): AsyncGenerator<Property> {
  await tx.execute(sql`declare live_property no scroll cursor for select ${columns} from property
    where team_id = ${team} and removed_at is null and joined_into is null order by id collate "C"`)
  const fetchRows = () => {
    const fetched = rowsOf<StoredProperty>(tx, sql`fetch ${sql.raw(String(FETCH))} from live_property`)
    // A failure is thrown where it is waited for, if anybody still is.
    fetched.catch(() => {})
    return fetched
  }
  for (let next = fetchRows(), isLast = false; !isLast; ) {
    const batch = await next
    isLast = batch.length < FETCH
    if (!isLast) next = fetchRows()
    for (const { joined, corrections, ...row } of batch) {
      const said: Property = joined === null ? row : { ...row, ...joined }
      yield corrections === null ? said : shownUnder(said, corrections)
    }
  }
  await tx.execute(sql`close live_property`)
}
