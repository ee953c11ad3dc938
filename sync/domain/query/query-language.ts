import type { ParsedQuery } from '../criteria/parsed-query.ts'
import type { Day } from '../days.ts'
import type { Moment } from '../moments.ts'
import { correctionsOf } from './corrections.ts'
import { leftoverText } from './leftover.ts'
import { lex } from './lexer.ts'
import { mergePhrases } from './merge-phrases.ts'
import { isPlaceWord } from './places/known-places.ts'
import { prepareVocabulary } from './prepared-vocabulary.ts'
import { namesType } from './read-terms.ts'
import { withSamePlace } from './same-place.ts'
import { scan } from './scan.ts'
import { writtenOut } from './short-forms.ts'
import { sortOfDeals } from './sort-of-deals.ts'
import { correctSpelling } from './spelling.ts'
import { joinSpoken } from './spoken-figures.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Reads a broker's question: types, places, rents, sizes, figures, amenities, lease types and parties, in any order.
 * It never fails: words it does not understand become one text criterion, the last. The same text and vocabulary
 * always give the same answer, in time that grows with the length of the text. Without a `today`, words such as
 * "this year" mean nothing to it, nor "my last visit" without a `lastVisit`.
 */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary,
  today?: Day,
  lastVisit?: Moment,
): ParsedQuery {
  // Most questions have no words, and preparing a vocabulary takes longer than answering them.
  if (text.trim() === '') return { criteria: [], sort: null }
  const prepared = prepareVocabulary(vocabulary)
  const isKnown = (word: string) => prepared.isWord(word) || isPlaceWord(word)
  const typed = writtenOut(joinSpoken(lex(text)), isKnown)
  const tokens = correctSpelling(typed, isKnown)
  const seen = { text, tokens, vocabulary: prepared, today, lastVisit }
  const namesOtherType = tokens.some((_, at) => namesType(seen, at))
  const { phrases, sort, limit, left } = scan({ ...seen, namesOtherType })
  const words = leftoverText(text, tokens, (at) => left[at] === 1)
  const merged = mergePhrases(text, withSamePlace(phrases))
  const corrections = correctionsOf(text, typed, tokens, (at) => left[at] === 1, merged)
  return {
    criteria: [...merged, ...(words === null ? [] : [words])],
    sort: sortOfDeals(sort, text, merged),
    ...(limit !== null && { limit: limit.count, limitSpan: limit.span }),
    ...(corrections.length > 0 && { corrections }),
  }
}
