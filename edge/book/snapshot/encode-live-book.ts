import { sql } from 'drizzle-orm'
import { rowsOf, type Transaction } from '../../../db/database.ts'
import { property } from '../../../db/property-table.ts'
import { OWN_TEXTS, passesOf } from '../../../sync/book/wire/book-passes.ts'
import { createBookEncoder } from '../../../sync/book/wire/encode-book.ts'
import { type BookRows, encodeInPasses } from '../../../sync/book/wire/encode-in-passes.ts'
import { isOfLiveBook, liveProperties } from './live-properties.ts'

/** Bytes of columns that are in memory at once: those of some 75,000 properties. A larger book is read in passes. */
const AT_ONCE = 32 * 1024 * 1024
/** Bytes of a piece of a large book. */
const PIECE = 2 * 1024 * 1024

export interface EncodedBook {
  /** The newest change the book holds. */
  readonly seq: number
  readonly rows: number
  /** The book, one after the other. */
  readonly pieces: readonly Uint8Array[]
}

/** A book that has been read and not yet packed. */
export interface ReadBook {
  /** Takes time and needs no transaction. */
  pack(): Promise<EncodedBook>
}

/**
 * Reads the team's live properties as this transaction sees them, some rows at a time; of a large book also some columns
 * at a time, and packs those meanwhile. Nobody else may change the book that the transaction sees.
 */
export async function readLiveBook(
  tx: Transaction,
  team: string,
  rowsOfBook = liveProperties,
  atOnce = AT_ONCE,
): Promise<ReadBook> {
  const { seq, rows: size, ...textBytes } = await measure(tx, team)
  const passes = passesOf(size, textBytes, atOnce)
  if (passes.length > 1) {
    const rows: BookRows = {
      read: (fields) => rowsOfBook(tx, team, { fields }),
      withIds: (ids) => rowsOfBook(tx, team, { ids }),
    }
    const packed = { seq, ...(await encodeInPasses({ teamId: team, seq }, rows, passes, PIECE)) }
    return { pack: async () => packed }
  }
  const encoder = createBookEncoder({ teamId: team, seq })
  let rows = 0
  for await (const live of rowsOfBook(tx, team)) {
    encoder.add(live)
    rows++
  }
  return { pack: async () => ({ seq, rows, pieces: [await encoder.finish()] }) }
}

/** The newest change, and how many rows and bytes of text there are to read. */
async function measure(tx: Transaction, team: string) {
  const lengths = OWN_TEXTS.map((field) => {
    return sql.raw(`coalesce(sum(octet_length("${property[field].name}")), 0)::float8 as "${field}"`)
  })
  const [[newest], [size]] = [
    await rowsOf<{ seq: number }>(
      tx,
      sql`select coalesce(max(change_seq), 0)::float8 as seq from property where team_id = ${team}`,
    ),
    await rowsOf<Record<'rows' | (typeof OWN_TEXTS)[number], number>>(
      tx,
      sql`select count(*)::float8 as rows, ${sql.join(lengths, sql`, `)} from property where ${isOfLiveBook(team)}`,
    ),
  ]
  if (newest === undefined || size === undefined) throw new Error('The book could not be measured.')
  return { ...newest, ...size }
}
