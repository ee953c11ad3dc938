/** A set of values of a pool: value v is in it where bit `v & 31` of number `v >> 5` is set. */
export type ValueSet = Uint32Array

export function emptySet(values: number): ValueSet {
  return new Uint32Array((values + 31) >> 5)
}

/** Leaves in `set` what is in both. */
export function intersect(set: ValueSet, other: ValueSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] as number) & (other[i] as number)
}

export function isEmpty(set: ValueSet): boolean {
  return set.every((bits) => bits === 0)
}

export function eachValue(set: ValueSet, visit: (value: number) => void): void {
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i] as number; bits !== 0; bits &= bits - 1)
      visit(i * 32 + 31 - Math.clz32(bits & -bits))
  }
}
