import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import { readRow } from '../read-row.ts'

/** Dollars per SF and month. */
export interface RentBounds {
  readonly low: number
  readonly high: number
}

/** Fewer rents say too little of what is usual. */
const LEAST_RENTS = 8
/** How many robust deviations from the median is far. */
const FAR = 4
/** A column of nearly equal rents has no far ones below this factor. */
const LEAST_FACTOR = 2.5
const DEVIATIONS_PER_MAD = 1.4826

/** Between which rents of a table lie, by the spread of its first rows; null where too few have one. */
export function rentBounds(layout: SheetLayout, sample: readonly SheetRow[]): RentBounds | null {
  if (!layout.byRole.has('rentPerSf')) return null
  const rents = sample.flatMap((row): number[] => {
    const outcome = readRow(layout, row)
    const rent = outcome.kind === 'property' ? outcome.property.rentPerSf : null
    return rent === null || rent <= 0 ? [] : [Math.log(rent)]
  })
  if (rents.length < LEAST_RENTS) return null
  const middle = median(rents)
  const spread = median(rents.map((rent) => Math.abs(rent - middle))) * DEVIATIONS_PER_MAD
  const far = Math.max(FAR * spread, Math.log(LEAST_FACTOR))
  return { low: Math.exp(middle - far), high: Math.exp(middle + far) }
}

/** NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half) - 1] ?? Number.NaN)) / 2
}
