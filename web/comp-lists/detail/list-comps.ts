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
  /** What the comps are compared with; null where there is none. One that has left the book has the slot -1. */
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
    .filter(({ propertyId }) => propertyId !== list.subjectPropertyId)
    .map((entry) => {
      const { slot, property } = propertyOf(entry.propertyId) ?? {
        slot: -1,
        property: departedProperty(entry),
      }
      return { entry, property, slot, number: null, miles: milesTo(property) }
    })
  const listed = list.entries.find(({ propertyId }) => propertyId === list.subjectPropertyId)
  const departed = listed && { slot: -1, property: departedProperty(listed) }
  const subject = own ?? departed ?? null
  return {
    subject: subject && { ...subject, miles: milesTo(subject.property) },
    center,
    included: comps.filter(({ entry }) => entry.isIncluded).map((comp, i) => ({ ...comp, number: i + 1 })),
    excluded: comps.filter(({ entry }) => !entry.isIncluded),
  }
}
