import { type ByteValues, reorderValues } from '../matching/byte-values.ts'
import { sortValues } from '../words/sort-values.ts'

/** The most shared bytes that are counted. */
export const MOST_SHARED = 255

/** How many values are sampled to choose the direction in which they share more. */
const SAMPLE = 4_096

export interface OrderedValues extends ByteValues {
  /** The former number of each value. */
  order: Uint32Array
  /** Whether values are sorted by their bytes read from the end, where addresses share most. */
  backwards: boolean
  /** How many bytes each value shares with the one before it, read in that direction; 255 at most. */
  shared: Uint8Array
}

/** Sorts values so that neighbors share much, and intermediate results of one help with the next. */
export function orderValues(values: ByteValues): OrderedValues {
  const sample = sampleOf(values)
  const sharedWhere = (backwards: boolean) => total(inOrder(sample, backwards).shared)
  return inOrder(values, sharedWhere(true) > sharedWhere(false))
}

/** Some of the values, evenly spread. */
function sampleOf(values: ByteValues): ByteValues {
  const step = Math.max(1, Math.floor(values.count / SAMPLE))
  const length = Math.ceil(values.count / step)
  return reorderValues(
    values,
    Uint32Array.from({ length }, (_, i) => i * step),
  )
}

function inOrder(values: ByteValues, backwards: boolean): OrderedValues {
  const order = sortValues(values, backwards)
  const ordered = reorderValues(values, order)
  return { ...ordered, order, backwards, shared: sharedBytes(ordered, backwards) }
}

function sharedBytes({ count, text, starts }: ByteValues, backwards: boolean): Uint8Array {
  const shared = new Uint8Array(count)
  const step = backwards ? -1 : 1
  for (let value = 1; value < count; value++) {
    let at = backwards ? (starts[value + 1] as number) - 2 : (starts[value] as number)
    let before = backwards ? (starts[value] as number) - 2 : (starts[value - 1] as number)
    let same = 0
    while (same < MOST_SHARED && text[at] !== 0 && text[at] === text[before]) {
      at += step
      before += step
      same++
    }
    shared[value] = same
  }
  return shared
}

function total(numbers: Uint8Array): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
