/**
 * Murmur3 over 32-bit words, little-endian, the last one filled up with zeros; going on from the sum of what came
 * before. No change of a single word leaves the sum as it was.
 */
export function checksum(bytes: Uint8Array, before = 0): number {
  const whole = bytes.length >>> 2
  const words = wordsOf(bytes, whole)
  let sum = before
  for (let i = 0; i < whole; i++) sum = mixed(sum, words[i] as number)
  let last = 0
  for (let i = whole * 4; i < bytes.length; i++) last |= (bytes[i] as number) << ((i & 3) * 8)
  return (whole * 4 < bytes.length ? mixed(sum, last) : sum) >>> 0
}

/** The first `length` words; they can only be read where they start at a multiple of four. */
function wordsOf(bytes: Uint8Array, length: number): Int32Array {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  return new Int32Array(buffer, byteOffset, length)
}

function mixed(sum: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51)
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593)
  const h = sum ^ k
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0
}
