import type { Criterion } from '../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import { OF_LEASES } from '../quantities/years-of-deals.ts'
import type { Reading } from '../vocabulary/reading.ts'

/** "what did Hines sell this year": of what somebody bought or sold the days are those of the sale. */
export function withDaysOfSale(
  { tokens }: Reading,
  criteria: readonly ParsedCriterion[],
): readonly ParsedCriterion[] {
  const isOfSale = criteria.some(
    ({ criterion }) =>
      criterion.kind === 'party' && /^(?:buyer|seller)$/.test(criterion.field) && !criterion.not,
  )
  if (!isOfSale || tokens.some(({ text }) => OF_LEASES.test(text))) return criteria
  return criteria.map((one) => ({ ...one, criterion: datedBySale(one.criterion) }))
}

/** A day of signing as that of the sale; any other criterion as it is. */
export function datedBySale(one: Criterion): Criterion {
  return one.kind === 'date' && one.field === 'dateSigned' ? { ...one, field: 'saleDate' } : one
}
