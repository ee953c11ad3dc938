import type { Ref } from 'react'
import type { RentUnit } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { Scroller } from './use-fixed-rows.ts'

/** What the keyboard asks of the results on screen. */
export interface ResultRowsHandle {
  /** Brings a result into view and puts the focus on it. */
  focus(index: number): void
  /** Brings a result into view. */
  reveal(index: number): void
}

/** What the grid and the list of results have in common. */
export interface ResultRowsProps {
  ref: Ref<ResultRowsHandle>
  /** Slots to show, in order. */
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  unit: RentUnit
  /** Position of the selected result, or -1. */
  selected: number
  /** Selects a result and opens it. */
  onOpen: (index: number) => void
  scroller: Scroller
}

/** The one result that Tab reaches: the selected one, where it is drawn, else the first that is. */
export function tabStopAmong(selected: number, first: number, end: number): number {
  return selected >= first && selected < end ? selected : first
}
