/**
 * Rows come in pairs that are always written together with the same stamp, which stands in their `tenant` beside
 * the pair's name: `bulk/17 @203`. Whoever sees two stamps in one pair sees two states mixed.
 */
export type Stamps = ReadonlyMap<string, string>

/** One row as it became; a null stamp is a removed row. */
export interface StampedRow {
  readonly id: string
  readonly stamp: string | null
}

export const stampOf = (pair: string, number: number): string => `${pair} @${number}`

/** What rows show, with a key that two states share only where all their rows and stamps are the same. */
export interface StampedState {
  readonly stamps: Stamps
  put(row: StampedRow): void
  key(): string
}

export function createStampedState(): StampedState {
  const stamps = new Map<string, string>()
  // Sums do not depend on the order in which rows came, and take a row out again.
  let [first, second] = [0, 0]
  const add = (id: string, stamp: string, sign: 1 | -1): void => {
    first = (first + sign * hash(`${id} ${stamp}`, 0x811c9dc5)) >>> 0
    second = (second + sign * hash(`${id} ${stamp}`, 0x9747b28c)) >>> 0
  }
  return {
    stamps,
    put({ id, stamp }) {
      const known = stamps.get(id)
      if (known !== undefined) add(id, known, -1)
      if (stamp === null) stamps.delete(id)
      else {
        stamps.set(id, stamp)
        add(id, stamp, 1)
      }
    },
    key: () => `${stamps.size} ${first} ${second}`,
  }
}

/** The pairs that show two stamps, or only one of their rows. */
export function splitPairs(stamps: Stamps): string[] {
  const seen = new Map<string, { stamp: string; rows: number; isSplit: boolean }>()
  for (const stamp of stamps.values()) {
    const pair = stamp.slice(0, stamp.lastIndexOf(' @'))
    const known = seen.get(pair)
    if (known === undefined) seen.set(pair, { stamp, rows: 1, isSplit: false })
    else {
      known.rows++
      known.isSplit ||= known.stamp !== stamp
    }
  }
  return [...seen].filter(([, { rows, isSplit }]) => isSplit || rows !== 2).map(([pair]) => pair)
}

/** FNV-1a, with the bits of the last characters spread as well. */
export function hash(text: string, start: number): number {
  let value = start
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
