import { allValues, type StringColumn } from '../../../columns/string-column.ts'
import { weakMemo } from '../../../memo.ts'

/**
 * The spelling that each value of a shared column is counted under. Values that differ in case alone are one choice, as
 * a filter finds them together: spelled as it is offered, else as most rows of the snapshot spell it, so that a choice
 * keeps its name whatever is found.
 */
export function commonSpellings(
  snapshot: StringColumn,
  column: StringColumn,
  offered: readonly string[],
): readonly string[] {
  const kept = named.of(snapshot)
  let names = kept.get(column)
  if (names === undefined) {
    names = namesOf(snapshot, column, offered)
    kept.set(column, names)
  }
  return names
}

/** By column: which values are offered depends on the field alone. Counts ask at every keystroke. */
const named = weakMemo((_snapshot: StringColumn) => new WeakMap<StringColumn, readonly string[]>())

function namesOf(
  snapshot: StringColumn,
  column: StringColumn,
  offered: readonly string[],
): readonly string[] {
  const common = spellings.of(snapshot)
  const own = column === snapshot ? common : spellings.of(column)
  const always = new Map(offered.map((value) => [value.toLowerCase(), value]))
  return own.lower.map(
    (lower) => always.get(lower) ?? common.byLower.get(lower) ?? own.byLower.get(lower) ?? lower,
  )
}

interface Spellings {
  /** Each value in lower case. */
  lower: readonly string[]
  byLower: ReadonlyMap<string, string>
}

const spellings = weakMemo((column: StringColumn): Spellings => {
  const values = allValues(column)
  const lower = values.map((value) => value.toLowerCase())
  const times = new Uint32Array(values.length + 1)
  for (const code of column.codes ?? []) times[code] = (times[code] as number) + 1
  const counts = new Map(values.map((value, i) => [value, times[i + 1] as number]))
  const byLower = new Map([...alike(counts)].map(([value]) => [value.toLowerCase(), value]))
  return { lower, byLower }
})

/** Counts of values, those that differ in case alone added up under the spelling with the most. */
export function alike(counts: ReadonlyMap<string, number>): Map<string, number> {
  const groups = new Map<string, { value: string; most: number; all: number }>()
  for (const [value, times] of counts) {
    const lower = value.toLowerCase()
    const group = groups.get(lower)
    if (group === undefined) groups.set(lower, { value, most: times, all: times })
    else {
      group.all += times
      // Of two that are as frequent, capitals alone are the worse name.
      if (times > group.most || (times === group.most && value > group.value)) {
        group.value = value
        group.most = times
      }
    }
  }
  return new Map(Array.from(groups.values(), ({ value, all }) => [value, all]))
}
