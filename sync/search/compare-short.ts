import type { EditPattern } from './edit-pattern.ts'
import { editsAllowed } from './edits-allowed.ts'
import { raiseRows } from './raise-rows.ts'
import { similarityKey } from './rank-keys.ts'
import type { TextQuery } from './text-query.ts'
import type { ValuePool } from './value-pool.ts'

/** Units of a query that one machine word holds. */
export const SHORT = 32

// The columns of the value before, from none of its units to all: twice the query's at most.
const plus = new Int32Array(2 * SHORT + 1)
const minus = new Int32Array(2 * SHORT + 1)
const edits = new Int32Array(2 * SHORT + 1)

/**
 * Scores the values of a pool by their similarity to a query of at most `SHORT` units. Edits are counted for a whole
 * column of the distance matrix at once (Myers 1999, as Hyyrö 2003 put it), and only from where a value parts from
 * the one before it.
 */
export function compareShort(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  const { count, text, starts, backwards, shared } = pool
  const { length, scale } = query.keys
  const allowed = editsAllowed(pool, query, best)
  const masks = masksByByte(backwards ? query.backwards : query.forwards)
  const step = backwards ? -1 : 1
  const lastBit = length - 1
  plus[0] = -1
  minus[0] = 0
  edits[0] = length
  let ready = 0
  for (let value = 0; value < count; value++) {
    if (ready > (shared[value] as number)) ready = shared[value] as number
    const start = starts[value] as number
    const units = (starts[value + 1] as number) - 1 - start
    const most = allowed(value, units)
    if (most < 0) continue
    let at = ready
    let p = plus[at] as number
    let m = minus[at] as number
    let e = edits[at] as number
    const first = backwards ? start + units - 1 : start
    while (at < units && e - (units - at) <= most) {
      const equal = masks[text[first + step * at] as number] as number
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
    ready = at
    if (at === units && e <= most)
      raiseRows(pool, value, similarityKey(scale, e, Math.max(units, length)), best)
  }
}

function masksByByte({ masks, maskOfByte }: EditPattern): Int32Array {
  return Int32Array.from(maskOfByte, (mask) => masks[mask] as number)
}
