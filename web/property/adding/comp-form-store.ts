import type { Property } from '../../../sync/domain/property.ts'
import { createStore } from '../../store.ts'

/** A comp that is to be typed. */
interface WantedComp {
  /** The building that a deal is added to; null for a new one. */
  building: Property | null
}

const { current, change, subscribe } = createStore<WantedComp | null>(null)

/** What the form is for, wherever it is led to. */
export const ADD_A_COMP = 'Add a comp'

/** Opens the form for a comp that a person types. From anywhere: the page has one. */
export function openAddComp(building: Property | null = null): void {
  change({ building })
}

export const compFormStore = { current, subscribe, close: () => change(null) }
