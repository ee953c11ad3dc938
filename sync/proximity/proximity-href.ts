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
  const place = Object.entries(placeParams(address ?? undefined, center, radius))
  const also = criteria.filter((criterion) => paramsOf(criterion).length === 0).map(phraseOf)
  return `/proximity?${new URLSearchParams([
    ...place.flatMap(([name, value]) => param(name, value)),
    ...param('also', also.join(', ')),
    ...criteria.flatMap(paramsOf),
  ])}`
}

function param(name: string, value: string | number | null | undefined): [name: string, value: string][] {
  return value == null || value === '' ? [] : [[name, String(value)]]
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
  return [...param(bounds.min, criterion.min), ...param(bounds.max, criterion.max)]
}
