import { advanceColumn } from '../matching/edit-blocks.ts'
import type { EditCounter } from '../matching/edit-counter.ts'
import type { TextQuery } from '../matching/text-query.ts'
import type { ValuePool } from './value-pool.ts'

/** For a query of any length. */
export function longCounter(
  { text, backwards }: Pick<ValuePool, 'text' | 'backwards'>,
  query: TextQuery,
): EditCounter {
  const pattern = backwards ? query.backwards : query.forwards
  const { blocks, maskOfByte } = pattern
  const step = backwards ? -1 : 1
  const column = { plus: new Int32Array(blocks), minus: new Int32Array(blocks) }
  return {
    count(first, units, most) {
      column.plus.fill(-1)
      column.minus.fill(0)
      let edits = query.text.length
      for (let at = 0; at < units && edits - (units - at) <= most; at++) {
        const mask = maskOfByte[text[first + step * at] as number] as number
        edits += advanceColumn(column, pattern, mask)
      }
      return edits
    },
  }
}
