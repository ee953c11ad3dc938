import { isOneEdit } from '../../sync/domain/query/one-edit.ts'

/** Shorter words must be spelled as they are. */
const SHORTEST_MISSPELT = 4

/** The best match: the name begins with what is typed. */
export const BEGINS = 4

/**
 * How well a name answers what is typed: 4 it begins so, 3 each word typed begins one of its words, 2 it holds it
 * somewhere, 1 a word is one letter off, 0 not at all. What is blank is answered by every name.
 */
export function matchName(name: string, query: string): number {
  const typed = query.trim().toLowerCase()
  const whole = name.toLowerCase()
  if (whole.startsWith(typed)) return BEGINS
  const words = whole.split(/[^\p{L}\p{N}]+/u)
  const asked = typed.split(/\s+/)
  if (asked.every((start) => words.some((word) => word.startsWith(start)))) return 3
  if (whole.includes(typed)) return 2
  return asked.every((start) => words.some((word) => word.startsWith(start) || isMisspelt(start, word)))
    ? 1
    : 0
}

function isMisspelt(typed: string, word: string): boolean {
  return typed.length >= SHORTEST_MISSPELT && typed[0] === word[0] && isOneEdit(typed, word)
}

/** Those that answer, the best first; equals stay in their order. */
export function bestNamed<T extends { name: string }>(items: readonly T[], query: string): T[] {
  return items
    .map((item) => ({ item, match: matchName(item.name, query) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match)
    .map(({ item }) => item)
}
