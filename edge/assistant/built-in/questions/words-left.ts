import type { ReadWords } from '../../tools/read-words.ts'

/** Words that were not understood are passed on, so that the tool names them. */
export function wordsLeft({ notUnderstood }: ReadWords): { words?: string } {
  return notUnderstood === null ? {} : { words: `"${notUnderstood.replaceAll('"', '')}"` }
}
