import { readDated } from '../dates/read-dated.ts'
import { dealKinds } from '../vocabulary/deal-kinds.ts'
import { type Found, foundCriterion, type Reader } from '../vocabulary/reading.ts'

/**
 * "renewals in Katy", "no subleases": the kind of deal, where the book says it of any. A value may name two kinds,
 * "Renewal, Expansion", and is found by both. "renewals in 2027" are yet to come, and no kind of deal.
 */
export const readDealType: Reader = (reading, at, lead) => {
  const { tokens, vocabulary } = reading
  const kind = dealKinds.longest(tokens, at)
  if (kind === null || readsExpiration(readDated(reading, at, lead))) return null
  const word = new RegExp(`\\b${kind.value}\\b`, 'i')
  const values = vocabulary.named.find(({ field }) => field === 'dealType')?.values ?? []
  const anyOf = values.filter((value) => word.test(value))
  return anyOf.length === 0
    ? null
    : foundCriterion({ kind: 'word', field: 'dealType', anyOf, not: false }, kind.end)
}

function readsExpiration(found: Found | null): boolean {
  return found?.kind === 'criterion' && 'field' in found.criterion && found.criterion.field === 'expiration'
}
