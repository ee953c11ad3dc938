import { centerOf } from '../../../sync/comp-lists/comp-list-document.ts'
import { departedProperty } from '../../../sync/comp-lists/departed-property.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { haversineMiles } from '../../../sync/domain/area/distance.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { SyncedComp, SyncedCompList } from '../../data/comp-lists/comp-lists.ts'

/** A property as the book has it. */
export interface BookProperty {
  slot: number
  property: Property
}

/** A comp of a list, with its property. */
export interface ListComp {
  entry: SyncedComp
  /** Of one that has left the book, what the list still knows. */
  property: Property
  /** -1 where the property has left the book. */
  slot: number
  /** Of its row and its pin, counted in the list's own order; null for one that is left out. */
  number: number | null
  /** From the list's center; null where either place is unknown. */
  miles: number | null
}

export interface ListComps {
  /** What the comps are compared with; null where there is none, or it has left the book. */
  subject: { slot: number; property: Property; miles: number | null } | null
  center: LatLng | null
  /** In the list's own order. The subject is no comp of itself. */
  included: readonly ListComp[]
  excluded: readonly ListComp[]
}

type Read = Pick<SyncedCompList, 'entries' | 'subjectPropertyId' | 'latitude' | 'longitude'>

/** The comps of a list with what the book says of them; `propertyOf` answers null for one that has left it. */
export function listComps(list: Read, propertyOf: (id: string) => BookProperty | null): ListComps {
  const own = list.subjectPropertyId === null ? null : propertyOf(list.subjectPropertyId)
  const center = centerOf(list, own?.property ?? null)
  const milesTo = (property: Property) =>
    center !== null && hasCoordinates(property) ? haversineMiles(center, property) : null
  const comps = list.entries
    .filter(({ propertyId }) => propertyId !== own?.property.id)
    .map((entry) => {
      const { slot, property } = propertyOf(entry.propertyId) ?? {
        slot: -1,
        property: departedProperty(entry),
      }
      return { entry, property, slot, number: null, miles: milesTo(property) }
    })
  return {
    subject: own && { ...own, miles: milesTo(own.property) },
    center,
    included: comps.filter(({ entry }) => entry.isIncluded).map((comp, i) => ({ ...comp, number: i + 1 })),
    excluded: comps.filter(({ entry }) => !entry.isIncluded),
  }
}
