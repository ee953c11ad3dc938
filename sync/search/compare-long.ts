import { advanceColumn } from './edit-blocks.ts'
import { editsAllowed } from './edits-allowed.ts'
import { raiseRows } from './raise-rows.ts'
import { similarityKey } from './rank-keys.ts'
import type { TextQuery } from './text-query.ts'
import { MOST_SHARED } from './value-order.ts'
import type { ValuePool } from './value-pool.ts'

/** What `compareShort` does, for a query of more than 32 units. */
export function compareLong(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  const { count, text, starts, backwards, shared } = pool
  const { length, scale } = query.keys
  const allowed = editsAllowed(pool, query, best)
  const pattern = backwards ? query.backwards : query.forwards
  const { blocks, maskOfByte } = pattern
  const step = backwards ? -1 : 1
  // Column `at` starts at `at * blocks`. All beyond what values can share have the same place.
  const columns = {
    plus: new Int32Array((MOST_SHARED + 2) * blocks),
    minus: new Int32Array((MOST_SHARED + 2) * blocks),
  }
  const edits = new Int32Array(MOST_SHARED + 2)
  columns.plus.fill(-1, 0, blocks)
  edits[0] = length
  let ready = 0
  for (let value = 0; value < count; value++) {
    if (ready > (shared[value] as number)) ready = shared[value] as number
    const start = starts[value] as number
    const units = (starts[value + 1] as number) - 1 - start
    const most = allowed(value, units)
    if (most < 0) continue
    const first = backwards ? start + units - 1 : start
    let at = ready
    let e = edits[at] as number
    while (at < units && e - (units - at) <= most) {
      const from = Math.min(at, MOST_SHARED + 1)
      const to = Math.min(at + 1, MOST_SHARED + 1)
      const mask = maskOfByte[text[first + step * at] as number] as number
      e += advanceColumn(columns, from * blocks, to * blocks, pattern, mask)
      edits[to] = e
      at++
    }
    ready = at
    if (at === units && e <= most)
      raiseRows(pool, value, similarityKey(scale, e, Math.max(units, length)), best)
  }
}
