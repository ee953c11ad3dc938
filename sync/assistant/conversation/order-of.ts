import type { Criterion } from '../../domain/criteria/criterion.ts'
import { readTableSort, type WordsSort } from '../../domain/table/table-sort.ts'
import type { RowOrder } from '../row-set.ts'
import type { TurnRead } from './days/read-onward.ts'

/** The order that a turn asks for; null where it asks for none. */
export function orderOf(
  { sort, isNearest }: TurnRead,
  criteria: readonly Criterion[],
  text = '',
): RowOrder | null {
  if (sort !== null) return orderFor(isOfDeals(sort, criteria, text) ? ofSigning(sort) : sort, criteria)
  return isNearest === true ? { field: 'distance', descending: false } : null
}

/** "newest first" of deals of some days: the one signed last, and no new building. */
function isOfDeals(sort: WordsSort, criteria: readonly Criterion[], text: string): boolean {
  const isAge = /^year_/.test(sort) && /\b(?:newest|latest|most recent|oldest) first\b/i.test(text)
  const isDated = criteria.some((one) => one.kind === 'date' && one.field === 'dateSigned')
  return isAge && isDated && !criteria.some((one) => one.kind === 'range' && one.field === 'yearBuilt')
}

function ofSigning(sort: WordsSort): WordsSort {
  return sort === 'year_desc' ? 'signed_desc' : 'signed_asc'
}

/** Of land the largest is the one with the most of it. */
function orderFor(sort: WordsSort, criteria: readonly Criterion[]): RowOrder {
  const { by: field, descending } = readTableSort(sort)
  const asksFor = (name: string) => criteria.some((one) => one.kind === 'range' && one.field === name)
  const isOfLand = field === 'squareFootage' && asksFor('landSizeAcres') && !asksFor('squareFootage')
  return { field: isOfLand ? 'landSizeAcres' : field, descending }
}
