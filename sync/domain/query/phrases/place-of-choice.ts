import type { LatLng } from '../../area/coordinates.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import type { Zone } from '../../criteria/zone.ts'
import type { Reading } from '../vocabulary/reading.ts'

/** Miles: how far a town goes where it is one of several areas. */
const TOWN_REACH = 8

/** Whether a criterion is of a place. */
export function isOfPlace(criterion: Criterion): boolean {
  if (criterion.kind === 'zone') return true
  return criterion.kind === 'word' && ['city', 'zip', 'county'].includes(criterion.field)
}

/** "West Houston or Katy": the town as an area, so that either will do. Null for anything else. */
function townAsZone({ vocabulary }: Reading, criterion: Criterion): Zone | null {
  if (criterion.kind !== 'word' || criterion.field !== 'city') return null
  const circles = criterion.anyOf.flatMap((city) => {
    const place = vocabulary.placeOf(city)
    if (place === null) return []
    return [{ latitude: place.latitude, longitude: place.longitude, miles: TOWN_REACH }]
  })
  return { kind: 'zone', names: criterion.anyOf, circles, around: null, not: criterion.not }
}

/** "near 77040 and 77041": what is joined to a place to be near to is another such place, and either will do. */
function aroundBoth(
  { vocabulary }: Reading,
  last: Criterion,
  asked: Criterion,
): { last: Zone; asked: Zone } | null {
  if (last.kind !== 'near' && !(last.kind === 'zone' && last.around !== null)) return null
  if (asked.kind === 'zone' && asked.around === null && !asked.not) {
    const first = last.kind === 'zone' ? last : circleAt(last.place, last, last.miles)
    const miles = first.around ?? TOWN_REACH
    const circles = asked.circles.map((circle) => ({ ...circle, miles }))
    return { last: first, asked: { ...asked, circles, around: miles } }
  }
  if (asked.kind !== 'word' || asked.not || (asked.field !== 'city' && asked.field !== 'zip')) return null
  const place = vocabulary.placeOf(asked.anyOf[0] ?? '')
  if (place === null) return null
  const first = last.kind === 'zone' ? last : circleAt(last.place, last, last.miles)
  return { last: first, asked: circleAt(place.name, place, first.around ?? TOWN_REACH) }
}

function circleAt(name: string, { latitude, longitude }: LatLng, miles: number): Zone {
  return { kind: 'zone', names: [name], circles: [{ latitude, longitude, miles }], around: miles, not: false }
}

/** Whether a criterion is an area to be in. */
function isArea(criterion: Criterion | undefined): criterion is Zone {
  return criterion?.kind === 'zone' && criterion.around === null
}

/** A phrase whose criterion may still change. */
interface Asked {
  criterion: Criterion
}

/** A town and an area joined by "or" are two areas. */
export function joinAreas(
  reading: Reading,
  last: Asked | undefined,
  asked: Asked,
  joined: 'or' | 'and' | null,
): void {
  if (joined === null || last === undefined) return
  const circle = aroundBoth(reading, last.criterion, asked.criterion)
  if (circle !== null) {
    last.criterion = circle.last
    asked.criterion = circle.asked
    return
  }
  if (joined !== 'or') return
  if (asked.criterion.kind === 'zone' && asked.criterion.around !== null && !asked.criterion.not) {
    const area = isArea(last.criterion) ? last.criterion : townAsZone(reading, last.criterion)
    // "in Katy or near IAH"
    if (area !== null && !area.not) last.criterion = { ...area, around: asked.criterion.around }
    return
  }
  if (isArea(last.criterion)) asked.criterion = townAsZone(reading, asked.criterion) ?? asked.criterion
  else if (isArea(asked.criterion)) last.criterion = townAsZone(reading, last.criterion) ?? last.criterion
}
