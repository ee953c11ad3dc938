import type { LeaseMix } from '../../../sync/book/question/answer.ts'
import { percentile } from '../../../sync/book/question/rent-statistics.ts'
import { compsStatistics } from '../../../sync/documents/model/comps-statistics.ts'
import type { AssumedTerms } from '../../../sync/domain/economics/assumptions.ts'
import { computedField } from '../../../sync/domain/economics/computed-fields.ts'
import { isComputedField } from '../../../sync/domain/economics/computed-names.ts'
import { fieldOf } from '../../../sync/domain/fields/field-list.ts'
import { countsAsComp } from '../../../sync/domain/rents/counts-as-comp.ts'
import { type FieldColumn, fieldOfColumn, type TableColumn } from '../../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../../sync/domain/table/table-layout.ts'
import type { CompFigures } from '../../../sync/proximity/comp-figures.ts'
import type { ListComp } from './list-comps.ts'

/** Rents and lease types of the included comps. */
export function listFigures(included: readonly ListComp[]): CompFigures {
  const { rents, byLease } = compsStatistics(included.map(({ property }) => ({ property })))
  const leaseMix: LeaseMix = { NNN: 0, MG: 0, Gross: 0, none: 0 }
  for (const { leaseType, count } of byLease) leaseMix[leaseType ?? 'none'] = count
  return { rents, leaseMix }
}

/** The middle of each column of figures, over the comps that state it, without a subject; none where none does. */
export interface Medians {
  /** How many comps are counted. */
  count: number
  /** Of so many that state it. */
  of: ReadonlyMap<TableColumn, { median: number; n: number }>
}

export function listMedians(
  included: readonly ListComp[],
  columns: readonly LaidColumn[],
  assumed?: AssumedTerms,
): Medians {
  const medians = new Map<TableColumn, { median: number; n: number }>()
  const counted = included.filter(({ property }) => countsAsComp(property))
  for (const { column } of columns) {
    const read = readerOf(column, assumed)
    const stated = read === null ? [] : counted.map(read).filter((value) => value !== null)
    const median = percentile(Float64Array.from(stated).sort(), 0.5)
    if (median !== null)
      medians.set(column, { median: isYear(column) ? Math.round(median) : median, n: stated.length })
  }
  return { count: counted.length, of: medians }
}

function readerOf(
  column: TableColumn,
  assumed: AssumedTerms | undefined,
): ((comp: ListComp) => number | null) | null {
  if (column === 'distance') return ({ miles }) => miles
  if (isComputedField(column)) return ({ property }) => computedField(column, property, assumed).figure
  const name = figureOf(column)
  return name === null ? null : ({ property }) => property[name] as number | null
}

/** The field of a column of figures that have a middle; a moment or a place on the globe has none. */
function figureOf(column: TableColumn): FieldColumn | null {
  const name = fieldOfColumn(column)
  const field = name === null ? null : fieldOf(name)
  return field?.kind === 'figure' && field.unit !== 'moment' && field.unit !== 'degrees' ? name : null
}

function isYear(column: TableColumn): boolean {
  const name = fieldOfColumn(column)
  const field = name === null ? null : fieldOf(name)
  return field?.kind === 'figure' && field.unit === 'year'
}
