import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { percentile } from '../../sync/book/question/rent-statistics.ts'
import { mapPointsOf } from '../../sync/book/spatial/map-points.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { latitudeAt, longitudeAt } from '../../sync/domain/area/mercator.ts'
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
  /** Of the included, dollars per square foot per month; null where none states a rent, or there is no book yet. */
  medianRent: number | null
  /** The included that have coordinates. */
  dots: readonly SummaryDot[]
  /** Where the list is centered; null where nobody said. */
  center: LatLng | null
}

type Summarized = Pick<SyncedCompList, 'entries' | 'subjectPropertyId' | 'latitude' | 'longitude'>

/** A summary of a list that is not open. Its subject does not count as a comp. */
export function compListSummary(list: Summarized, book: Book | null): CompListSummary {
  const { subjectPropertyId, latitude, longitude } = list
  const comps = list.entries.filter(({ propertyId }) => propertyId !== subjectPropertyId)
  const included = comps.filter(({ isIncluded }) => isIncluded)
  const placeOf = book === null ? () => null : placesIn(book)
  const places = included.map(({ propertyId }) => placeOf(propertyId)).filter((place) => place !== null)
  const rents = places.map(({ rent }) => rent).filter((rent) => rent > 0)
  return {
    included: included.length,
    excluded: comps.length - included.length,
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
  /** 0 where none is stated. */
  rent: number
  tier: RentTier
}

/** Reads what a summary needs of a property, and no more: a screen of lists has thousands. */
function placesIn(book: Book): (propertyId: string) => Place | null {
  const { x, y, tiers, rentAt } = mapPointsOf(book)
  return (propertyId) => {
    const slot = findSlot(book, propertyId)
    if (slot < 0) return null
    const [east, south] = [x[slot] as number, y[slot] as number]
    return {
      id: propertyId,
      at: Number.isNaN(east) ? null : { latitude: latitudeAt(south), longitude: longitudeAt(east) },
      rent: rentAt(slot),
      tier: tiers[slot] as RentTier,
    }
  }
}
