import type { Criterion } from '../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import { readWhen } from '../dates/read-when.ts'
import type { Reading } from '../vocabulary/reading.ts'

/** "leased to Tesla since 2023", "bought by Link in 2024": days straight after a name are those of its deal. */
export function signedAfterName(
  reading: Reading,
  last: ParsedCriterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  if (last?.criterion.kind !== 'party') return null
  if (last.spans.at(-1)?.end !== reading.tokens[at - 1]?.end) return null
  if (!/^(?:since|in|during|after|before)$/.test(reading.tokens[at]?.text ?? '')) return null
  const when = readWhen(reading, at)
  if (when === null || !when.isReached || when.isAhead) return null
  const { from, to, end } = when
  const isSale = last.criterion.field === 'buyer' || last.criterion.field === 'seller'
  return { criterion: { kind: 'date', field: isSale ? 'saleDate' : 'dateSigned', from, to }, end }
}
