import { findBytes } from './byte-pattern.ts'
import { matchValues } from './match-values.ts'
import { matchWords } from './match-words.ts'
import { raiseRows, raiseSet } from './raise-rows.ts'
import type { TextQuery } from './text-query.ts'
import type { ValuePool } from './value-pool.ts'

/** Finds the values of a pool that contain the query, or whose words its words begin. */
export function matchPool(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  const { text, starts, rows, words } = pool
  if (words === null) {
    matchValues(pool, query, best)
    return
  }
  matchWords(words, query, {
    contains: (value, pattern) =>
      findBytes(text, starts[value] as number, (starts[value + 1] as number) - 1, pattern) >= 0,
    raise: (value, key) => raiseRows(rows, value, key, best),
    raiseAll: (values, key) => raiseSet(rows, values, key, best),
  })
}
