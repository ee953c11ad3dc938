import { TEXT_FIELDS } from '../../domain/fuzzy.ts'
import type { Property } from '../../domain/property.ts'
import type { TextIndex } from '../../search/text-index.ts'
import type { TextHits, TextRow } from '../../search/text-search.ts'
import { createTextSearcher, type TextSearcher } from '../../search/text-searcher.ts'
import type { Book } from '../book.ts'

const searchers = new WeakMap<TextIndex, TextSearcher>()

const latest = new WeakMap<Book, { query: string; hits: TextHits }>()

/**
 * Searches words in a whole book; ranks are by slot, and must not be changed. Null while the book has no text index
 * yet. What was found last is kept: other criteria change far more often than the words beside them.
 */
export function searchBook(book: Book, query: string): TextHits | null {
  const { textIndex } = book.base
  if (textIndex === null) return null
  const last = latest.get(book)
  if (last?.query === query) return last.hits
  let searcher = searchers.get(textIndex)
  if (searcher === undefined) {
    searcher = createTextSearcher(textIndex, book.base.snapshot.columns.strings)
    searchers.set(textIndex, searcher)
  }
  const hits = searcher.search(query, extraTexts(book))
  latest.set(book, { query, hits })
  return hits
}

const texts = new WeakMap<Property, TextRow>()

/** Those of a property stay the same object, so that what is worked out for one is kept. */
function extraTexts({ extraProperties }: Book): readonly TextRow[] {
  return extraProperties.map((property) => {
    let row = texts.get(property)
    if (row === undefined) {
      row = TEXT_FIELDS.map((field) => property[field])
      texts.set(property, row)
    }
    return row
  })
}
