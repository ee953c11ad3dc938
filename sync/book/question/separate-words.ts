import { SMALL_WORDS } from '../../domain/query/leftover.ts'

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
