import { comparators } from '../amounts/comparators.ts'
import type { Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import type { Quantity } from './quantity.ts'
import { leaseAt } from './read-terms.ts'

/** "95 NNN" and "under 95 NNN" are cents, "NNN under 12" and ", 12 NNN" dollars a year, where nothing follows that they would be of. */
export function isBesideLease(tokens: Reading['tokens'], { low, high, comparator, end }: Quantity): boolean {
  const isCents = /^[4-9]\d$/.test(low.digits)
  const isRent = isCents || /^(?:[5-9]|[1-3]\d)$/.test(low.digits)
  if (!isRent || low.multiplier !== 1 || high !== null) return false
  const figure = low.end - 1
  const lease = leaseAt(tokens, end)
  if (lease !== null && OF_DEALS.test(tokens[lease.end]?.text ?? '')) return false
  // "NNN at 12"
  if (isAtLease(tokens, figure) && comparator === null && lease === null) return isOfNothing(tokens[end])
  // "40-60 NNN" are sizes.
  if (comparator === null)
    return (
      lease !== null && (isCents ? !JOINS.test(tokens[figure - 1]?.text ?? '') : isSaidAlone(tokens, figure))
    )
  if (comparator.field !== null || (comparator.side !== 'max' && comparator.side !== 'min')) return false
  if (lease !== null) return true
  if (/^(?:k|m|sf|'|%)$/.test(tokens[end]?.text ?? '')) return false
  return [1, 2, 3].some((length) => {
    const bound = comparators.longest(tokens, figure - length)
    return bound?.end === figure && endsLease(tokens, figure - length)
  })
}

/** "NNN at 9.50" */
export function isAtLease(tokens: Reading['tokens'], figure: number): boolean {
  return /^(?:at|@)$/.test(tokens[figure - 1]?.text ?? '') && endsLease(tokens, figure - 1)
}

function isOfNothing(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'sign' || /^(?:in|near|for|with|or|and|around)$/.test(next.text)
}

/** "10 NNN deals" are so many. */
const OF_DEALS =
  /^(?:deals?|leases?|comps?|transactions?|buildings?|bldgs?|listings?|spaces?|properties|signings?)$/
const JOINS = /^(?:-|to|and)$/

/** "20k, 12 NNN": nothing before that it would be the figure of, or the count. */
function isSaidAlone(tokens: Reading['tokens'], at: number): boolean {
  return at === 0 || /^(?:[,;@]|at|or)$/.test(tokens[at - 1]?.text ?? '')
}

function endsLease(tokens: Reading['tokens'], end: number): boolean {
  return [1, 2].some((length) => leaseAt(tokens, end - length)?.end === end)
}
