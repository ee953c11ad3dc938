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
  const length = query.length
  const blocks = Math.ceil(length / 32)
  const units = [...new Set(Array.from({ length }, (_, i) => query.charCodeAt(i)))]
  const maskOfUnit = new Map(units.map((unit, i) => [unit, (i + 1) * blocks]))
  const masks = new Int32Array((units.length + 1) * blocks)
  for (let i = 0; i < length; i++) {
    const block = (maskOfUnit.get(query.charCodeAt(i)) as number) + (i >> 5)
    masks[block] = (masks[block] as number) | (1 << (i & 31))
  }
  const maskOfByte = new Uint32Array(256)
  const firstMasks = new Int32Array(256)
  for (const [unit, mask] of maskOfUnit) {
    const byte = byteOfUnit[unit] as number
    if (byte === 0) continue
    maskOfByte[byte] = mask
    firstMasks[byte] = masks[mask] as number
    maskOfUnit.delete(unit)
  }
  return { length, blocks, masks, maskOfByte, firstMasks, maskOfUnit }
}

/** Where the mask of a UTF-16 unit starts. */
export function maskOf({ maskOfByte, maskOfUnit }: EditPattern, unit: number): number {
  const byte = byteOfUnit[unit] as number
  return byte === 0 ? (maskOfUnit.get(unit) ?? 0) : (maskOfByte[byte] as number)
}
