import { byteOfUnit } from './text-page.ts'

const lowerAscii = Uint8Array.from({ length: 128 }, (_, byte) =>
  String.fromCharCode(byte).toLowerCase().charCodeAt(0),
)

/** Lower-cases the bytes of ASCII, and leaves others as they are. */
export const lowerByte = Uint8Array.from({ length: 256 }, (_, byte) => lowerAscii[byte] ?? byte)

/**
 * Lower-cases texts of `bytes`, which is UTF-8, into `text` in bytes of the page. The function writes those of
 * `bytes[from .. to)` at `start`, and answers where they end: a byte for each unit; -1 where a unit is not on the page.
 */
export function lowerInto(
  bytes: Uint8Array,
  text: Uint8Array,
): (start: number, from: number, to: number) => number {
  const four = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fourLowered = new DataView(text.buffer, text.byteOffset, text.byteLength)
  return (start, from, to) => {
    let end = start
    for (let i = from; i < to; i++) {
      if (i + 4 <= to) {
        const units = four.getUint32(i)
        if (areAscii(units)) {
          fourLowered.setUint32(end, lowerFour(units))
          end += 4
          i += 3
          continue
        }
      }
      const byte = bytes[i] as number
      const lower = byte < 128 ? (lowerAscii[byte] as number) : lowerOf(bytes, i)
      if (lower === 0) return -1
      text[end++] = lower
      if (byte >= 128) i += byte < 0xe0 ? 1 : 2
    }
    return end
  }
}

/** Whether four bytes are of ASCII, and none is 0. */
function areAscii(four: number): boolean {
  return (((four - 0x01010101) | four) & 0x80808080) === 0
}

/** Four bytes of ASCII in lower case: the sums set the top bit of a byte from A on, and beyond Z. */
function lowerFour(four: number): number {
  const upper = (four + 0x3f3f3f3f) & ~(four + 0x25252525) & 0x80808080
  return four | (upper >>> 2)
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
