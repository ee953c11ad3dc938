/** Writes 32-bit integers as four planes: all low bytes, then all second bytes, and so on. */
export function toPlanes(values: Int32Array | Uint32Array): Uint8Array<ArrayBuffer> {
  const n = values.length
  const planes = new Uint8Array(n * 4)
  for (let i = 0; i < n; i++) {
    const value = values[i] as number
    planes[i] = value
    planes[n + i] = value >>> 8
    planes[2 * n + i] = value >>> 16
    planes[3 * n + i] = value >>> 24
  }
  return planes
}

/** Reads back what `toPlanes` wrote: `into.length` integers from `planes`, starting at byte `at`. */
export function fromPlanes(planes: Uint8Array, at: number, into: Int32Array | Uint32Array): void {
  const n = into.length
  for (let i = 0; i < n; i++) {
    into[i] =
      (planes[at + i] as number) |
      ((planes[at + n + i] as number) << 8) |
      ((planes[at + 2 * n + i] as number) << 16) |
      ((planes[at + 3 * n + i] as number) << 24)
  }
}
