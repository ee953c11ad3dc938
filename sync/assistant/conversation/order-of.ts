import type { Criterion } from '../../domain/criteria/criterion.ts'
import { readTableSort, type WordsSort } from '../../domain/table/table-sort.ts'
import type { RowOrder } from '../row-set.ts'
import type { TurnRead } from './read-onward.ts'

/** The order that a turn asks for; null where it asks for none. */
export function orderOf({ sort, isNearest }: TurnRead, criteria: readonly Criterion[]): RowOrder | null {
  if (sort !== null) return orderFor(sort, criteria)
  return isNearest === true ? { field: 'distance', descending: false } : null
}

/** Of land the largest is the one with the most of it. */
function orderFor(sort: WordsSort, criteria: readonly Criterion[]): RowOrder {
  const { by: field, descending } = readTableSort(sort)
  const asksFor = (name: string) => criteria.some((one) => one.kind === 'range' && one.field === name)
  const isOfLand = field === 'squareFootage' && asksFor('landSizeAcres') && !asksFor('squareFootage')
  return { field: isOfLand ? 'landSizeAcres' : field, descending }
}
