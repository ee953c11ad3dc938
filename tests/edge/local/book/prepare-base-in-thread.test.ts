import { expect, test } from 'vitest'
import { prepareBaseHere } from '../../../../edge/book/prepare-base.ts'
import { prepareBaseInThread } from '../../../../edge/local/book/prepare-base-in-thread.ts'
import { createBookEncoder } from '../../../../sync/book/wire/encode-book.ts'
import { makeProperty } from '../../../make/property.ts'

async function packedBook(): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = createBookEncoder({ teamId: 'demo', seq: 7 })
  for (const id of ['a', 'b', 'c']) encoder.add(makeProperty({ id, name: `Plant ${id}` }))
  return await encoder.finish()
}

test('a book is prepared in another thread as it is here, and its bytes are moved there, not copied', async () => {
  const bytes = await packedBook()
  const here = await prepareBaseHere(bytes.slice())
  let threads = 0
  process.once('worker', () => threads++)
  const base = await prepareBaseInThread(bytes)
  expect([threads, bytes.length]).toEqual([1, 0])
  expect(base).toEqual({ ...here })
})

test('a book that cannot be read is refused with the words of who reads it', async () => {
  await expect(prepareBaseInThread(new Uint8Array(100))).rejects.toThrow('The book could not be unpacked.')
})

test('a thread that ends before it has answered is a failure', async () => {
  process.once('worker', (thread) => thread.terminate())
  await expect(prepareBaseInThread(await packedBook())).rejects.toThrow('ended without an answer')
})
