import type { RowKeys } from './rank-keys.ts'

/** A set of whole numbers: n is in it where bit `n & 31` of word `n >> 5` is set. */
export type ValueSet = Uint32Array

export function emptySet(words: number): ValueSet {
  return new Uint32Array(words)
}

/** Intersects `set` with another set, in place, and answers whether any value is left. */
export function intersect(set: ValueSet, other: ValueSet): boolean {
  let left = 0
  for (let i = 0; i < set.length; i++) {
    const bits = (set[i] as number) & (other[i] as number)
    set[i] = bits
    left |= bits
  }
  return left !== 0
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

/** Sets the entries of `best` that a set names to `key`, above which there is none. */
export function putMembers(best: RowKeys, set: ValueSet, key: number): void {
  for (let i = 0; i < set.length; i++) {
    let bits = set[i] as number
    if (bits === ALL) {
      best.fill(key, i * 32, i * 32 + 32)
      continue
    }
    for (; bits !== 0; bits &= bits - 1) best[i * 32 + 31 - Math.clz32(bits & -bits)] = key
  }
}

const ALL = 2 ** 32 - 1
