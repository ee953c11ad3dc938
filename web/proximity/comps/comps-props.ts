import type { Ref } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { ResultRowsHandle } from '../../rows/result-rows.ts'
import type { Scroller } from '../../rows/use-fixed-rows.ts'
import type { FoundComps, Subject } from '../proximity-state.ts'

/** What the table and the grid of comps have in common. */
export interface CompsProps {
  ref: Ref<ResultRowsHandle>
  result: FoundComps
  /** First whatever the order. */
  subject: Subject | null
  propertyAt: (slot: number) => Property
  unit: RentUnit
  /** Position of the selected comp among those shown, or -1. */
  selected: number
  /** Selects a comp and opens it. */
  onOpen: (index: number) => void
  onOpenSubject: (id: string) => void
  /** Makes a property the subject; null for none. */
  onPick: (id: string | null) => void
  scroller: Scroller
}
