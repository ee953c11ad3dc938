import { COMP_COLUMNS, type ColumnId, SPREADSHEET_COLUMNS } from '../columns/comp-columns.ts'
import { NEVER_YIELD } from '../model/batches.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import type { TableOptions } from '../text/csv-document.ts'
import { columnLetters } from './cell-xml.ts'
import { compsSheetXml } from './comps-sheet.ts'
import {
  COUNT_FORMAT,
  type CompRanges,
  DIFFERENCE_FORMAT,
  RENT_FORMAT,
  statisticsSheetXml,
} from './statistics-sheet.ts'
import { numberStyles, stylesXml } from './styles.ts'
import { workbookParts } from './workbook-parts.ts'
import { zip } from './zip.ts'

/** What the statistics are worked out from; the sheet always has them. */
const NEEDED = [
  'rentPerSf',
  'squareFootage',
  'leaseType',
  'isIncluded',
] as const satisfies readonly ColumnId[]

/**
 * The rows as an Excel workbook: a sheet of comps, excluded ones marked 'No', and a sheet of statistics in formulas
 * that follow it. Text is text whatever it begins with; numbers and whole dates are typed.
 */
export async function xlsxDocument(
  document: CompsDocument,
  { columns: choice, yieldToMain = NEVER_YIELD }: TableOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const chosen: readonly ColumnId[] = choice?.length ? choice : SPREADSHEET_COLUMNS
  const ids = [...chosen, ...NEEDED.filter((id) => !chosen.includes(id))]
  const columns = ids.map((id) => COMP_COLUMNS[id])
  const { rows } = document
  const styles = numberStyles([
    ...columns.flatMap((column) => (column.kind === 'number' ? [column.numberFormat] : [])),
    RENT_FORMAT,
    COUNT_FORMAT,
    DIFFERENCE_FORMAT,
  ])
  const includedAt = ids.indexOf('isIncluded')
  const comps = compsSheetXml({ columns, rows, numberStyles: styles, includedAt, yieldToMain })
  const statistics = statisticsSheetXml(document, rangesOf(ids, rows.length), styles)
  const parts = workbookParts({
    title: document.title,
    date: document.date,
    styles: stylesXml(styles),
    sheets: [
      { name: 'Comps', xml: comps },
      { name: 'Statistics', xml: statistics },
    ],
  })
  return await zip(parts, document.date)
}

function rangesOf(ids: readonly ColumnId[], rows: number): CompRanges {
  const range = (id: ColumnId) => {
    const letters = columnLetters(ids.indexOf(id))
    return `Comps!$${letters}$2:$${letters}$${Math.max(rows + 1, 2)}`
  }
  return {
    rent: range('rentPerSf'),
    size: range('squareFootage'),
    lease: range('leaseType'),
    included: range('isIncluded'),
  }
}
