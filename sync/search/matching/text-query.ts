import { normalizeQuery, wordsOf } from '../../domain/words/fuzzy.ts'
import { type RankKeys, rankKeys } from '../lists/rank-keys.ts'
import { type BytePattern, bytePattern } from './byte-pattern.ts'
import { type EditPattern, editPattern } from './edit-pattern.ts'

/** A query, with everything that is computed once for it. */
export interface TextQuery {
  /** Lower-cased, without whitespace around it. */
  text: string
  pattern: BytePattern
  /** Whether it is one word. Then a text with a word that begins with it contains it. */
  oneWord: boolean
  /** Its different words, in order. */
  words: readonly string[]
  wordPatterns: readonly BytePattern[]
  /** For texts read from the start. */
  forwards: EditPattern
  /** For texts read from the end. */
  backwards: EditPattern
  keys: RankKeys
}

/** Prepares a query, once for all texts. */
export function textQuery(asked: string): TextQuery {
  const text = normalizeQuery(asked)
  const words = [...new Set(wordsOf(text))]
  return {
    text,
    pattern: bytePattern(text),
    oneWord: words[0] === text,
    words,
    wordPatterns: words.map(bytePattern),
    forwards: editPattern(text),
    backwards: editPattern(reversed(text)),
    keys: rankKeys(text.length),
  }
}

/** The UTF-16 units of a text from the last to the first. */
function reversed(text: string): string {
  return text.split('').reverse().join('')
}
