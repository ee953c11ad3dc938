import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { plainText } from '../../../../sync/assistant/linked-text.ts'
import { type Book, overlay } from '../../../../sync/book/book.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { makeBase } from '../../../make/book.ts'
import { appUnderTest } from '../../app-under-test.ts'
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
  beforeAll(async () => {
    const { db } = await appUnderTest()
    await fillBook(db, ordered)
    run = async (select) => (await db.execute(sql.raw(`select ${select}`))).rows
  })
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
