import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { CompListFilters } from '../../sync/domain/records/comp-list.ts'
import { createStore } from '../store.ts'

/** What a list remembers of the search it was made from. */
export interface ListOrigin {
  centerAddress: string | null
  center: LatLng | null
  /** Miles. */
  radius: number | null
  subjectPropertyId: string | null
  filters: CompListFilters | null
}

/** Properties that are to go into a comp list. */
export interface Addition {
  count: number
  /** How many of them state a rent. */
  withRent: number
  /** Called once a list is chosen, not before: it reads every property. */
  properties(): Property[]
  /** Names one property; null for several. */
  name: string | null
  /** Remembered by a list that is made of them. */
  origin: ListOrigin | null
  /** Set where a new list is to be made of them: what the form proposes to call it. */
  saveAs?: string
}

const { current, change, subscribe } = createStore<Addition | null>(null)

/** Asks into which list properties are to go. From anywhere: the page has one dialog for it. */
export function addToCompList(addition: Addition): void {
  change(addition)
}

export function addOneToCompList(property: Property): void {
  change({
    count: 1,
    withRent: property.rentPerSf === null ? 0 : 1,
    properties: () => [property],
    name: property.name,
    origin: null,
  })
}

export const additionStore = { current, subscribe, close: () => change(null) }
