import type { Property } from '../../sync/domain/property.ts'

/** The property that comps are compared with. */
export interface Subject {
  /** -1 where it has left the book. */
  slot: number
  property: Property
  /** From the place in the middle; null where either is unknown. */
  miles: number | null
}
