/** Finds the keys that are exactly one edit away from a word: one letter wrong, missing, added, or two swapped. */
export interface OneEditIndex {
  near(word: string): readonly string[]
}

/** One edit leaves the first letter or the last, and changes the length by at most one: keys are kept by these. */
export function oneEditIndex(keys: Iterable<string>): OneEditIndex {
  const byEnds = new Map<string, string[]>()
  for (const key of keys) {
    for (const end of [startOf(key, key.length), endOf(key, key.length)]) {
      const sharing = byEnds.get(end)
      if (sharing === undefined) byEnds.set(end, [key])
      else sharing.push(key)
    }
  }
  return {
    near(word) {
      const near: string[] = []
      for (let length = word.length - 1; length <= word.length + 1; length++) {
        for (const end of [startOf(word, length), endOf(word, length)]) {
          for (const key of byEnds.get(end) ?? [])
            if (isOneEdit(word, key) && !near.includes(key)) near.push(key)
        }
      }
      return near
    },
  }
}

function startOf(word: string, length: number): string {
  return `${word.charAt(0)} ${length}`
}

function endOf(word: string, length: number): string {
  return `${length} ${word.charAt(word.length - 1)}`
}

/** True where exactly one letter is changed, dropped, added, or swapped with its neighbor. */
export function isOneEdit(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  const longer = Math.max(a.length, b.length)
  if (a === b || longer - shorter > 1) return false
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const apart = longer - start - end
  if (apart <= 1) return true
  return apart === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start]
}
