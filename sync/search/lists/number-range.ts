/** The numbers from 0 up to `count`, without it. */
export function numberRange(count: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(count)
  for (let i = 0; i < count; i++) numbers[i] = i
  return numbers
}
