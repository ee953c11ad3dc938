import type { BookColumns } from '../../columns/book-columns.ts'
import { MISSING_INT, type NumberColumn, numberAt } from '../../columns/number-column.ts'
import { allValues, stringAt } from '../../columns/string-column.ts'
import { amenityBits } from '../../domain/amenities/amenity-bits.ts'
import type { AssumedTerms } from '../../domain/economics/assumptions.ts'
import { computedField } from '../../domain/economics/computed-fields.ts'
import { type ComputedFieldName, isComputedField } from '../../domain/economics/computed-names.ts'
import type { LeaseFacts } from '../../domain/economics/stated-terms.ts'
import { customNameOf, customValue } from '../../domain/fields/custom-fields.ts'
import type { Property } from '../../domain/property.ts'
import { risingKey } from '../../domain/table/rising-key.ts'
import type { WorkedColumn } from '../../domain/table/table-sort.ts'
import { weakMemo } from '../../memo.ts'
import type { SortValue } from '../base-order/number-order.ts'
import { keptUnder } from './kept-under.ts'

/** What rows are sorted by in a column that is no field. */
export interface WorkedValues {
  /** Figures that rise as the values do. */
  figures: NumberColumn
  /** Comparable with `workedValue` of a property. */
  valueAt(row: number): SortValue
}

const known = weakMemo((_columns: object) => new Map<WorkedColumn, WorkedValues>())

/** Worked out once for each snapshot, what is assumed, and column. */
export function workedValues(columns: BookColumns, by: WorkedColumn, assumed?: AssumedTerms): WorkedValues {
  const kept = known.of(keptUnder(columns, by, assumed))
  let values = kept.get(by)
  if (values === undefined) {
    values = valuesOf(columns, by, assumed)
    kept.set(by, values)
  }
  return values
}

/** What a property is sorted by; NaN where it says nothing. */
export function workedValue(property: Property, by: WorkedColumn, assumed?: AssumedTerms): SortValue {
  if (isComputedField(by)) return computedField(by, property, assumed).figure ?? Number.NaN
  if (by === 'amenities') return amenitiesIn(amenityBits(property))
  return risingKey(customValue(property.custom, customNameOf(by) ?? '')) ?? Number.NaN
}

function valuesOf(columns: BookColumns, by: WorkedColumn, assumed?: AssumedTerms): WorkedValues {
  if (isComputedField(by)) return read({ kind: 'float', values: computedFigures(columns, by, assumed) })
  if (by === 'amenities') {
    return read({ kind: 'float', values: Float64Array.from(columns.amenities, amenitiesIn) })
  }
  return customValues(columns, customNameOf(by) ?? '')
}

function read(figures: NumberColumn): WorkedValues {
  return { figures, valueAt: (row) => numberAt(figures, row) }
}

/** A rent that is worked out for the rows before `next`. */
interface Begun {
  figures: Float64Array
  next: number
}

const begun = weakMemo((_columns: object) => new Map<ComputedFieldName, Begun>())

/**
 * Works a rent out for so many rows more, so that nobody waits for all of them at its first use. Answers whether none
 * is left.
 */
export function workRowsAhead(
  columns: BookColumns,
  by: ComputedFieldName,
  rows: number,
  assumed?: AssumedTerms,
): boolean {
  const under = keptUnder(columns, by, assumed)
  if (known.of(under).has(by)) return true
  const own = begun.of(under)
  const work = own.get(by) ?? { figures: new Float64Array(columns.rows).fill(Number.NaN), next: 0 }
  own.set(by, work)
  const end = Math.min(work.next + rows, columns.rows)
  const lease = leaseCursor(columns)
  for (let row = work.next; row < end; row++) {
    lease.row = row
    // A row without a rent has none of them, which spares most of the reading.
    if (lease.rentPerSf !== null) work.figures[row] = computedField(by, lease, assumed).figure ?? Number.NaN
  }
  work.next = end
  return end === columns.rows
}

function computedFigures(columns: BookColumns, by: ComputedFieldName, assumed?: AssumedTerms): Float64Array {
  workRowsAhead(columns, by, columns.rows, assumed)
  return begun.of(keptUnder(columns, by, assumed)).get(by)?.figures ?? new Float64Array()
}

/** Most first where they fall; those that have the same ones stand together. */
function amenitiesIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1
  return count === 0 ? Number.NaN : count * 256 + bits
}

/** Each text is read once, however many rows share it. */
function customValues({ rows, strings: { custom } }: BookColumns, name: string): WorkedValues {
  const { codes } = custom
  const keys = allValues(custom).map((text) => risingKey(customValue(text, name)))
  const places = new Map([...new Set(keys)].sort().map((key, place) => [key, place]))
  const values = new Int32Array(rows)
  const keyAt = (row: number) => keys[codes === null ? row : (codes[row] as number) - 1] ?? null
  for (let row = 0; row < rows; row++) {
    const key = keyAt(row)
    values[row] = key === null ? MISSING_INT : (places.get(key) as number)
  }
  return {
    figures: { kind: 'scaled', scale: 1, values },
    valueAt: (row) => keyAt(row) ?? Number.NaN,
  }
}

/** The lease of whichever row it stands at. Reads a fact when it is asked for, and makes no object for a row. */
function leaseCursor({ numbers, strings }: BookColumns): LeaseFacts & { row: number } {
  const figure = (
    field: Exclude<keyof LeaseFacts, 'rentSteps' | 'leaseType' | 'commencement' | 'expiration'>,
    row: number,
  ) => {
    const value = numberAt(numbers[field], row)
    return Number.isNaN(value) ? null : value
  }
  return {
    row: 0,
    get rentPerSf() {
      return figure('rentPerSf', this.row)
    },
    get leaseTerm() {
      return figure('leaseTerm', this.row)
    },
    get rentEscalationPct() {
      return figure('rentEscalationPct', this.row)
    },
    get rentSteps() {
      return stringAt(strings.rentSteps, this.row)
    },
    get freeRentMonths() {
      return figure('freeRentMonths', this.row)
    },
    get tiPerSf() {
      return figure('tiPerSf', this.row)
    },
    get opexPerSf() {
      return figure('opexPerSf', this.row)
    },
    get leaseType() {
      return stringAt(strings.leaseType, this.row) as LeaseFacts['leaseType']
    },
    get commencement() {
      return stringAt(strings.commencement, this.row)
    },
    get expiration() {
      return stringAt(strings.expiration, this.row)
    },
  }
}
