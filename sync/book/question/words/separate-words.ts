import { isDeniedWords, SMALL_WORDS } from '../../../domain/query/phrases/leftover.ts'

/** The different words of a text as they are written, without the signs around them and without small words. */
export function separateWords(text: string): string[] {
  const words = new Map<string, string>()
  for (const written of text.split(/\s+/)) {
    const word = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const lower = word.toLowerCase()
    if (word !== '' && !SMALL_WORDS.has(lower) && !words.has(lower)) words.set(lower, word)
  }
  return [...words.values()]
}

/** What of a text is to be found, and the parts of it that are told not to be there, which no search can leave out. */
export function withoutDenied(text: string): { text: string; denied: readonly string[] } {
  if (!isDeniedWords(text) && !text.includes(', ')) return { text, denied: [] }
  const parts = text.split(', ')
  const denied = parts.filter(isDeniedWords)
  return denied.length === 0
    ? { text, denied }
    : { text: parts.filter((part) => !isDeniedWords(part)).join(', '), denied }
}
