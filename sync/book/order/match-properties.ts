import type { Property } from '../../domain/property.ts'

interface Matched {
  /** For each of the properties before, where it stands now; -1 where it is gone or was changed. */
  indexOf: Int32Array
  /** Where the others stand now. */
  added: number[]
}

/** Finds the same objects in two lists, both in order of id. */
export function matchProperties(before: readonly Property[], after: readonly Property[]): Matched {
  const indexOf = new Int32Array(before.length).fill(-1)
  const added: number[] = []
  let from = 0
  for (let at = 0; at < after.length; at++) {
    const property = after[at] as Property
    while (from < before.length && before[from] !== property && isEarlier(before[from], property)) from++
    if (before[from] === property) indexOf[from++] = at
    else added.push(at)
  }
  return { indexOf, added }
}

function isEarlier(a: Property | undefined, b: Property): boolean {
  return a !== undefined && a.id <= b.id
}
