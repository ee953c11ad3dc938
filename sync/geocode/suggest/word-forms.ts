import { longWords, shortWord, shortWordsOf } from '../address/street-types.ts'

/** From this many letters on, the beginning of a long spelling also matches the short one. */
const LEAST = 3

/** Whether a typed word, perhaps unfinished, is a written one in whatever spelling. Both folded. */
export function isBegun(typed: string, written: string): boolean {
  if (written.startsWith(typed)) return true
  const short = shortWord(written)
  return short === shortWord(typed) || (typed.length >= LEAST && begins(typed, longWords(short)))
}

function begins(typed: string, words: readonly string[]): boolean {
  return words.some((word) => word.startsWith(typed))
}

/** What written words begin with that a typed one means: for `freew` also `fwy`, for `rd` also `road`. */
export function beginnings(typed: string): string[] {
  const short = shortWord(typed)
  const begun = typed.length < LEAST ? [] : shortWordsOf(typed)
  return [...new Set([typed, short, ...longWords(short), ...begun])]
}
