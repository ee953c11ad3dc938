import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import type { BookColumns } from '../../sync/columns/book-columns.ts'
import { weakMemo } from '../../sync/memo.ts'
import { streamOf } from '../http/stream-of.ts'
import { createKeptTexts } from './kept-texts.ts'

/** How many are written at once: a few milliseconds of work, between which other requests are answered. */
const AT_ONCE = 200
/** Bytes of answers that are kept for a book: about forty with fifty properties. */
const KEPT_ANSWERS = 3 * 1024 * 1024
/** Characters of properties that are kept for a snapshot: about three thousand properties. */
const KEPT_PROPERTIES = 5 * 1024 * 1024

/** What is answered, before it is written. */
export interface FoundProperties {
  readonly key: 'properties' | 'results'
  readonly slots: Uint32Array
  /** What is said of the property at a place of `slots` beside what it says itself. */
  readonly beside?: (place: number) => Readonly<Record<string, unknown>>
  /** The answer's other fields. */
  readonly rest: Readonly<Record<string, unknown>>
}

/**
 * A JSON answer of so many properties at most. Up to `AT_ONCE` of them are one piece, which is kept as long as the book
 * is: `asked` is all that it depends on beside the book. More are streamed while they are read, and are never in memory
 * as a whole.
 */
export async function answerProperties(
  book: Book,
  limit: number,
  asked: readonly unknown[],
  find: () => FoundProperties,
): Promise<Response> {
  if (limit > AT_ONCE) return await writeProperties(book, find())
  const question = JSON.stringify(asked)
  return answer(keptAnswers.of(book).of(question, () => bytesOf(book, find())))
}

/** The same of properties that have been found already, none of which is kept. */
export async function writeProperties(book: Book, found: FoundProperties): Promise<Response> {
  return answer(found.slots.length > AT_ONCE ? await streamOf(partsOf(book, found)) : bytesOf(book, found))
}

function bytesOf(book: Book, found: FoundProperties): Uint8Array<ArrayBuffer> {
  return encoder.encode([...pieces(book, found)].join(''))
}

const encoder = new TextEncoder()
const keptAnswers = weakMemo((_book: Book) => createKeptTexts<string, Uint8Array<ArrayBuffer>>(KEPT_ANSWERS))
const keptProperties = weakMemo((_columns: BookColumns) => createKeptTexts<number, string>(KEPT_PROPERTIES))

function answer(body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

async function* partsOf(book: Book, found: FoundProperties): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const piece of pieces(book, found)) {
    yield encoder.encode(piece)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** The text of an answer, some properties at a time. */
function* pieces(book: Book, { key, slots, beside, rest }: FoundProperties): Generator<string> {
  const facts = JSON.stringify(rest).slice(1, -1)
  yield `{${facts}${facts === '' ? '' : ','}"${key}":[`
  const isShort = slots.length <= AT_ONCE
  for (let from = 0; from < slots.length; from += AT_ONCE) {
    const written = Array.from(slots.subarray(from, from + AT_ONCE), (slot, i) => {
      const property = isShort ? keptJson(book, slot) : JSON.stringify(propertyAt(book, slot))
      return beside === undefined ? property : joinObjects(property, JSON.stringify(beside(from + i)))
    })
    yield `${from === 0 ? '' : ','}${written.join(',')}`
  }
  yield ']}'
}

/** Two objects in JSON, neither of them empty, as one. */
function joinObjects(one: string, other: string): string {
  return `${one.slice(0, -1)},${other.slice(1)}`
}

/** A list of all would only drive out what is asked for often. */
function keptJson(book: Book, slot: number): string {
  const { columns } = book.base.snapshot
  const write = () => JSON.stringify(propertyAt(book, slot))
  return slot < columns.rows ? keptProperties.of(columns).of(slot, write) : write()
}
