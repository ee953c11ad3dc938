import type { BoundFigure } from '../../criteria/asked-fields.ts'
import type { Comparator } from '../amounts/comparators.ts'
import type { Amount } from '../amounts/read-amount.ts'
import type { Unit } from '../amounts/units.ts'

/** Of two bounds, the higher is at most so many times the lower. */
export const MOST_APART = 20

/** A figure, or two, with everything that was said about it. Its field is still to be decided. */
export interface Quantity {
  low: Amount
  /** The second figure of a range. */
  high: Amount | null
  comparator: Comparator | null
  /** True where no comparator stands before the figure. */
  isTrailing: boolean
  unit: Unit | null
  isPerSf: boolean
  period: 'month' | 'year' | null
  /** The figure of the other bound: "over $3 and under $5". */
  other: number | null
  /** What the words name: "clear", "docks", "rent". */
  noun: BoundFigure | null
  /** The token after all of it. */
  end: number
}
