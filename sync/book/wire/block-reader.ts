import { BookUnreadable } from './book-format.ts'
import { checksum } from './checksum.ts'
import { gunzipChunks } from './gzip.ts'

/** Reads a gzipped file from start to end, as it comes, so that it is never in memory whole. */
export interface BlockReader {
  /** The next bytes, in a buffer of their own. Throws where there are fewer. */
  take(length: number): Promise<Uint8Array<ArrayBuffer>>
  /** The next block, in a buffer of its own. */
  block(): Promise<Uint8Array<ArrayBuffer>>
  /** Throws unless the checksum of all blocks so far comes now. */
  check(): Promise<void>
  /** Throws unless this is the end. */
  end(): Promise<void>
  /** Releases the file, whether it was read to its end or not. */
  close(): Promise<void>
}

/** A damaged length must not allocate without bounds: above this, memory is taken only for bytes that have arrived. */
const AT_ONCE = 2 ** 26

export function createBlockReader(gzipped: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): BlockReader {
  const chunks = gunzipChunks(gzipped)
  let chunk: Uint8Array = new Uint8Array(0)
  let sum = 0

  async function isMore(): Promise<boolean> {
    while (chunk.length === 0) {
      const next = await chunks.next()
      if (next.done) return false
      chunk = next.value
    }
    return true
  }

  async function take(length: number): Promise<Uint8Array<ArrayBuffer>> {
    let bytes = new Uint8Array(Math.min(length, AT_ONCE))
    for (let at = 0; at < length; ) {
      if (chunk.length === 0 && !(await isMore())) throw new BookUnreadable('The book is cut short.')
      const part = chunk.subarray(0, length - at)
      const end = at + part.length
      if (end > bytes.length) {
        const longer = Math.min(length, Math.max(end, bytes.length * 2))
        bytes = new Uint8Array(bytes.buffer.transfer(longer))
      }
      bytes.set(part, at)
      at += part.length
      chunk = chunk.subarray(part.length)
    }
    return bytes
  }

  return {
    take,
    async block() {
      const length = await take(4)
      const bytes = await take(wordIn(length))
      sum = checksum(bytes, checksum(length, sum))
      return bytes
    },
    async check() {
      if (wordIn(await take(4)) !== sum) throw new BookUnreadable('The book is damaged.')
    },
    async end() {
      if (await isMore()) throw new BookUnreadable('The book goes on after its end.')
    },
    async close() {
      await chunks.return(undefined)
    },
  }
}

function wordIn({ buffer, byteOffset }: Uint8Array): number {
  return new DataView(buffer, byteOffset).getUint32(0, true)
}
