import type { Codes } from '../../columns/string-column.ts'

/** Bytes that the largest of the numbers needs: 0 where all are zero, at most 4. */
export function widthOf(values: Codes): number {
  let all = 0
  for (let i = 0; i < values.length; i++) all |= values[i] as number
  return Math.ceil((32 - Math.clz32(all)) / 8)
}

/** Writes whole numbers as planes: all low bytes, then all second bytes, and so on, `width` of them. */
export function toPlanes(values: Int32Array | Codes, width = 4): Uint8Array<ArrayBuffer> {
  const n = values.length
  const planes = new Uint8Array(n * width)
  for (let plane = 0; plane < width; plane++) {
    const start = plane * n
    const shift = plane * 8
    for (let i = 0; i < n; i++) planes[start + i] = (values[i] as number) >>> shift
  }
  return planes
}

/** Reads back what `toPlanes` wrote: `into.length` whole numbers from `planes`, starting at byte `at`. */
export function fromPlanes(planes: Uint8Array, at: number, into: Int32Array | Codes, width = 4): void {
  const n = into.length
  if (width > 0) into.set(planes.subarray(at, at + n))
  for (let plane = 1; plane < width; plane++) {
    const start = at + plane * n
    const shift = plane * 8
    for (let i = 0; i < n; i++) into[i] = (into[i] as number) | ((planes[start + i] as number) << shift)
  }
}
