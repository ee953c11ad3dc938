import type { Criterion } from '../criteria/criterion.ts'
import type { ParsedCriterion } from '../criteria/parsed-query.ts'
import { readWhen } from './read-dated.ts'
import type { Reading } from './reading.ts'

/** "bought by Link since 2024": where the days of a sale end, which nothing is asked by. */
export function saleDateAfterName(
  reading: Reading,
  last: ParsedCriterion | undefined,
  at: number,
): number | null {
  const isSale = last?.criterion.kind === 'party' && ['buyer', 'seller'].includes(last.criterion.field)
  if (!isSale || last.spans.at(-1)?.end !== reading.tokens[at - 1]?.end) return null
  if (!/^(?:since|in|during|after|before)$/.test(reading.tokens[at]?.text ?? '')) return null
  return readWhen(reading, at)?.end ?? null
}

/** "leased to Tesla since 2023": days straight after a name are those of the deal and not of the building. */
export function signedAfterName(
  reading: Reading,
  last: ParsedCriterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  if (last?.criterion.kind !== 'party' || ['buyer', 'seller'].includes(last.criterion.field)) return null
  if (last.spans.at(-1)?.end !== reading.tokens[at - 1]?.end) return null
  if (!/^(?:since|in|during|after|before)$/.test(reading.tokens[at]?.text ?? '')) return null
  const when = readWhen(reading, at)
  if (when === null || !when.isReached || when.isAhead) return null
  const { from, to, end } = when
  return { criterion: { kind: 'date', field: 'dateSigned', from, to }, end }
}
