/** Criteria a question may have; what is left of a byte counts gone rows. */
export const MAX_CRITERIA = 100

/** More failures than criteria can bring: the row is not there at all. */
const GONE = 200

/**
 * Per slot, how the criteria went: how many it fails, and the first and the last of those. From these follow, in
 * one pass each, what is found, what is left after each criterion, and what would be found without it.
 */
export interface Marks {
  fails: Uint8Array
  first: Uint8Array
  last: Uint8Array
}

export function createMarks(slots: number, gone: Uint8Array): Marks {
  const fails = new Uint8Array(slots)
  for (let row = 0; row < gone.length; row++) if (gone[row] === 1) fails[row] = GONE
  return { fails, first: new Uint8Array(slots), last: new Uint8Array(slots) }
}

/** Notes that a slot fails criterion number `criterion`. Criteria are marked in their order. */
export function markFailed({ fails, first, last }: Marks, slot: number, criterion: number): void {
  if (fails[slot] === 0) first[slot] = criterion
  last[slot] = criterion
  fails[slot] = (fails[slot] as number) + 1
}

/** Counts that follow from the marks alone. */
export interface MarkCounts {
  found: number
  left: number[]
  without: number[]
}

export function countMarks({ fails, first, last }: Marks, criteria: number): MarkCounts {
  const firstFailed = new Array<number>(criteria).fill(0)
  const onlyFailed = new Array<number>(criteria).fill(0)
  let found = 0
  let present = 0
  for (let slot = 0; slot < fails.length; slot++) {
    const count = fails[slot] as number
    if (count >= GONE) continue
    present++
    if (count === 0) {
      found++
      continue
    }
    const f = first[slot] as number
    firstFailed[f] = (firstFailed[f] as number) + 1
    if (count === 1) {
      const l = last[slot] as number
      onlyFailed[l] = (onlyFailed[l] as number) + 1
    }
  }
  let standing = present
  const left = firstFailed.map((lost) => {
    standing -= lost
    return standing
  })
  return { found, left, without: onlyFailed.map((n) => found + n) }
}
