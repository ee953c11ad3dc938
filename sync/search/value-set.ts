import type { RowKeys } from './rank-keys.ts'

/** A set of whole numbers: n is in it where bit `n & 31` of word `n >> 5` is set. */
export type ValueSet = Uint32Array

export function emptySet(words: number): ValueSet {
  return new Uint32Array(words)
}

/** Intersects `set` with another set, in place. */
export function intersect(set: ValueSet, other: ValueSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) & (other[i] as number)
}

export function isEmpty(set: ValueSet): boolean {
  return set.every((bits) => bits === 0)
}

/** Visits the values of a set, lowest first. */
export function eachValue(set: ValueSet, visit: (value: number) => void): void {
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1)
      visit(i * 32 + 31 - Math.clz32(bits & -bits))
  }
}

/** Raises to `key` the entries of `best` that a set names, where they are lower. */
export function raiseMembers(best: RowKeys, set: ValueSet, key: number): void {
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1) {
      const at = i * 32 + 31 - Math.clz32(bits & -bits)
      if (key > (best[at] as number)) best[at] = key
    }
  }
}
