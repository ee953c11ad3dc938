import type { Nearby } from '../../sync/book/spatial/order-by-distance.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { CompFigures } from '../../sync/proximity/comp-figures.ts'
import type { CompSort } from '../../sync/proximity/comp-sort.ts'
import type { Subject as ComparedSubject } from '../comps/subject.ts'
import type { Narrowing } from '../criteria/use-narrowing.ts'
import type { OpenPropertyActions } from '../property/use-open-property.ts'
import type { SearchStatus } from '../rows/search-status.ts'

export type CompsView = 'table' | 'grid'

/** The place searched around. */
export interface SearchedPlace {
  center: LatLng
  /** What people are shown; for coordinates, these. */
  label: string
  /** As it was typed; null where coordinates were. */
  address: string | null
}

/** The property all others are compared with. */
export type Subject = ComparedSubject

/** Where a search goes. */
export interface Destination {
  center: LatLng
  /** As it was typed. */
  address?: string
  /** What people are shown. */
  label?: string
  /** The property of ours that stands there. */
  subjectId?: string | undefined
}

/** What is found around the place. */
export interface FoundComps {
  /** Within the radius, whatever they are narrowed by; the subject is not counted. */
  found: number
  /** Those that are left, nearest first. A comp's number is its position, counted from 1. */
  comps: Nearby
  /** Positions in `comps`, in the order shown. */
  order: Uint32Array
  /** Slots in the order shown. */
  slots: Uint32Array
  figures: CompFigures
  /** All within the largest radius, whatever they are narrowed by. */
  around: Nearby
  /** Those of them that are left: `comps` is the first part of it. */
  reach: Nearby
}

/** What the map shows, whatever the order of the list. */
export interface MappedState
  extends Pick<ProximityState, 'place' | 'pendingAddress' | 'radius' | 'subject' | 'unit' | 'propertyAt'> {
  /** Null where there are none. */
  comps: FoundComps['comps'] | null
  reach: FoundComps['reach'] | null
}

/** All the proximity page knows and can do. The page's components take parts of it as plain props. */
export interface ProximityState extends OpenPropertyActions {
  status: SearchStatus
  retry(): void
  bookSize: number

  /** Null before a first search. */
  place: SearchedPlace | null
  /** An address in the link that is still to be looked up. */
  pendingAddress: string | null
  /** Searches around another place. Answers how many are found; null while there is no book. */
  goTo(destination: Destination): number | null
  /** Searches around a point, and keeps the subject. */
  moveTo(center: LatLng): void
  /** Miles. */
  radius: number
  setRadius(miles: number): void

  narrowing: Narrowing

  subject: Subject | null
  /** Null for none. */
  setSubject(id: string | null): void

  /** Null while loading, failed or not searched yet. */
  result: FoundComps | null
  sort: CompSort
  setSort(sort: CompSort): void
  view: CompsView
  setView(view: CompsView): void
  unit: RentUnit
  setUnit(unit: RentUnit): void

  /** Decodes the property in a slot of the book. */
  propertyAt(slot: number): Property
  /** The slot of a property of the book, or -1. */
  slotOf(id: string): number
}
