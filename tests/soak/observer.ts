import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { stringAt } from '../../sync/columns/string-column.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { BookState, BookStore } from '../../web/data/book/book-store.ts'
import type { WriteOutcome } from '../../web/data/requests/write-outcome.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Publish } from './judge.ts'
import type { StampedRow } from './stamped-rows.ts'

/**
 * Runs in the pages of the built product, before anything else, and changes nothing of it. It finds the page's
 * book store where React's own tools would, in the tree that React shows them, and reads what the store holds.
 */
export interface Observer {
  /** Of the book that the page shows; null before there is one. */
  fingerprint(): string | null
  properties(): Property[]
  connection(): BookState['connection'] | null
  /** Hands a note to the page as its form does; false where the sync engine is not there yet. */
  sendNote(note: { id: string; propertyId: string; note: string }): boolean
  editNote(note: { id: string; note: string }): boolean
  /** A property's notes as the server's answer has them: id and text, in order of id. */
  notes(propertyId: string): Promise<[string, string][]>
}

declare global {
  interface Window {
    soak: Observer
    /** Given by the browser's driver. */
    soakPublished(publish: Publish): Promise<void>
    soakNoteOutcome(id: string, text: string, outcome: WriteOutcome): Promise<void>
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
  }
}

interface Fiber {
  readonly memoizedProps: { readonly store?: unknown } | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

const visit = `${performance.timeOrigin} ${Math.random()}`
let store: BookStore | null = null
let isOpen = false
let published: Book | null = null
let lastTold = ''
let shown: ReadonlyMap<string, string> = new Map()

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot(_renderer: number, root: { readonly current: Fiber }) {
    if (store !== null) return
    store = findStore(root.current)
    store?.subscribe(follow)
    follow()
  },
}

function findStore(fiber: Fiber | null): BookStore | null {
  if (fiber === null) return null
  const found = fiber.memoizedProps?.store
  if (isBookStore(found)) return found
  return findStore(fiber.child) ?? findStore(fiber.sibling)
}

function isBookStore(found: unknown): found is BookStore {
  return typeof found === 'object' && found !== null && 'state' in found && 'open' in found
}

function follow(): void {
  const { book = null, firstPage = null, connection = null, failure = null } = store?.state() ?? {}
  const told = `soak: connection ${connection}, book ${failure ?? 'fine'}`
  // For who looks into why a page was late.
  if (told !== lastTold) console.info(told)
  lastTold = told
  if (book === null && firstPage !== null && !isOpen) {
    isOpen = true
    const first = firstPage.properties.map(({ id, tenant }) => ({ id, stamp: tenant }))
    void window.soakPublished({ visit, found: firstPage.answer.found, first })
  }
  if (book === null || book === published) return
  published = book
  const next = stampsOf(book)
  const changed: StampedRow[] = []
  for (const [id, stamp] of next) if (shown.get(id) !== stamp) changed.push({ id, stamp })
  for (const id of shown.keys()) if (!next.has(id)) changed.push({ id, stamp: null })
  shown = next
  void window.soakPublished({ visit, changed })
}

function stampsOf(book: Book): Map<string, string> {
  const stamps = new Map<string, string>()
  const { columns } = book.base.snapshot
  for (const slot of slotsOf(book)) {
    const extra = slot - columns.rows
    const [from, row] = extra < 0 ? [columns, slot] : [book.extra, extra]
    const id = stringAt(from.strings.id, row) ?? ''
    // The same row twice is a fault of its own, shown as a stamp that nobody wrote.
    const stamp = stamps.has(id) ? 'twice' : stringAt(from.strings.tenant, row)
    stamps.set(id, stamp ?? '')
  }
  return stamps
}

function* slotsOf(book: Book): Generator<number> {
  for (let slot = 0; slot < book.slots; slot++) if (book.gone[slot] !== 1) yield slot
}

function properties(): Property[] {
  const book = store?.state().book
  return book ? Array.from(slotsOf(book), (slot) => propertyAt(book, slot)) : []
}

window.soak = {
  fingerprint: () => (store?.state().book ? fingerprintOf(properties()) : null),
  properties,
  connection: () => store?.state().connection ?? null,
  sendNote({ id, propertyId, note }) {
    const notes = store?.state().sync?.notes
    const draft = { id, propertyId, note, isPrivate: false, state: 'waiting' as const, at: Date.now() }
    void notes?.send(draft).then((outcome) => window.soakNoteOutcome(id, note, outcome))
    return notes !== undefined
  },
  editNote({ id, note }) {
    const notes = store?.state().sync?.notes
    void notes
      ?.edit({ id, note, isPrivate: false, now: Date.now() })
      .then((outcome) => window.soakNoteOutcome(id, note, outcome))
    return notes !== undefined
  },
  notes: (propertyId) =>
    new Promise((resolve) => {
      const notes = store?.state().sync?.notes
      if (notes === undefined) return resolve([])
      let isDone = false
      const stop = notes.watch(propertyId, (rows, isComplete) => {
        // More may come before what is watched can be let go of, which is done once.
        if (!isComplete || isDone) return
        isDone = true
        resolve(rows.map(({ id, note }): [string, string] => [id, note]).sort(([a], [b]) => (a < b ? -1 : 1)))
        setTimeout(() => stop())
      })
    }),
}
