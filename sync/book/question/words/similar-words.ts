import { stringAt } from '../../../columns/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../../../domain/fields/text-fields.ts'
import { FUZZY_THRESHOLD, normalizeQuery, scoreText, WORD_PREFIX_SCORE } from '../../../domain/words/fuzzy.ts'
import type { Book } from '../../book.ts'

/** About how many properties are looked at, the most similar ones. */
const LOOKED_AT = 32
/** How many values are named. */
const MOST_NAMED = 4

/** The values of some properties that are most similar to words, the closest first. `ranks` is by slot. */
export function similarWords(
  book: Book,
  text: string,
  slots: readonly number[],
  ranks: Uint16Array,
): string[] {
  const query = normalizeQuery(text)
  // Most values stand in many properties.
  const scores = new Map<string, number>()
  const scoreOf = (value: string) => {
    const known = scores.get(value)
    if (known !== undefined) return known
    const score = mayResemble(value, query) ? scoreText(value, query) : 0
    scores.set(value, score)
    return score
  }
  const named = new Map<string, { value: string; score: number }>()
  for (const slot of closest(slots, ranks)) {
    for (const field of TEXT_FIELDS) {
      const value = textAt(book, field, slot)
      const score = value === null ? 0 : scoreOf(value)
      if (value === null || score < FUZZY_THRESHOLD || score >= WORD_PREFIX_SCORE) continue
      named.set(value.trim().toLowerCase(), { value: value.trim(), score })
    }
  }
  return [...named.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_NAMED)
    .map(({ value }) => value)
}

/** False where the lengths differ so much that the texts cannot be similar. */
function mayResemble(value: string, query: string): boolean {
  return 2 * Math.min(value.length, query.length) >= Math.max(value.length, query.length)
}

function textAt({ base, extraProperties }: Book, field: TextField, slot: number): string | null {
  const { columns } = base.snapshot
  const changed = extraProperties[slot - columns.rows]
  return changed === undefined ? stringAt(columns.strings[field], slot) : changed[field]
}

/** The slots with the highest ranks. There may be many, so they are counted, not sorted. */
function closest(slots: readonly number[], ranks: Uint16Array): number[] {
  const rankOf = (slot: number) => ranks[slot] as number
  const highest = slots.reduce((best, slot) => Math.max(best, rankOf(slot)), 0)
  const counts = new Uint32Array(highest + 1)
  for (const slot of slots) counts[rankOf(slot)] = (counts[rankOf(slot)] as number) + 1
  let lowest = highest
  let count = counts[highest] as number
  while (lowest > 0 && count < LOOKED_AT) count += counts[--lowest] as number
  return slots.filter((slot) => rankOf(slot) >= lowest).slice(0, LOOKED_AT)
}
