import { isWhitespace } from '../domain/fuzzy.ts'
import { countEdits } from './edit-blocks.ts'
import { similarityKey } from './rank-keys.ts'
import type { TextQuery } from './text-query.ts'

/** The key of a lower-cased text, for texts that are in no pool; 0 where it does not count. */
export function textKey(text: string, query: TextQuery): number {
  const { keys, words } = query
  if (text.includes(query.text)) return keys.substring
  if (words.length > 1 && words.every((word) => beginsWord(text, word))) return keys.wordPrefix
  const longer = Math.max(text.length, keys.length)
  const most = longer >> 1
  if (Math.abs(text.length - keys.length) > most) return 0
  const edits = countEdits(query.forwards, text, most)
  return edits > most ? 0 : similarityKey(keys.scale, edits, longer)
}

function beginsWord(text: string, start: string): boolean {
  let at = text.indexOf(start)
  while (at > 0 && !isWhitespace(text.charAt(at - 1))) at = text.indexOf(start, at + 1)
  return at >= 0
}
