import { TEXT_FIELDS } from '../../domain/fields/text-fields.ts'
import type { Property } from '../../domain/property.ts'
import { WORD_PREFIX_SCORE } from '../../domain/words/fuzzy.ts'
import { lowestHeldRank, type TextHits, type TextRow } from '../../search/text-search.ts'
import { createTextSearcher, type TextSearcher } from '../../search/text-searcher.ts'
import type { TextIndex } from '../../search/texts/text-index.ts'
import type { Book } from '../book.ts'
import { spellingVariants } from './words/spelling-variants.ts'

const searchers = new WeakMap<TextIndex, TextSearcher>()

const latest = new WeakMap<Book, { query: string; hits: TextHits }>()
const latestWords = new WeakMap<Book, { key: string; held: Uint32Array }>()

/**
 * Searches words in a whole book. The ranks are by slot; do not change them. Null while the book has no text index.
 * The last result is kept, because other criteria change far more often than the words.
 */
export function searchBook(book: Book, query: string): TextHits | null {
  const last = latest.get(book)
  if (last?.query === query) return last.hits
  const typed = searcherOf(book)?.search(query, extraTexts(book)) ?? null
  const hits = typed === null ? null : withVariants(book, query, typed)
  if (hits !== null) latest.set(book, { query, hits })
  return hits
}

/** What holds the words in another way of writing them is found as what holds them as typed. */
function withVariants(book: Book, query: string, typed: TextHits): TextHits {
  const variants = spellingVariants(query)
  if (variants.length === 0) return typed
  const held = lowestHeldRank(typed)
  // The scores rise: one more of those that count as held stands for all other ways.
  const scores = Float64Array.of(
    ...typed.scores.slice(0, held),
    WORD_PREFIX_SCORE,
    ...typed.scores.slice(held),
  )
  const ranks = typed.ranks.map((rank) => (rank >= held ? rank + 1 : rank))
  for (const variant of variants) {
    const other = searcherOf(book)?.search(variant, extraTexts(book)) ?? null
    if (other === null) continue
    const least = lowestHeldRank(other)
    for (let slot = 0; slot < ranks.length; slot++) {
      if ((other.ranks[slot] as number) >= least && (ranks[slot] as number) < held) ranks[slot] = held
    }
  }
  return { ranks, scores }
}

/** For each slot, which of at most 32 words begin a word of the property, one bit each. The last result is kept. */
export function wordsHeld(book: Book, words: readonly string[]): Uint32Array {
  const key = words.join(' ')
  const last = latestWords.get(book)
  if (last?.key === key) return last.held
  const held = new Uint32Array(book.slots)
  const extra = extraTexts(book)
  for (const [i, word] of words.entries()) searcherOf(book)?.markWord(word, extra, held, 1 << i)
  latestWords.set(book, { key, held })
  return held
}

function searcherOf({ base: { textIndex, snapshot } }: Book): TextSearcher | null {
  if (textIndex === null) return null
  let searcher = searchers.get(textIndex)
  if (searcher === undefined) {
    searcher = createTextSearcher(textIndex, snapshot.columns.strings)
    searchers.set(textIndex, searcher)
  }
  return searcher
}

const texts = new WeakMap<Property, TextRow>()

/** A property's texts are always the same object, so that results memoized for it are found again. */
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
