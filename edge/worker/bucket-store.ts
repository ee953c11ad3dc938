import type { FileStore, StoredFile } from '../services/file-store.ts'
import type { Bucket, BucketPart } from './bucket.ts'

/** R2 takes parts of at least 5 MiB, all but the last of one size. One of them is in memory at a time. */
const PART_BYTES = 5 * 1024 * 1024
/** Read at once: readers ask for little at a time, and each reading is a request. */
const WINDOW_BYTES = 1024 * 1024

/** Keeps files in a bucket of R2. */
export function bucketStore(bucket: Bucket): FileStore {
  return {
    async put(key, body, most) {
      const parts = partsOf(body, most)
      const first = await parts.next()
      if (first.value === null) return null
      const begun = first.value ?? new Uint8Array()
      if (begun.length < PART_BYTES) {
        await bucket.put(key, begun)
        return begun.length
      }
      return await putInParts(bucket, key, begun, parts)
    },
    async copy(from, to) {
      const file = await bucket.get(from)
      if (file === null) throw new Error('The file to copy is not kept.')
      await bucket.put(to, file.body)
    },
    async open(key) {
      const found = await bucket.head(key)
      return found === null ? null : openFile(bucket, key, found.size)
    },
    async remove(key) {
      await bucket.delete(key)
    },
  }
}

async function putInParts(
  bucket: Bucket,
  key: string,
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array | null, undefined>,
): Promise<number | null> {
  const upload = await bucket.createMultipartUpload(key)
  const sent: BucketPart[] = []
  let size = 0
  try {
    for (let part: Uint8Array | null | undefined = first; part !== undefined; ) {
      if (part === null) {
        await upload.abort()
        return null
      }
      sent.push(await upload.uploadPart(sent.length + 1, part))
      size += part.length
      part = (await rest.next()).value
    }
    await upload.complete(sent)
    return size
  } catch (error) {
    await upload.abort().catch(() => {})
    throw error
  }
}

/** Parts of one size, the last one smaller; null in place of the part with which they are more than `most` bytes. */
async function* partsOf(
  body: ReadableStream<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array | null, undefined> {
  let part = new Uint8Array(PART_BYTES)
  let [filled, size] = [0, 0]
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) {
      yield null
      return
    }
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.subarray(at, at + PART_BYTES - filled)
      part.set(taken, filled)
      at += taken.length
      filled += taken.length
      if (filled < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}

function openFile(bucket: Bucket, key: string, size: number): StoredFile {
  let window = { start: 0, bytes: new Uint8Array() }

  async function load(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const part = await bucket.get(key, { range: { offset, length } })
    if (part === null) throw new Error('The file is no longer kept.')
    return new Uint8Array(await part.arrayBuffer())
  }

  return {
    size,
    async read(start, end) {
      const last = Math.min(end, size)
      if (start >= last) return new Uint8Array()
      const isHeld = start >= window.start && last <= window.start + window.bytes.length
      if (!isHeld) {
        const length = Math.min(Math.max(last - start, WINDOW_BYTES), size - start)
        window = { start, bytes: await load(start, length) }
      }
      return window.bytes.slice(start - window.start, last - window.start)
    },
    async close() {
      window = { start: 0, bytes: new Uint8Array() }
    },
  }
}
