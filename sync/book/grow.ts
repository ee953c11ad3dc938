/** The array itself where it holds `length`, else a copy twice as long. */
export function growFloats(array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  if (array.length >= length) return array
  const grown = new Float64Array(Math.max(length, array.length * 2))
  grown.set(array)
  return grown
}

/** As `growFloats`, for bytes. */
export function growBytes(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  if (array.length >= length) return array
  const grown = new Uint8Array(Math.max(length, array.length * 2))
  grown.set(array)
  return grown
}
