import type { Book } from '../../sync/book/book.ts'
import { figureReader } from '../../sync/book/figure-reader.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { percentile } from '../../sync/book/question/rent-statistics.ts'
import { mapPointsOf } from '../../sync/book/spatial/map-points.ts'
import { wordReader } from '../../sync/book/word-reader.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { latitudeAt, longitudeAt } from '../../sync/domain/area/mercator.ts'
import { countsAsComp } from '../../sync/domain/rents/counts-as-comp.ts'
import type { RentTier } from '../../sync/domain/rents/rent-tier.ts'
import type { SyncedCompList } from '../data/comp-lists/comp-lists.ts'

/** A property on the small map of a list. */
export interface SummaryDot {
  id: string
  at: LatLng
  tier: RentTier
}

export interface CompListSummary {
  included: number
  excluded: number
  /** The included that figures count. */
  comps: number
  /** Of those, dollars per square foot per month; null where none states a rent, or there is no book yet. */
  medianRent: number | null
  /** The included that have coordinates. */
  dots: readonly SummaryDot[]
  /** Where the list is centered; null where nobody said. */
  center: LatLng | null
}

type Summarized = Pick<SyncedCompList, 'entries' | 'subjectPropertyId' | 'latitude' | 'longitude'>

/** A summary of a list that is not open, with the figures it has when it is. Its subject is none of its properties. */
export function compListSummary(list: Summarized, book: Book | null): CompListSummary {
  const { subjectPropertyId, latitude, longitude } = list
  const held = list.entries.filter(({ propertyId }) => propertyId !== subjectPropertyId)
  const included = held.filter(({ isIncluded }) => isIncluded)
  const placeOf = book === null ? () => null : placesIn(book)
  const places = included.map(({ propertyId }) => placeOf(propertyId)).filter((place) => place !== null)
  const others = places.filter((place) => !countsAsComp(place)).length
  const rents = places.flatMap((place) => (countsAsComp(place) && place.rent !== null ? [place.rent] : []))
  return {
    included: included.length,
    excluded: held.length - included.length,
    comps: included.length - others,
    medianRent: percentile(Float64Array.from(rents).sort(), 0.5),
    dots: places.flatMap(({ id, at, tier }) => (at === null ? [] : [{ id, at, tier }])),
    center:
      latitude !== null && longitude !== null
        ? { latitude, longitude }
        : subjectPropertyId === null
          ? null
          : (placeOf(subjectPropertyId)?.at ?? null),
  }
}

interface Place {
  id: string
  at: LatLng | null
  rent: number | null
  status: string | null
  tier: RentTier
}

/** Reads what a summary needs of a property, and no more: a screen of lists has thousands. */
function placesIn(book: Book): (propertyId: string) => Place | null {
  const { x, y, tiers } = mapPointsOf(book)
  const rentAt = figureReader(book, 'rentPerSf')
  const statusAt = wordReader(book, 'status')
  return (propertyId) => {
    const slot = findSlot(book, propertyId)
    if (slot < 0) return null
    const rent = rentAt(slot)
    const [east, south] = [x[slot] as number, y[slot] as number]
    return {
      id: propertyId,
      at: Number.isNaN(east) ? null : { latitude: latitudeAt(south), longitude: longitudeAt(east) },
      rent: Number.isNaN(rent) ? null : rent,
      status: statusAt(slot),
      tier: tiers[slot] as RentTier,
    }
  }
}
