import { TEXT_FIELDS } from '../domain/fuzzy.ts'
import type { Property } from '../domain/property.ts'
import type { TextIndex } from '../search/text-index.ts'
import type { TextHits } from '../search/text-search.ts'
import { createTextSearcher, type TextSearcher } from '../search/text-searcher.ts'
import type { Book } from './book.ts'

const searchers = new WeakMap<TextIndex, TextSearcher>()

/** Searches words in a whole book; ranks are by slot. Null while the book has no text index yet. */
export function searchBook(book: Book, query: string): TextHits | null {
  const { textIndex } = book.base
  if (textIndex === null) return null
  let searcher = searchers.get(textIndex)
  if (searcher === undefined) {
    searcher = createTextSearcher(textIndex)
    searchers.set(textIndex, searcher)
  }
  return searcher.search(query, extraTexts(book))
}

const texts = new WeakMap<Book, (string | null)[][]>()

function extraTexts(book: Book): readonly (readonly (string | null)[])[] {
  let rows = texts.get(book)
  if (rows === undefined) {
    rows = book.extraProperties.map((property: Property) => TEXT_FIELDS.map((field) => property[field]))
    texts.set(book, rows)
  }
  return rows
}
