import type { GridSort } from '../../adjustments/grid-order.ts'
import type { LatLng } from '../../domain/area/coordinates.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import type { RentUnit } from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import type { CompAdjustments, TypedSubject } from '../../domain/records/adjustment.ts'
import type { GridTerms } from '../../domain/records/grid-terms.ts'
import { countsAsComp } from '../../domain/rents/counts-as-comp.ts'
import type { Cluster } from '../../pictures/marketing/top-clusters.ts'
import type { TimeSet } from '../../trends/time-set.ts'

/**
 * The content of an exported document: search results, properties near a place, or a comp list. Every format is made
 * from this.
 */
export interface CompsDocument {
  /** `Rent comparables: 11830 Tanner Rd, Houston`. */
  title: string
  /** What the rows were chosen by, in one line: `Manufacturing within 3.0 miles`. Empty where nothing was asked. */
  criteria: string
  /** The day it is made, `YYYY-MM-DD` where its maker is. Given, so that no document reads a clock. */
  date: string
  rows: readonly CompRow[]
  /** What the rows are compared with. */
  subject: Property | null
  /** What was typed of the subject: it comes before what its property says, in every comparison. */
  typedSubject?: TypedSubject
  /** The leases that its trend is of, and what they are, where these are not simply its rows. */
  time?: Pick<TimeSet, 'of' | 'rents' | 'words'>
  /** Which rent its adjustments start from, and what units of characteristics are worth. */
  grid?: GridTerms
  /** The line that the adjusted comps are sorted by. Without one they stand in the order of the rows. */
  gridSort?: GridSort
  /** How rents are shown where a person reads them; spreadsheets and data are always per month. */
  unit: RentUnit
  /** Whose data and maps these are, one each. */
  credits: readonly string[]
  /** Where they were searched around: a star on the map, with a ring where there is a radius. */
  around?: { center: LatLng; radiusMiles?: number }
  /** The map with the same numbers as the rows, as an SVG document of the size `DOCUMENT_PICTURE`. */
  picture?: string
  /** With it a report has its map at full size and says what is on it: all comps by number, else the largest groups. */
  mapKey?: 'numbers' | readonly Cluster[]
  /** Whose paper it is. */
  firm?: string
  /** What rents that are worked out rest on beyond what is stated. */
  assumed?: Assumed
}

export interface CompRow {
  property: Property
  /** Miles from the subject, or from the place searched around. */
  distance?: number
  /** The number of its pin. Without one, included rows are counted from 1 in their order. */
  number?: number
  /** What its list says of it: why it is a comp, or why not. */
  note?: string
  /** False for a row that is kept for the record: it counts in no statistic. */
  isIncluded?: boolean
  /** What its rent is changed by to stand for the subject, and how much it counts, of 100. */
  adjustments?: CompAdjustments
  weight?: number
}

/** At the foot of what is printed. */
export const AS_STATED = 'Rents as stated in the source; lease types differ and are not normalized.'

/** Rows that are of no list count like included ones. */
export function isIncluded(row: Pick<CompRow, 'isIncluded'>): boolean {
  return row.isIncluded !== false
}

/** Whether the figures of a document count a row. */
export function isCounted(row: CompRow): boolean {
  return isIncluded(row) && countsAsComp(row.property)
}

/** A row with the number it goes by; null where it is not included. */
export interface NumberedRow extends Omit<CompRow, 'number'> {
  number: number | null
}

/** Rows without a number of their own get those from 1 on, in order. */
export function numbered(rows: readonly CompRow[]): NumberedRow[] {
  let last = 0
  return rows.map((row) => ({ ...row, number: isIncluded(row) ? (row.number ?? ++last) : null }))
}
