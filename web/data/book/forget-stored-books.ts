import { BOOK_CACHE } from './stored-book.ts'

/** Removes the stored books of all users. */
export async function forgetStoredBooks(): Promise<void> {
  try {
    await caches.delete(BOOK_CACHE)
  } catch {
    // Nothing was stored.
  }
}
