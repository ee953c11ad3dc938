import { weakMemo } from '../../memo.ts'
import { addNumbers, type NumberLists, putNumbers, raiseNumbers } from '../lists/number-lists.ts'
import type { RowKeys } from '../lists/rank-keys.ts'
import { eachValue, emptySet, putMembers, raiseMembers, type ValueSet } from '../lists/value-set.ts'
import type { ValueRows } from './value-rows.ts'

/** Gives the rows of a value a key where it is better than the one they have. */
export function raiseRows({ kind, rows }: ValueRows, value: number, key: number, best: RowKeys): void {
  if (kind === 'shared') raiseNumbers(best, rows, value, key)
  else raiseRow(rows[value] as number, key, best)
}

/** Memory for the rows of shared values, which is reused. */
const rowSet = weakMemo(({ setWords }: NumberLists) => emptySet(setWords))

/** The same for the rows of all values in a set. */
export function raiseSet({ kind, rows }: ValueRows, set: ValueSet, key: number, best: RowKeys): void {
  if (kind === 'shared') raiseMembers(best, rowsOf(rows, set), key)
  else eachValue(set, (value) => raiseRow(rows[value] as number, key, best))
}

/** The same for the best of all keys, without looking at those that rows have. */
export function putSet({ kind, rows }: ValueRows, set: ValueSet, key: number, best: RowKeys): void {
  if (kind === 'shared') {
    const found = rowSet.of(rows).fill(0)
    for (let i = 0; i < set.length; i++) {
      for (let bits = set[i] as number; bits !== 0; bits &= bits - 1)
        putNumbers(best, rows, i * 32 + 31 - Math.clz32(bits & -bits), key, found)
    }
    putMembers(best, found, key)
    return
  }
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1)
      best[rows[i * 32 + 31 - Math.clz32(bits & -bits)] as number] = key
  }
}

function rowsOf(rows: NumberLists, set: ValueSet): ValueSet {
  const found = rowSet.of(rows).fill(0)
  eachValue(set, (value) => addNumbers(found, rows, value))
  return found
}

/** Keeps the better of a row's key and this one. */
export function raiseRow(row: number, key: number, best: RowKeys): void {
  if (key > (best[row] as number)) best[row] = key
}
