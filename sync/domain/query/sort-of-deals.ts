import type { ParsedCriterion } from '../criteria/parsed-query.ts'
import type { SortBy } from '../sort.ts'

const SAYS_ONLY_AGE =
  /\b(?:newest|latest|most recent|oldest) first\b|\bnewest to oldest\b|\boldest to newest\b/i

/** "signings since May, newest first": of deals of some days the newest is the one signed last, and no new building. */
export function sortOfDeals(
  sort: SortBy | null,
  text: string,
  criteria: readonly ParsedCriterion[],
): SortBy | null {
  const isAge = sort === 'year_desc' || sort === 'year_asc'
  const isOfDays = criteria.some(
    ({ criterion }) => criterion.kind === 'date' && criterion.field === 'dateSigned',
  )
  const isOfBuildings = criteria.some(
    ({ criterion }) => criterion.kind === 'range' && criterion.field === 'yearBuilt',
  )
  if (!isAge || !isOfDays || isOfBuildings || !SAYS_ONLY_AGE.test(text)) return sort
  return sort === 'year_desc' ? 'signed_desc' : 'signed_asc'
}
