import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { COMP_LIST_LENGTHS, type CompListFilters } from '../../../sync/domain/records/comp-list.ts'

/** A list remembers so many words of what it was made with, and an address so long. */
const MOST_WORDS = 40
const LONGEST_HREF = 4_000

/** What a list is made with: the criteria in words, and the address to reopen the search, without an open property. */
export function madeWith(
  criteria: readonly Criterion[],
  unit: RentUnit,
  address: Pick<Location, 'pathname' | 'search'>,
): CompListFilters {
  const words = criteria.map((criterion) => {
    const { key, value } = describeCriterion(criterion, unit)
    return `${key} ${value}`.slice(0, COMP_LIST_LENGTHS.address).toWellFormed()
  })
  const search = new URLSearchParams(address.search)
  search.delete('property')
  const href = search.size === 0 ? address.pathname : `${address.pathname}?${search}`
  return { words: words.slice(0, MOST_WORDS), href: href.length > LONGEST_HREF ? null : href }
}
