import { TEXT_FIELDS, type TextField } from '../fields/text-fields.ts'

/** Rows with a lower score do not match. */
export const FUZZY_THRESHOLD = 0.3
export const SUBSTRING_SCORE = 1
export const WORD_PREFIX_SCORE = 0.8
const SIMILARITY_WEIGHT = 0.6

/** What separates words, and is trimmed off a query: whitespace as JavaScript knows it. */
const WHITESPACE = /\s/

/** A query in the form that is compared: lower-cased, without whitespace around it. */
export function normalizeQuery(query: string): string {
  return query.toLowerCase().trim()
}

export function isWhitespace(unit: string): boolean {
  return WHITESPACE.test(unit)
}

/** The words of a text: its longest runs without whitespace. */
export function wordsOf(text: string): string[] {
  return text.split(WHITESPACE).filter((word) => word !== '')
}

/**
 * How well a field answers a normalized query, 0 to 1 (specification, section 9): 1 where it contains the query; 0.8
 * where every word of the query begins one of its words; else 0.6 times their similarity. An empty query asks nothing.
 */
export function scoreText(field: string, query: string): number {
  if (query === '') return 0
  const text = field.toLowerCase()
  if (text.includes(query)) return SUBSTRING_SCORE
  const words = wordsOf(text)
  if (wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)))) return WORD_PREFIX_SCORE
  return similarityScore(editDistance(text, query), Math.max(text.length, query.length))
}

/** How well a property answers a normalized query: as its best field does. Missing fields score 0. */
export function scoreProperty(property: Readonly<Record<TextField, string | null>>, query: string): number {
  return Math.max(
    ...TEXT_FIELDS.map((field) => {
      const text = property[field]
      return text === null ? 0 : scoreText(text, query)
    }),
  )
}

/** The score of two texts that are `distance` edits apart, the longer one being `length` units long. */
export function similarityScore(distance: number, length: number): number {
  return (1 - distance / length) * SIMILARITY_WEIGHT
}

/** Levenshtein: the fewest insertions, deletions and replacements of UTF-16 units that turn one text into the other. */
export function editDistance(a: string, b: string): number {
  let above = Uint32Array.from({ length: b.length + 1 }, (_, j) => j)
  let row = new Uint32Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] as number) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      const deleted = (above[j] as number) + 1
      const inserted = (row[j - 1] as number) + 1
      row[j] = Math.min(replaced, deleted, inserted)
    }
    ;[above, row] = [row, above]
  }
  return above[b.length] as number
}
