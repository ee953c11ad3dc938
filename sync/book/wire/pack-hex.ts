import type { StringColumn } from '../../columns/string-column.ts'
import { BookUnreadable } from './book-format.ts'
import { packIntegers, unpackIntegers } from './packed-integers.ts'

/** Bytes of a value whose difference from the one before is written: values in order differ little there. */
const LEAD = 4

const DIGITS = new TextEncoder().encode('0123456789abcdef')
/** The worth of a character's byte as a hexadecimal digit; 16 where it is none. */
const WORTH = new Uint8Array(256).fill(16)
for (const [worth, digit] of DIGITS.entries()) WORTH[digit] = worth
/** The two digits of a byte, the first in the low half: as they lie in memory. */
const PAIRS = Uint16Array.from({ length: 256 }, (_, byte) => {
  return (DIGITS[byte >>> 4] as number) | ((DIGITS[byte & 15] as number) << 8)
})

export type Strings = Pick<StringColumn, 'bytes' | 'offsets'>

/** True where all rows have a value of their own and all are hexadecimal in lower case, of one length. */
export function isHex({ bytes, offsets, codes }: StringColumn): boolean {
  const digits = offsets[1] ?? 0
  return (
    codes === null &&
    digits >= LEAD * 2 &&
    digits % 2 === 0 &&
    offsets.every((offset, i) => offset === i * digits) &&
    bytes.every((byte) => (WORTH[byte] as number) < 16)
  )
}

/** Half as many bytes as digits: the differences of the first 32 bits, in planes, and what follows these. */
export function packHex({ bytes, offsets }: Strings): Uint8Array[] {
  const values = offsets.length - 1
  const width = bytes.length / values / 2
  const steps = new Uint32Array(values)
  const rests = new Uint8Array(values * (width - LEAD))
  let from = 0
  let to = 0
  let before = 0
  const next = () => {
    from += 2
    return ((WORTH[bytes[from - 2] as number] as number) << 4) | (WORTH[bytes[from - 1] as number] as number)
  }
  for (let value = 0; value < values; value++) {
    let lead = 0
    for (let i = 0; i < LEAD; i++) lead = (lead << 8) | next()
    steps[value] = lead - before
    before = lead
    for (let i = LEAD; i < width; i++) rests[to++] = next()
  }
  return [packIntegers(steps), rests]
}

/** Reads back what `packHex` wrote. */
export function unpackHex([planes, rests]: readonly Uint8Array[], values: number): Strings {
  const width = LEAD + (rests?.length ?? Number.NaN) / values
  if (planes === undefined || rests === undefined || !Number.isInteger(width)) {
    throw new BookUnreadable('A column of hexadecimal values is cut short.')
  }
  const steps = unpackIntegers(planes, values)
  const pairs = new Uint16Array(values * width)
  const offsets = new Uint32Array(values + 1)
  let from = 0
  let to = 0
  let lead = 0
  for (let value = 0; value < values; value++) {
    lead = (lead + (steps[value] as number)) | 0
    for (let shift = (LEAD - 1) * 8; shift >= 0; shift -= 8)
      pairs[to++] = PAIRS[(lead >>> shift) & 0xff] as number
    for (let i = LEAD; i < width; i++) pairs[to++] = PAIRS[rests[from++] as number] as number
    offsets[value + 1] = to * 2
  }
  return { bytes: new Uint8Array(pairs.buffer), offsets }
}
