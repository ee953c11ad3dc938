import { type Book, type BookBase, type Change, overlay } from '../../../sync/book/book.ts'
import type { Property } from '../../../sync/domain/property.ts'

/** How rows come in, wherever they come from. Nothing is shown before `commit`. */
export interface BookSink {
  /** Starts over from a snapshot, with no changes. */
  reset(base: BookBase): void
  put(property: Property): void
  remove(id: string): void
  commit(): void
}

export function createBookSink(publish: (book: Book) => void): BookSink {
  let base: BookBase | null = null
  let changes = new Map<string, Change>()
  return {
    reset(next) {
      base = next
      changes = new Map()
    },
    put: (property) => void changes.set(property.id, { id: property.id, property }),
    remove: (id) => void changes.set(id, { id, property: null }),
    commit() {
      if (base) publish(overlay(base, changes.values()))
    },
  }
}
