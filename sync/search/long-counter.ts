import { advanceColumn } from './edit-blocks.ts'
import type { EditCounter } from './edit-counter.ts'
import type { TextQuery } from './text-query.ts'
import { MOST_SHARED } from './value-order.ts'
import type { ValuePool } from './value-pool.ts'

/** For a query of any length. */
export function longCounter(
  { text, backwards }: Pick<ValuePool, 'text' | 'backwards'>,
  query: TextQuery,
): EditCounter {
  const pattern = backwards ? query.backwards : query.forwards
  const { blocks, maskOfByte } = pattern
  const step = backwards ? -1 : 1
  // Column `at` starts at `at * blocks`. All columns beyond what values can share use the same one.
  const last = MOST_SHARED + 1
  const columns = { plus: new Int32Array((last + 1) * blocks), minus: new Int32Array((last + 1) * blocks) }
  const edits = new Int32Array(last + 1)
  columns.plus.fill(-1, 0, blocks)
  edits[0] = query.text.length
  return {
    edits,
    ready: 0,
    count(first, units, most, ready) {
      let at = ready
      let e = edits[at] as number
      while (at < units && e - (units - at) <= most) {
        const mask = maskOfByte[text[first + step * at] as number] as number
        const to = Math.min(at + 1, last)
        e += advanceColumn(columns, Math.min(at, last) * blocks, to * blocks, pattern, mask)
        edits[to] = e
        at++
      }
      this.ready = at
      return e
    },
  }
}
