import { type ArrivingBook, readBook } from './arriving-book.ts'
import type { FaultLog } from './fault-log.ts'

export const BOOK_CACHE = 'clearheight-book'

/** What the browser keeps for one user between visits. Storage that is full, forbidden or emptied is as if empty. */
export interface StoredBook {
  /** The stored copy; with `after`, only one that is newer than this seq. */
  read(options?: { after: number }): Promise<ArrivingBook | null>
  /** Keeps this book and drops what is stored for others. */
  write(book: { etag: string; bytes: Uint8Array<ArrayBuffer> }, seq: number): Promise<void>
  /** Drops the copy with this ETag, which cannot be read. */
  discard(etag: string): Promise<void>
  /** What is stored under a name beside the book; null where nothing is. */
  readBeside(name: string): Promise<Response | null>
  writeBeside(name: string, response: Response): Promise<void>
  /** Removes all of it, for good: nothing is stored from now on. */
  close(): Promise<void>
}

/** What is used of the browser's `caches`. */
export interface BookCaches {
  open(name: string): Promise<BookCache>
}
type BookCache = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>

const BOOK = 'book'
const SEQ = 'Book-Seq'

export function openStoredBook(caches: () => BookCaches, userId: string, log: FaultLog): StoredBook {
  const folder = `/stored-book/${encodeURIComponent(userId)}/`
  let isClosed = false
  /** The last write, whether it went well or not. */
  let written: Promise<unknown> = Promise.resolve()

  /** What is stored is a copy: where the browser's storage fails, there is none. */
  async function inCache<T>(work: (cache: BookCache) => Promise<T>): Promise<T | null> {
    try {
      return await work(await caches().open(BOOK_CACHE))
    } catch (error) {
      log.tell('book-not-stored', error instanceof Error ? error.name : undefined)
      return null
    }
  }
  async function put(name: string, response: Response): Promise<void> {
    if (isClosed) return
    const writing = inCache(async (cache) => {
      await cache.put(folder + name, response)
      await drop(cache, (path) => !path.startsWith(folder))
      log.clear()
    })
    written = Promise.all([written, writing])
    await writing
  }

  return {
    read: ({ after } = { after: -1 }) =>
      inCache(async (cache) => {
        const response = await cache.match(folder + BOOK)
        const etag = response?.headers.get('ETag')
        if (!response?.body || !etag || !(seqOf(response) > after)) return null
        return readBook(etag, response.body)
      }),
    write: ({ etag, bytes }, seq) =>
      put(BOOK, new Response(bytes, { headers: { ETag: etag, [SEQ]: `${seq}` } })),
    async discard(etag) {
      await inCache(async (cache) => {
        const stored = await cache.match(folder + BOOK)
        if (stored?.headers.get('ETag') === etag) await cache.delete(folder + BOOK)
      })
    },
    readBeside: (name) => inCache(async (cache) => (await cache.match(folder + name)) ?? null),
    writeBeside: put,
    async close() {
      isClosed = true
      await written
      await inCache((cache) => drop(cache, (path) => path.startsWith(folder)))
    },
  }
}

/** Whether a book is stored for anybody. */
export async function isBookStored(caches: () => BookCaches): Promise<boolean> {
  try {
    const keys = await (await caches().open(BOOK_CACHE)).keys()
    return keys.some(({ url }) => url.endsWith(`/${BOOK}`))
  } catch {
    return false
  }
}

function seqOf(response: Response): number {
  return Number(response.headers.get(SEQ) ?? Number.NaN)
}

async function drop(cache: BookCache, isUnwanted: (path: string) => boolean): Promise<void> {
  for (const request of await cache.keys()) {
    if (isUnwanted(new URL(request.url).pathname)) await cache.delete(request)
  }
}
