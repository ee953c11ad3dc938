import { byteOfUnit } from './text-page.ts'

/**
 * A query prepared for counting edits with bit masks: bit i of a unit's mask is set where unit i of the query is that
 * unit.
 */
export interface EditPattern {
  length: number
  /** Words of 32 bits in a mask. */
  blocks: number
  /** Masks one after the other. The first one, for units the query lacks, is empty. */
  masks: Int32Array
  /** Where in `masks` the mask of a byte of the page starts. */
  maskOfByte: Uint32Array
  /** The first 32 bits of the mask of a byte. */
  firstMasks: Int32Array
  /** The same for the query's units that are not on the page. */
  maskOfUnit: ReadonlyMap<number, number>
}

/** Prepares a query for counting edits, 32 of its units at a time. */
export function editPattern(query: string): EditPattern {
  const { length } = query
  const blocks = Math.ceil(length / 32)
  const masks = new Int32Array((length + 1) * blocks)
  const maskOfByte = new Uint32Array(256)
  const firstMasks = new Int32Array(256)
  const maskOfUnit = new Map<number, number>()
  let next = blocks
  for (let i = 0; i < length; i++) {
    const unit = query.charCodeAt(i)
    const byte = byteOfUnit[unit] as number
    let mask = byte === 0 ? (maskOfUnit.get(unit) ?? 0) : (maskOfByte[byte] as number)
    if (mask === 0) {
      mask = next
      next += blocks
      if (byte === 0) maskOfUnit.set(unit, mask)
      else maskOfByte[byte] = mask
    }
    const block = mask + (i >> 5)
    masks[block] = (masks[block] as number) | (1 << (i & 31))
    if (byte !== 0) firstMasks[byte] = masks[mask] as number
  }
  return { length, blocks, masks, maskOfByte, firstMasks, maskOfUnit }
}

/** Where the mask of a UTF-16 unit starts. */
export function maskOf({ maskOfByte, maskOfUnit }: EditPattern, unit: number): number {
  const byte = byteOfUnit[unit] as number
  return byte === 0 ? (maskOfUnit.get(unit) ?? 0) : (maskOfByte[byte] as number)
}
