import { byteOfUnit } from './text-page.ts'

const lowerAscii = Uint8Array.from({ length: 128 }, (_, byte) =>
  String.fromCharCode(byte).toLowerCase().charCodeAt(0),
)

/** Lower-cases the bytes of ASCII, and leaves others as they are. */
export const lowerByte = Uint8Array.from({ length: 256 }, (_, byte) => lowerAscii[byte] ?? byte)

/**
 * Writes `bytes[from .. to)`, which is UTF-8, lower-cased into bytes of the page, and answers where they end: a byte
 * for each unit. -1 where a unit is not on the page.
 */
export function putLowered(
  text: Uint8Array,
  start: number,
  bytes: Uint8Array,
  from: number,
  to: number,
): number {
  let end = start
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number
    const lower = byte < 128 ? (lowerAscii[byte] as number) : lowerOf(bytes, i)
    if (lower === 0) return -1
    text[end++] = lower
    if (byte >= 128) i += byte < 0xe0 ? 1 : 2
  }
  return end
}

/** The lower-cased character of two or three bytes at `at`; 0 for any other, and what is not on the page. */
function lowerOf(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number
  if (first >= 0xf0) return 0
  const next = (bytes[at + 1] as number) & 63
  const unit =
    first < 0xe0
      ? ((first & 31) << 6) | next
      : ((first & 15) << 12) | (next << 6) | ((bytes[at + 2] as number) & 63)
  const lower = String.fromCharCode(unit).toLowerCase()
  const byte = lower.length === 1 ? (byteOfUnit[lower.charCodeAt(0)] as number) : 0
  // The kelvin sign is lower-cased to the ASCII letter k, which a search of the bytes would miss.
  return byte < 128 ? 0 : byte
}
