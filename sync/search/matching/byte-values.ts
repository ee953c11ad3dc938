import { SEPARATOR } from './text-page.ts'

/** Texts one after the other in bytes of the page. */
export interface ByteValues {
  count: number
  /** With a `SEPARATOR` before the first value and after each. */
  text: Uint8Array
  /** Where each value starts, and at last where the text ends: value v ends before `starts[v + 1] - 1`. */
  starts: Uint32Array
}

/** Copies the blocks `text[froms[i] .. tos[i])` into values of their own. */
export function gatherValues(text: Uint8Array, froms: Uint32Array, tos: Uint32Array): ByteValues {
  const count = froms.length
  const starts = new Uint32Array(count + 1)
  starts[0] = 1
  for (let i = 0; i < count; i++) {
    starts[i + 1] = (starts[i] as number) + (tos[i] as number) - (froms[i] as number) + 1
  }
  const gathered = new Uint8Array(starts[count] as number)
  gathered[0] = SEPARATOR
  for (let i = 0; i < count; i++) {
    const shift = (starts[i] as number) - (froms[i] as number)
    const to = tos[i] as number
    for (let at = froms[i] as number; at < to; at++) gathered[at + shift] = text[at] as number
    gathered[to + shift] = SEPARATOR
  }
  return { count, text: gathered, starts }
}

/** Copies values in another order. */
export function reorderValues({ text, starts }: ByteValues, order: Uint32Array): ByteValues {
  return gatherValues(
    text,
    order.map((value) => starts[value] as number),
    order.map((value) => (starts[value + 1] as number) - 1),
  )
}
