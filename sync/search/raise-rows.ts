import { addNumbers, raiseNumbers } from './number-lists.ts'
import type { RowKeys } from './rank-keys.ts'
import type { ValueRows } from './value-rows.ts'
import { eachValue, emptySet, raiseMembers, type ValueSet } from './value-set.ts'

/** Gives the rows of a value a key where it is better than the one they have. */
export function raiseRows({ kind, rows }: ValueRows, value: number, key: number, best: RowKeys): void {
  if (kind === 'shared') raiseNumbers(best, rows, value, key)
  else raiseRow(rows[value] as number, key, best)
}

/** The same for the rows of all values in a set. */
export function raiseSet({ kind, rows }: ValueRows, set: ValueSet, key: number, best: RowKeys): void {
  if (kind === 'shared') {
    const found = emptySet(rows.setWords)
    eachValue(set, (value) => addNumbers(found, rows, value))
    raiseMembers(best, found, key)
    return
  }
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1)
      raiseRow(rows[i * 32 + 31 - Math.clz32(bits & -bits)] as number, key, best)
  }
}

/** Keeps the better of a row's key and this one. */
export function raiseRow(row: number, key: number, best: RowKeys): void {
  if (key > (best[row] as number)) best[row] = key
}
