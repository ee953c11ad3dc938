import type { ByteValues } from './byte-values.ts'

/** Values in a stretch. */
export const STRETCH = 16

/** What holds for neighbouring values together, so that many can be passed over at once. */
export interface ValueStretches {
  /** Fewest and most units of a value. */
  fewest: Uint32Array
  most: Uint32Array
  /** Bits of any of their letter bags. */
  low: Uint32Array
  high: Uint32Array
  /** The fewest bytes one of them shares with the value before it. */
  shared: Uint8Array
}

interface Bagged extends ByteValues {
  bags: { low: Uint32Array; high: Uint32Array }
  shared: Uint8Array
}

export function stretchesOf({ count, starts, bags, shared }: Bagged): ValueStretches {
  const stretches = Math.ceil(count / STRETCH)
  const fewest = new Uint32Array(stretches).fill(2 ** 32 - 1)
  const most = new Uint32Array(stretches)
  const low = new Uint32Array(stretches)
  const high = new Uint32Array(stretches)
  const leastShared = new Uint8Array(stretches).fill(255)
  for (let value = 0; value < count; value++) {
    const at = Math.floor(value / STRETCH)
    const units = (starts[value + 1] as number) - 1 - (starts[value] as number)
    fewest[at] = Math.min(fewest[at] as number, units)
    most[at] = Math.max(most[at] as number, units)
    low[at] = (low[at] as number) | (bags.low[value] as number)
    high[at] = (high[at] as number) | (bags.high[value] as number)
    leastShared[at] = Math.min(leastShared[at] as number, shared[value] as number)
  }
  return { fewest, most, low, high, shared: leastShared }
}
