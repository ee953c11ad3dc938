import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import { tableSortOf, type WordsSort } from '../../table/table-sort.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { isOfSales } from './years-of-deals.ts'

const SAYS_ONLY_AGE =
  /\b(?:newest|latest|most recent|oldest) first\b|\bnewest to oldest\b|\boldest to newest\b/i
const SAYS_RENT = /\b(?:rents?|rates?|nnn|lease[ds]?)\b/i
const A_FOOT = /\b(?:psf|(?:per|a) (?:sf|foot|ft|square foot))\b|\/\s?(?:sf|ft)\b/i

/**
 * "signings since May, newest first": of deals of some days the newest is the one signed last, and no new building.
 * "sales in Katy, biggest price first": of sales the price is what was paid.
 */
export function sortOfDeals(
  sort: WordsSort | null,
  reading: Reading,
  criteria: readonly ParsedCriterion[],
): WordsSort | null {
  const isDated = (field: string) =>
    criteria.some(({ criterion }) => criterion.kind === 'date' && criterion.field === field)
  if (sort === 'rent_asc' || sort === 'rent_desc') {
    const isOfRents = SAYS_RENT.test(reading.text) || !(isOfSales(reading) || isDated('saleDate'))
    if (isOfRents) return sort
    const field = A_FOOT.test(reading.text) ? 'salePricePerSf' : 'salePrice'
    return tableSortOf(field, sort === 'rent_desc') as WordsSort
  }
  const isAge = sort === 'year_desc' || sort === 'year_asc'
  const isOfBuildings = criteria.some(
    ({ criterion }) => criterion.kind === 'range' && criterion.field === 'yearBuilt',
  )
  if (!isAge || isOfBuildings || !SAYS_ONLY_AGE.test(reading.text)) return sort
  const isNewest = sort === 'year_desc'
  if (isDated('saleDate')) return tableSortOf('saleDate', isNewest) as WordsSort
  return isDated('dateSigned') ? (isNewest ? 'signed_desc' : 'signed_asc') : sort
}
