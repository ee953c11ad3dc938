import type { LatLng } from '../domain/area/coordinates.ts'
import type { Criterion } from '../domain/criteria/criterion.ts'
import { FILTER_BOUNDS } from '../domain/criteria/filter-bounds.ts'
import { FILTER_CHOICES } from '../domain/criteria/filter-choices.ts'
import { phraseOf } from '../domain/query/fields/phrase-of.ts'
import { placeParams } from './proximity-params.ts'

interface Asked {
  center: LatLng
  /** What the place is called; null where it has no name. */
  address: string | null
  radius: number
  criteria: readonly Criterion[]
}

/** The address of a search on the proximity page: `/proximity?address=11830+Tanner+Rd&lat=29.86&lng=-95.57&radius=3`. */
export function proximityHref({ center, address, radius, criteria }: Asked): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(placeParams(address ?? undefined, center, radius))) {
    if (value !== undefined && value !== '') search.append(name, String(value))
  }
  const also = criteria.filter((criterion) => paramsOf(criterion).length === 0).map(phraseOf)
  if (also.length > 0) search.append('also', also.join(', '))
  for (const [name, value] of criteria.flatMap(paramsOf)) search.append(name, value)
  return `/proximity?${search}`
}

/** What the address has names for; empty for what it says in words. */
function paramsOf(criterion: Criterion): [name: string, value: string][] {
  if (criterion.kind === 'word') {
    const choice = FILTER_CHOICES.find(({ field }) => field === criterion.field)
    return choice === undefined ? [] : criterion.anyOf.map((value) => [choice.param, value])
  }
  if (criterion.kind !== 'range') return []
  const bounds = FILTER_BOUNDS.find(({ field }) => field === criterion.field)
  if (bounds === undefined) return []
  const ends = [
    [bounds.min, criterion.min],
    [bounds.max, criterion.max],
  ] as const
  return ends.flatMap(([name, end]) => (end === null ? [] : [[name, String(end)]]))
}
