import { BookUnreadable } from './book-unreadable.ts'
import { checksum } from './checksum.ts'
import { gunzipChunks } from './gzip.ts'

/** Reads a gzipped file from start to end, so that it is never in memory whole. */
export interface BlockReader {
  /** The next bytes, in a buffer of their own. Throws where there are fewer. */
  take(length: number): Promise<Uint8Array<ArrayBuffer>>
  /** The next block, in a buffer of its own. */
  block(): Promise<Uint8Array<ArrayBuffer>>
  /** Throws unless the checksum of all blocks comes now, and then the end. */
  end(): Promise<void>
  /** Lets go of the file, read or not. */
  close(): Promise<void>
}

export function createBlockReader(gzipped: Uint8Array): BlockReader {
  const longest = unpackedLength(gzipped)
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
    if (length > longest) throw new BookUnreadable('The book is damaged.')
    const bytes = new Uint8Array(length)
    for (let at = 0; at < length; ) {
      if (!(await isMore())) throw new BookUnreadable('The book is cut short.')
      const part = chunk.subarray(0, length - at)
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
    async end() {
      if (wordIn(await take(4)) !== sum) throw new BookUnreadable('The book is damaged.')
      if (await isMore()) throw new BookUnreadable('The book goes on after its end.')
    },
    async close() {
      await chunks.return(undefined)
    },
  }
}

/** What gzip says at its end. No part is longer: a damaged length must not ask for memory beyond all bounds. */
function unpackedLength(gzipped: Uint8Array): number {
  if (gzipped.length < 4) throw new BookUnreadable('The book is cut short.')
  return wordIn(gzipped.subarray(-4))
}

function wordIn({ buffer, byteOffset }: Uint8Array): number {
  return new DataView(buffer, byteOffset).getUint32(0, true)
}
