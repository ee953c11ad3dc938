import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** The lock every writer of a book takes first, as `private.open_book` does. */
const BOOK_LOCK = 8787
const POLL_MS = 3

/** Writes to the product's own database, as another program of the server would. */
export interface BookWriter {
  /** The only property with this name whose address stands on the card; undefined where there are several. */
  idOf(name: string, card: string): Promise<string | undefined>
  /** Changes one landlord in a transaction that opens the book; when it began, milliseconds since 1970. */
  changeOne(id: string, landlord: string): Promise<number>
  /**
   * Changes all landlords in one transaction, without the product's triggers, which the sync engine alone does
   * not need; when it began, milliseconds since 1970.
   */
  changeAll(word: string): Promise<number>
  /** When somebody next opens the book to write, milliseconds since 1970. */
  untilOpened(): Promise<number>
  close(): Promise<void>
}

export async function openBookWriter(databaseUrl: string): Promise<BookWriter> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const inTransaction = async (...statements: [sql: string, values?: unknown[]][]): Promise<number> => {
    const from = Date.now()
    await client.query('begin')
    for (const [sql, values] of statements) await client.query(sql, values)
    await client.query('commit')
    return from
  }
  return {
    async idOf(name, card) {
      const found = await client.query(
        'select id from property where name = $1 and position(address in $2) > 0 and removed_at is null',
        [name, card],
      )
      return found.rowCount === 1 ? found.rows[0].id : undefined
    },
    changeOne: (id, landlord) =>
      inTransaction(
        ["select private.open_book('demo')"],
        ['update property set landlord_firm = $1 where id = $2', [landlord, id]],
      ),
    changeAll: (word) =>
      inTransaction(
        ['set local session_replication_role = replica'],
        [
          `update property set landlord_firm = concat(landlord_firm, ' ', $1::text) where removed_at is null`,
          [word],
        ],
      ),
    async untilOpened() {
      const held = 'select from pg_locks where locktype = $1 and classid = $2 and granted'
      while ((await client.query(held, ['advisory', BOOK_LOCK])).rowCount === 0) await delay(POLL_MS)
      return Date.now()
    },
    close: () => client.end(),
  }
}
