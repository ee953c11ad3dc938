import type { ByteValues } from './byte-values.ts'

/** Values in a block. */
export const VALUES_PER_BLOCK = 16

/** Bounds over blocks of neighboring values, so that whole blocks can be skipped. */
export interface ValueBlocks {
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

export function summarizeBlocks({ count, starts, bags, shared }: Bagged): ValueBlocks {
  const blocks = Math.ceil(count / VALUES_PER_BLOCK)
  const fewest = new Uint32Array(blocks).fill(2 ** 32 - 1)
  const most = new Uint32Array(blocks)
  const low = new Uint32Array(blocks)
  const high = new Uint32Array(blocks)
  const leastShared = new Uint8Array(blocks).fill(255)
  for (let value = 0; value < count; value++) {
    const at = Math.floor(value / VALUES_PER_BLOCK)
    const units = (starts[value + 1] as number) - 1 - (starts[value] as number)
    fewest[at] = Math.min(fewest[at] as number, units)
    most[at] = Math.max(most[at] as number, units)
    low[at] = (low[at] as number) | (bags.low[value] as number)
    high[at] = (high[at] as number) | (bags.high[value] as number)
    leastShared[at] = Math.min(leastShared[at] as number, shared[value] as number)
  }
  return { fewest, most, low, high, shared: leastShared }
}
