/** The array itself where it holds `length`, otherwise a longer copy: about twice as long, or by a quarter where it is large. */
export function growFloats(array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  return array.length >= length ? array : new Float64Array(array.buffer.transfer(grown(array, length)))
}

/** As `growFloats`, for bytes. */
export function growBytes(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  return array.length >= length ? array : new Uint8Array(array.buffer.transfer(grown(array, length)))
}

/** As `growFloats`, for 32-bit words. */
export function growWords(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  return array.length >= length ? array : new Uint32Array(array.buffer.transfer(grown(array, length)))
}

/** What is allocated takes memory even where it is not used, so what is large grows by less. */
const LARGE_BYTES = 2 ** 22

function grown(
  { length, byteLength, BYTES_PER_ELEMENT }: Float64Array | Uint8Array | Uint32Array,
  least: number,
): number {
  const more = byteLength < LARGE_BYTES ? length : length >>> 2
  return Math.max(least, length + more) * BYTES_PER_ELEMENT
}

/** The first `length` bytes. The array gives its memory away, so that there are never two of it, and is empty then. */
export function cutBytes({ buffer }: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer.transfer(length))
}

/** As `cutBytes`, for 32-bit words. */
export function cutWords({ buffer }: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  return new Uint32Array(buffer.transfer(length * Uint32Array.BYTES_PER_ELEMENT))
}

/** As `cutBytes`, for floats. */
export function cutFloats({ buffer }: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  return new Float64Array(buffer.transfer(length * Float64Array.BYTES_PER_ELEMENT))
}
