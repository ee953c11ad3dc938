import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { connectNode } from '../../../../db/connect-node.ts'
import { seedDemoTeam } from '../../../../db/demo-team.ts'
import { plainText } from '../../../../sync/assistant/linked-text.ts'
import { type Book, overlay } from '../../../../sync/book/book.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { makeBase } from '../../../make/book.ts'
import { createTestDatabase } from '../../../postgres.ts'
import { fillBook } from '../../fill-book.ts'
import { type Asked, askBuiltIn } from '../ask-built-in.ts'

export interface BookInSql {
  readonly book: Book
  /** Asks the built-in assistant. */
  ask(words: string): Promise<Asked>
  /** The rows of `select ...` in Postgres. */
  rowsOf(select: string): Promise<Record<string, unknown>[]>
}

/** The same properties as a book that the assistant reads and as rows in Postgres, for a whole test file. */
export function bookInSql(properties: readonly Property[]): BookInSql {
  const ordered = properties.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, ordered), [])
  let run: (select: string) => Promise<Record<string, unknown>[]>
  const cleanUp = new AsyncDisposableStack()
  beforeAll(async () => {
    const database = await createTestDatabase()
    cleanUp.defer(database.drop)
    const { db, close } = connectNode(database.url)
    cleanUp.defer(close)
    await seedDemoTeam(db)
    await fillBook(db, ordered)
    run = async (select) => (await db.execute(sql.raw(`select ${select}`))).rows
  })
  afterAll(() => cleanUp.disposeAsync())
  return { book, ask: (words) => askBuiltIn(book, words), rowsOf: (select) => run(select) }
}

/** The column of a field in Postgres. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The cells of an answer's table, without links. */
export function shownRows({ context }: Asked): string[][] {
  return (context.findings.table?.rows ?? []).map((cells) => cells.map(plainText))
}
