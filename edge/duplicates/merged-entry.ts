import type { EntryPart, MovedEntry } from '../../db/history-schema.ts'

const PARTS: readonly EntryPart[] = ['notes', 'isIncluded', 'adjustments', 'weight']

/** One entry for two of a list, but for what people have said of the kept one. */
export function mergedEntry(
  keep: MovedEntry,
  other: MovedEntry,
  said: readonly EntryPart[] = [],
): MovedEntry {
  const isIncluded = keep.isIncluded || other.isIncluded
  const both: MovedEntry = {
    notes: bothNotes(keep.notes, other.notes),
    isIncluded,
    excludedBy: isIncluded ? null : keep.excludedBy,
    excludedAt: isIncluded ? null : keep.excludedAt,
    excludeReason: isIncluded ? null : keep.excludeReason,
    adjustments: keep.adjustments ?? other.adjustments ?? null,
    weight: keep.weight ?? other.weight ?? null,
  }
  return partedEntry(keep, both, said)
}

/** What people have changed of an entry since it was made of two, and had changed `before`. */
export function changedParts(
  now: MovedEntry,
  both: MovedEntry,
  before: readonly EntryPart[],
): readonly EntryPart[] {
  return PARTS.filter((part) => before.includes(part) || told(now, part) !== told(both, part))
}

/** An entry as it was, but for the parts that stay as they are now. */
export function partedEntry(now: MovedEntry, was: MovedEntry, stay: readonly EntryPart[]): MovedEntry {
  const inclusion = stay.includes('isIncluded') ? now : was
  const { isIncluded, excludedBy, excludedAt, excludeReason } = inclusion
  // What was kept before there were adjustments says nothing of them.
  const isTold = was.adjustments !== undefined
  const { adjustments = null } = stay.includes('adjustments') || !isTold ? now : was
  const { weight = null } = stay.includes('weight') || !isTold ? now : was
  const { notes } = stay.includes('notes') ? now : was
  return { notes, isIncluded, excludedBy, excludedAt, excludeReason, adjustments, weight }
}

/** What an entry says in one of its parts, to be compared; of what it says nothing of, undefined. */
function told(entry: MovedEntry, part: EntryPart): string | undefined {
  if (part === 'isIncluded') return JSON.stringify([entry.isIncluded, entry.excludeReason])
  return JSON.stringify(entry[part])
}

function bothNotes(keep: string | null, other: string | null): string | null {
  if (keep === null || other === null) return keep ?? other
  return `\n${keep}\n`.includes(`\n${other}\n`) ? keep : `${keep}\n${other}`
}
