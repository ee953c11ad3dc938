import { and, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import { property } from '../../db/property-table.ts'
import { changeBook } from '../../edge/book/change-book.ts'
import { importRows } from '../../edge/import/import-rows.ts'
import { createRejectedFile } from '../../edge/import/run/rejected-file.ts'
import { WorkbookError } from '../../sync/sheets/model/workbook-error.ts'
import type { WorkbookEvent } from '../../sync/sheets/model/workbook-event.ts'
import { type MadeRow, makeEvents } from '../edge/import/make-events.ts'
import { BULK_SOURCE } from './schedule.ts'
import { stampOf } from './stamped-rows.ts'

/** What a write ends with that is not to stay. */
export class Undone extends Error {}

/** What steps write to the book of the demo team. `number` makes the stamp, so it must be new. */
export interface BookWriters {
  edit(pairs: readonly string[], number: number): Promise<void>
  remove(pairs: readonly string[]): Promise<void>
  putBack(pairs: readonly string[], number: number): Promise<void>
  /** Writes as `putBack` and takes it back. @throws Undone */
  rollBack(pairs: readonly string[], number: number): Promise<void>
  /** Makes a source's rows those of its first `pairs` pairs. */
  importPairs(source: string, pairs: number, number: number): Promise<void>
  /** Reads the same rows from a file that turns out damaged at its end. @throws Undone */
  failToImport(source: string, pairs: number, number: number): Promise<void>
  /** Changes the bulk source as a large import does, with its snapshot, and takes all of it back. @throws Undone */
  rollBackBulk(number: number): Promise<void>
}

export function createBookWriters(db: Database, dataDir: string): BookWriters {
  const inBook = (write: (tx: Transaction) => Promise<unknown>): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
      await write(tx)
    })
  const importEvents = async (source: string, events: AsyncIterable<WorkbookEvent>): Promise<void> => {
    const rejectedRows = createRejectedFile(dataDir, source, 'soak')
    const common = { db, team: DEMO_TEAM, source, workbook: `${source}.csv`, force: true }
    await importRows({ ...common, events, rejectedRows })
  }
  return {
    edit: (pairs, number) =>
      inBook((tx) => restamp(tx, and(inPairs(pairs), isNull(property.removedAt)), number)),
    remove: (pairs) =>
      inBook((tx) =>
        tx
          .update(property)
          .set({ removedAt: new Date() })
          .where(and(inPairs(pairs), isNull(property.removedAt))),
      ),
    putBack: (pairs, number) => inBook((tx) => restamp(tx, inPairs(pairs), number)),
    rollBack: (pairs, number) =>
      inBook(async (tx) => {
        await restamp(tx, inPairs(pairs), number)
        throw new Undone()
      }),
    importPairs: (source, pairs, number) => importEvents(source, makeEvents(rowsOf(source, pairs, number))),
    failToImport: (source, pairs, number) => importEvents(source, damagedFile(source, pairs, number)),
    rollBackBulk: (number) =>
      db.transaction(async (tx) => {
        await changeBook(tx, { team: DEMO_TEAM, changes: Number.POSITIVE_INFINITY }, (inner) =>
          restamp(inner, like(property.name, `${BULK_SOURCE}/%`), number),
        )
        throw new Undone()
      }),
  }
}

function inPairs(pairs: readonly string[]): SQL {
  const names = pairs.flatMap((pair) => [`${pair} A`, `${pair} B`])
  return and(eq(property.teamId, DEMO_TEAM), inArray(property.name, names)) ?? sql`false`
}

async function restamp(tx: Transaction, where: SQL | undefined, number: number): Promise<void> {
  await tx
    .update(property)
    .set({
      tenant: sql`left(name, length(name) - 2) || ' @' || ${number}::text`,
      notes: `Edited in step ${number}. “Höhe” 36′ ✓`,
      rentPerSf: (number % 300) / 100,
      rail: [null, true, false][number % 3] ?? null,
      removedAt: null,
    })
    .where(where)
}

/** Two rows a pair, with values in columns of every kind. */
function rowsOf(source: string, pairs: number, number: number): MadeRow[] {
  return Array.from({ length: pairs * 2 }, (_, i): MadeRow => {
    const pair = `${source}/${Math.floor(i / 2) + 1}`
    const name = `${pair} ${i % 2 === 0 ? 'A' : 'B'}`
    const given = {
      name,
      tenant: stampOf(pair, number),
      address: `${100 + i} Wallisville Rd`,
      city: i % 3 === 0 ? 'Houston' : 'Katy',
      latitude: 29.5 + i / 1000,
      longitude: -95.5 - (number % 97) / 1000,
      notes: i % 5 === 0 ? null : `Imported in step ${number}, ${i % 7} cranes`,
      squareFootage: 1000 * i + number,
      rentPerSf: i % 11 === 0 ? null : (number % 400) / 100,
      clearHeight: 20 + ((i + number) % 20),
      expiration: `20${26 + (number % 9)}-03`,
      rail: [null, true, false][(i + number) % 3] ?? null,
    }
    return { key: name, given }
  })
}

async function* damagedFile(source: string, pairs: number, number: number): AsyncGenerator<WorkbookEvent> {
  yield* makeEvents(rowsOf(source, pairs, number))
  throw new WorkbookError('damaged', `${source}.csv is damaged.`, { cause: new Undone() })
}
