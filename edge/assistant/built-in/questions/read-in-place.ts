import { inKnownPlace } from '../../../../sync/assistant/conversation/places/in-known-place.ts'
import type { RowSet } from '../../../../sync/assistant/row-set.ts'
import { type ReadWords, readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'

/** "the Southwest" after the Northwest submarket: that submarket, and no words to search. `said` is what was read. */
export function inPlaceTalkedOf(
  at: BookToday,
  { criteria: known }: RowSet,
  read: ReadWords,
  said: string,
): ReadWords {
  const text = read.criteria.find((one) => one.kind === 'text')
  const words = text?.text ?? (read.criteria.length === 0 ? said : null)
  const place = words === null ? null : inKnownPlace(known, words, (some) => readWords(at, some).criteria)
  if (place === null) return read
  const beside = read.criteria.filter((one) => one !== text)
  return {
    ...read,
    criteria: [...beside, ...place],
    notUnderstood: text === undefined ? null : read.notUnderstood,
  }
}
