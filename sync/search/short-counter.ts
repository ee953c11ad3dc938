import type { EditCounter } from './edit-counter.ts'
import type { TextQuery } from './text-query.ts'
import type { ValuePool } from './value-pool.ts'

/** Units of a query that one machine word holds. */
export const SHORT = 32

// The columns of the previous value, after none of its units up to all of them: at most twice the query's.
const plus = new Int32Array(2 * SHORT + 1)
const minus = new Int32Array(2 * SHORT + 1)
const edits = new Int32Array(2 * SHORT + 1)

/**
 * For a query of at most `SHORT` units. Computes a whole column of the distance matrix at once (Myers 1999, in the
 * form of Hyyrö 2003).
 */
export function shortCounter(
  { text, backwards }: Pick<ValuePool, 'text' | 'backwards'>,
  query: TextQuery,
): EditCounter {
  const { masks, maskOfByte } = backwards ? query.backwards : query.forwards
  const maskByByte = new Int32Array(256)
  for (let byte = 0; byte < 256; byte++) maskByByte[byte] = masks[maskOfByte[byte] as number] as number
  const step = backwards ? -1 : 1
  const lastBit = query.text.length - 1
  plus[0] = -1
  minus[0] = 0
  edits[0] = query.text.length
  return {
    edits,
    ready: 0,
    count(first, units, most, ready) {
      let at = ready
      let p = plus[at] as number
      let m = minus[at] as number
      let e = edits[at] as number
      while (at < units && e - (units - at) <= most) {
        const equal = maskByByte[text[first + step * at] as number] as number
        const vertical = equal | m
        const horizontal = (((equal & p) + p) ^ p) | equal
        let up = m | ~(horizontal | p)
        let down = p & horizontal
        e += ((up >>> lastBit) & 1) - ((down >>> lastBit) & 1)
        up = (up << 1) | 1
        down <<= 1
        p = down | ~(vertical | up)
        m = up & vertical
        at++
        plus[at] = p
        minus[at] = m
        edits[at] = e
      }
      this.ready = at
      return e
    },
  }
}
