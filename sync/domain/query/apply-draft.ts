import type { PropertyFilter } from '../criteria/filter.ts'
import { filterOf } from '../criteria/filter-of.ts'
import { FILTER_PARTS, type FilterPart, partsOf, partValue, withParts } from '../criteria/filter-parts.ts'
import type { ParsedQuery } from '../criteria/parsed-query.ts'
import { effectiveFilter } from './criteria.ts'
import { removeCriteria } from './edit-query.ts'

/**
 * Applies a draft of the filter panel, made from `effectiveFilter`. Where the draft changes a part, the words of the
 * query about that part are cut, and the draft's value goes to the filter. Parts that it does not change stay where
 * they were. `parsed` is what `query` was read as.
 */
export function applyDraft({
  query,
  parsed,
  urlFilter,
  draft,
}: {
  query: string
  parsed: ParsedQuery
  urlFilter: PropertyFilter
  draft: PropertyFilter
}): { query: string; filter: PropertyFilter } {
  const current = effectiveFilter(urlFilter, filterOf(parsed))
  const changed = new Set<FilterPart>(
    FILTER_PARTS.filter((part) => partValue(current, part) !== partValue(draft, part)),
  )
  if (changed.has('location') || changed.has('radius')) changed.add('location').add('radius')
  const cut = new Set<number>()
  for (const [i, { criterion }] of parsed.criteria.entries()) {
    const parts = partsOf(filterOf({ criteria: [{ criterion, spans: [] }], sort: null }))
    if (!parts.some((part) => changed.has(part))) continue
    cut.add(i)
    // One bound cannot be cut without the other.
    for (const part of parts) changed.add(part)
  }
  return { query: removeCriteria(query, parsed, cut), filter: withParts(urlFilter, changed, draft) }
}
