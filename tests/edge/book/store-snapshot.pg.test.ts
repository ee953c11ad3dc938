import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookSnapshot } from '../../../db/private-schema.ts'
import { storeSnapshot } from '../../../edge/book/snapshot/store-snapshot.ts'
import { openBook } from '../import/open-book.ts'

test('a snapshot that comes in many pieces is stored as their bytes in order, in the place of the one before', async () => {
  const { db } = await openBook()
  const stored = async (seq: number, pieces: readonly Uint8Array[]) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select private.open_book('demo')`)
      await storeSnapshot(tx, 'demo', { seq, rows: 3, pieces })
    })
    return await db.select({ seq: bookSnapshot.seq, bytes: bookSnapshot.bytes }).from(bookSnapshot)
  }
  const pieces = Array.from({ length: 12 }, (_, i) => Uint8Array.of(i, 0, 255 - i))
  const [first] = await stored(1, pieces)
  expect([...(first?.bytes ?? [])]).toEqual(pieces.flatMap((piece) => [...piece]))
  const [second, ...others] = await stored(2, pieces.slice(0, 1))
  expect([...(second?.bytes ?? [])]).toEqual([0, 0, 255])
  expect(others).toEqual([])
  const [again] = await stored(2, pieces.slice(1, 3))
  expect(again).toMatchObject({ seq: 2 })
  expect([...(again?.bytes ?? [])]).toEqual([1, 0, 254, 2, 0, 253])
})
