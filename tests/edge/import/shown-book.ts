import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { bookSnapshot } from '../../../db/private-schema.ts'
import { asProperty, property } from '../../../db/property-table.ts'
import { book, propertyTail } from '../../../db/schema.ts'
import { decodeBook } from '../../../sync/book/wire/decode-book.ts'
import { readProperty } from '../../../sync/columns/read-property.ts'
import { type Property, UNCHANGED } from '../../../sync/domain/property.ts'

type Book = ReadonlyMap<string, Property>

/** What a browser shows of the demo team's book: the snapshot, overlaid with the tail that is newer. */
export async function shownBook(db: Database, team = 'demo'): Promise<Book> {
  return await db.transaction(
    async (tx) => {
      const [head] = await tx.select().from(book).where(eq(book.teamId, team))
      const [snapshot] = await tx.select().from(bookSnapshot).where(eq(bookSnapshot.teamId, team))
      const seq = snapshot?.seq ?? 0
      if (seq < (head?.snapshotSeq ?? 0)) throw new Error('The book names a snapshot that is not there.')
      const shown = new Map<string, Property>()
      if (snapshot) {
        const { columns } = await decodeBook(Uint8Array.from(snapshot.bytes))
        for (let row = 0; row < columns.rows; row++) {
          const shownProperty = readProperty(columns, row)
          shown.set(shownProperty.id, shownProperty)
        }
      }
      const tail = await tx.select().from(propertyTail).where(eq(propertyTail.teamId, team))
      for (const { id, changeSeq, row } of tail) {
        if (changeSeq <= seq) continue
        if (row) shown.set(id, row)
        else shown.delete(id)
      }
      return sorted(shown.values())
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The live rows of the table itself, which is what must be shown. */
export async function liveBook(db: Database, team = 'demo'): Promise<Book> {
  const rows = await db.select().from(property).where(eq(property.teamId, team))
  return sorted(rows.filter((row) => row.removedAt === null).map(asProperty))
}

/** What a book says, whenever it was changed. */
export function unchanged(book: Book): Book {
  return sorted(Array.from(book.values(), (shown) => ({ ...shown, ...UNCHANGED })))
}

function sorted(properties: Iterable<Property>): Book {
  return new Map([...properties].sort((a, b) => (a.id < b.id ? -1 : 1)).map((p) => [p.id, p]))
}
