const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** The checksum of a zip entry, carried on from the one of the bytes before; 0 at the start. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let rest = ~before
  for (let i = 0; i < bytes.length; i++) {
    rest = (TABLE[(rest ^ (bytes[i] as number)) & 0xff] as number) ^ (rest >>> 8)
  }
  return ~rest >>> 0
}
