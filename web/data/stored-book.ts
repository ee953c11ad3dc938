const CACHE = 'clearheight-book'

/** A snapshot as it came over the wire. */
export interface WireBook {
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The browser's copy of the book, one per user. Storage that is full, forbidden or damaged is as if empty: the
 * book is then fetched on every visit.
 */
export async function readStoredBook(userId: string): Promise<WireBook | null> {
  try {
    const response = await (await caches.open(CACHE)).match(keyOf(userId))
    const etag = response?.headers.get('ETag')
    return response && etag ? { etag, bytes: new Uint8Array(await response.arrayBuffer()) } : null
  } catch {
    return null
  }
}

/** Keeps this book and drops those of other users. */
export async function storeBook(userId: string, { etag, bytes }: WireBook): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.put(keyOf(userId), new Response(bytes, { headers: { ETag: etag } }))
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname !== keyOf(userId)) await cache.delete(request)
    }
  } catch {
    // Nothing stored: the next visit fetches.
  }
}

export async function forgetStoredBook(userId: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).delete(keyOf(userId))
  } catch {
    // Nothing was stored.
  }
}

/** Removes the books of all users. */
export async function forgetStoredBooks(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // Nothing was stored.
  }
}

function keyOf(userId: string): string {
  return `/stored-book/${encodeURIComponent(userId)}`
}
