import type { EditCounter } from '../matching/edit-counter.ts'
import type { TextQuery } from '../matching/text-query.ts'
import type { ValuePool } from './value-pool.ts'

/** Units of a query that one machine word holds. */
export const SHORT = 32

/**
 * For a query of at most `SHORT` units. Computes a whole column of the distance matrix at once (Myers 1999, in the
 * form of Hyyrö 2003).
 */
export function shortCounter(
  { text, backwards }: Pick<ValuePool, 'text' | 'backwards'>,
  query: TextQuery,
): EditCounter {
  const { firstMasks } = backwards ? query.backwards : query.forwards
  const step = backwards ? -1 : 1
  const lastBit = query.text.length - 1
  return {
    count(first, units, most) {
      let plus = -1
      let minus = 0
      let edits = query.text.length
      for (let at = 0; at < units && edits - (units - at) <= most; at++) {
        const equal = firstMasks[text[first + step * at] as number] as number
        const vertical = equal | minus
        const horizontal = (((equal & plus) + plus) ^ plus) | equal
        const up = minus | ~(horizontal | plus)
        const down = plus & horizontal
        edits += ((up >>> lastBit) & 1) - ((down >>> lastBit) & 1)
        const shiftedUp = (up << 1) | 1
        plus = (down << 1) | ~(vertical | shiftedUp)
        minus = shiftedUp & vertical
      }
      return edits
    },
  }
}
