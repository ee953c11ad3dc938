import type { Criterion } from '../../domain/criteria/criterion.ts'
import { eachChosenField } from '../../domain/criteria/filter-choices.ts'
import type { Book } from '../book.ts'
import type { Facets } from './answer.ts'
import { facets } from './ask.ts'
import { judge } from './judge.ts'
import { GONE } from './marks.ts'
import { rentsOf } from './rent-order.ts'
import { rentHistogram } from './rent-statistics.ts'

/**
 * How many of some slots each choice of the filter panel would leave. A value that none of them has is left out, unless
 * it is asked for or always on offer.
 */
export function facetsAmong(book: Book, slots: Uint32Array, criteria: readonly Criterion[]): Facets {
  const { marks } = judge(book, criteria)
  const isOut = new Uint8Array(marks.length).fill(1)
  for (const slot of slots) isOut[slot] = 0
  for (let slot = 0; slot < marks.length; slot++) {
    if (isOut[slot] === 1) marks[slot] = (marks[slot] as number) | GONE
  }
  const counted = facets(book, criteria, marks, rentHistogram(rentsOf(book, marks, 0).rents))
  return {
    ...counted,
    choices: eachChosenField(({ field, offered }) => {
      const asked = criteria.flatMap((c) => (c.kind === 'word' && c.field === field ? c.anyOf : []))
      const kept = new Set([...offered, ...asked].map((value) => value.toLowerCase()))
      const counts = [...counted.choices[field]]
      return new Map(counts.filter(([value, count]) => count > 0 || kept.has(value.toLowerCase())))
    }),
  }
}
