import type { Property } from '../../sync/domain/property.ts'

/** The property that comps are compared with. */
export interface Subject {
  slot: number
  property: Property
  /** From the place in the middle; null where either is unknown. */
  miles: number | null
}
