import { normalizeQuery, wordsOf } from '../domain/fuzzy.ts'
import { type BytePattern, bytePattern } from './byte-pattern.ts'
import { type EditPattern, editPattern } from './edit-pattern.ts'
import { type RankKeys, rankKeys } from './rank-keys.ts'

/** A query with all that is worked out once for it. */
export interface TextQuery {
  /** Lower-cased, without whitespace around it. */
  text: string
  pattern: BytePattern
  words: readonly string[]
  wordPatterns: readonly BytePattern[]
  /** For texts read from the start. */
  forwards: EditPattern
  /** For texts read from the end. */
  backwards: EditPattern
  keys: RankKeys
}

export function textQuery(asked: string): TextQuery {
  const text = normalizeQuery(asked)
  const words = wordsOf(text)
  const pattern = bytePattern(text)
  return {
    text,
    pattern,
    words,
    wordPatterns: words.length === 1 ? [pattern] : words.map(bytePattern),
    forwards: editPattern(text),
    backwards: editPattern(Array.from({ length: text.length }, (_, i) => text[text.length - 1 - i]).join('')),
    keys: rankKeys(text.length),
  }
}
