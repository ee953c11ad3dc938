import type { ReadWords } from '../tools/read-words.ts'

/** Words left over go along, so that the tool names them. */
export function wordsLeft({ notUnderstood }: ReadWords): { words?: string } {
  return notUnderstood === null ? {} : { words: `"${notUnderstood.replaceAll('"', '')}"` }
}
