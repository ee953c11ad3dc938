import type { Sheet, SheetRow } from '../file/sheet.ts'
import type { FoundHeader } from '../header/find-header.ts'
import type { RowOutcome, SkipReason } from '../model/read-row-outcome.ts'
import type { SheetInfo, WorkbookEvent } from '../model/workbook-event.ts'
import { readRow } from '../read-row.ts'
import { mergedCellFiller } from '../row/fill-merged.ts'
import { columnUses, layOutSheet } from '../row/sheet-layout.ts'
import { markSubject } from './mark-subject.ts'
import { type Columns, mergesIn, sliceRow } from './row-cells.ts'

export type RowEvent = Extract<WorkbookEvent, { kind: 'row' }>

/** What is known of a row before it is read. */
export interface KnownOfRow {
  readonly is?: SkipReason
  /** No row stands right above it. */
  readonly isAfterGap?: boolean
  readonly isSubject?: boolean
}

/** A table of a sheet whose rows are being read. */
export interface OpenTable {
  readonly columns: Columns
  readonly info: SheetInfo
  read(row: SheetRow, known?: KnownOfRow): RowEvent
}

export interface TableToOpen {
  readonly found: FoundHeader
  readonly columns: Columns
  /** The first rows below the header, in the table's columns. */
  readonly sample: readonly SheetRow[]
  /** 0-based, in the order of the workbook. */
  readonly table: number
  readonly isAcross: boolean
  readonly currentYear: number
}

/** Begins to read a table of `sheet`. */
export function openTable(
  sheet: Sheet,
  { found, columns, sample, table, isAcross, currentYear }: TableToOpen,
): OpenTable {
  const layout = layOutSheet(found, sample, { ...sheet, currentYear })
  const { header, unused } = layout
  const { name } = sheet
  const fill = mergedCellFiller(isAcross ? [] : mergesIn(sheet.merges, columns), layout.columns)
  return {
    columns,
    info: {
      sheet: name,
      table,
      headerRow: found.rowNumber,
      isAcross,
      header,
      columns: columnUses(layout),
      unused,
    },
    read(row, { is, isAfterGap = false, isSubject = false } = {}) {
      const own = sliceRow(row, columns)
      const cells = fill(own)
      const read = is ? null : readRow(layout, own.links ? { cells, links: own.links } : { cells })
      const outcome: RowOutcome =
        !read || (isAfterGap && isStray(read)) ? { kind: 'skipped', reason: is ?? 'section-title' } : read
      const marked = markSubject(outcome, { header, cells }, isSubject)
      return {
        kind: 'row',
        table,
        row: { sheet: name, rowNumber: row.rowNumber, header, cells, outcome: marked },
      }
    },
  }
}

/** Words below a gap that are under a name and under figures, such as a line of a legend. */
function isStray(outcome: RowOutcome): boolean {
  if (outcome.kind !== 'property' || outcome.property.address !== null) return false
  const stated = outcome.readings.filter(({ value }) => value !== null)
  return stated.length === 1 && stated[0]?.field === 'name' && outcome.readings.some(({ problem }) => problem)
}
