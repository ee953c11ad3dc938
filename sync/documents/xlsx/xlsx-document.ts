import type { AssumedTerms } from '../../domain/economics/assumptions.ts'
import { isComputedField } from '../../domain/economics/computed-names.ts'
import { columnLetters } from '../../domain/words/column-letters.ts'
import {
  ALL_COLUMNS,
  COMP_COLUMNS,
  type ColumnId,
  compColumn,
  SPREADSHEET_COLUMNS,
} from '../columns/comp-columns.ts'
import { adjustedComps } from '../model/adjusted-comps.ts'
import { NEVER_YIELD } from '../model/batches.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { subjectRow } from '../model/subject-row.ts'
import { trendOfDocument } from '../model/trend-figure.ts'
import type { TableOptions } from '../text/csv-document.ts'
import { ADJUSTMENT_FORMATS, adjustmentsSheetXml } from './adjustments-sheet.ts'
import { type CellFormula, compsSheetXml } from './comps-sheet.ts'
import { ECONOMIC_PARTS, economicFormula } from './economic-formulas.ts'
import {
  COUNT_FORMAT,
  type CompRanges,
  DIFFERENCE_FORMAT,
  RENT_FORMAT,
  statisticsSheetXml,
} from './statistics-sheet.ts'
import { numberStyles, stylesXml } from './styles.ts'
import { QUARTER_SIGNED, trendSheetXml } from './trend-sheet.ts'
import { workbookParts } from './workbook-parts.ts'
import { zip } from './zip.ts'

/** What the other sheets are worked out from. It stands in the rows of the comps, so that they may be sorted. */
const NEEDED = [
  'rentPerSf',
  'squareFootage',
  'leaseType',
  'isIncluded',
] as const satisfies readonly ColumnId[]
/** The same, hidden where nobody chose it: by the id the rows of adjustments find their comp. */
const NEEDED_HIDDEN = ['leasedSf', 'status', 'id'] as const satisfies readonly ColumnId[]

/** The sheets of a workbook. The last one holds the properties whole, and is what an import reads. */
export const SHEETS = {
  comps: 'Comps',
  statistics: 'Statistics',
  adjustments: 'Adjustments',
  trend: 'Rent Trend',
  all: 'All columns',
} as const

/**
 * The rows as an Excel workbook: a sheet of comps, excluded ones marked 'No', a sheet of statistics in formulas that
 * follow it, of rents by quarter where there is a trend and of adjustments where there are any, and a sheet of every
 * column. Rents that are worked out are formulas over columns that the comps then have as well. Whatever a formula
 * takes of a comp stands in the comp's own row, in hidden columns too, so that sorting the comps changes no figure.
 * Text is text whatever it begins with; numbers and whole dates are typed.
 */
export async function xlsxDocument(
  document: CompsDocument,
  { columns: choice, yieldToMain = NEVER_YIELD }: TableOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const chosen: readonly ColumnId[] = choice?.length ? choice : SPREADSHEET_COLUMNS
  const parts = chosen.flatMap((id) => (isComputedField(id) ? ECONOMIC_PARTS[id] : []))
  const shown = [...new Set([...chosen, ...NEEDED, ...parts])]
  const adjusted = adjustedComps(document)
  const base = adjusted?.terms.base ?? 'rentPerSf'
  const ofBase: readonly ColumnId[] = isComputedField(base) ? [base, ...ECONOMIC_PARTS[base]] : []
  const ids: readonly ColumnId[] = [...new Set([...shown, ...NEEDED_HIDDEN, ...ofBase])]
  const every = ALL_COLUMNS.map((id) => COMP_COLUMNS[id])
  const subject = subjectRow(document)
  // The subject is in the sheet that people read, and not in the one that imports read.
  const rows = [...(subject === null ? [] : [subject]), ...document.rows]
  const trend = trendOfDocument(document)
  const columns = [
    ...ids.map((id) => compColumn(id, document.assumed)),
    ...(trend === null ? [] : [QUARTER_SIGNED]),
  ]
  const styles = numberStyles([
    ...[...every, ...columns].flatMap((column) => (column.kind === 'number' ? [column.numberFormat] : [])),
    RENT_FORMAT,
    COUNT_FORMAT,
    DIFFERENCE_FORMAT,
    ...(adjusted === null ? [] : ADJUSTMENT_FORMATS),
  ])
  const sheet = { numberStyles: styles, yieldToMain }
  const comps = compsSheetXml({
    ...sheet,
    rows,
    columns,
    includedAt: ids.indexOf('isIncluded'),
    hiddenFrom: shown.length,
    formulas: formulasOf(ids, document.assumed?.terms),
  })
  const all = compsSheetXml({
    ...sheet,
    rows: document.rows,
    columns: every,
    includedAt: ALL_COLUMNS.indexOf('isIncluded'),
    hiddenFrom: every.length,
  })
  const ranges = rangesOf(ids, rows.length)
  const ofGrid = { ...ranges, rent: rangeOf(ids.indexOf(base), rows.length) }
  const signed = rangeOf(ids.length, rows.length)
  const statistics = statisticsSheetXml(document, ranges, styles)
  const files = workbookParts({
    title: document.title,
    date: document.date,
    styles: stylesXml(styles),
    sheets: [
      { name: SHEETS.comps, xml: comps },
      { name: SHEETS.statistics, xml: statistics },
      ...(trend === null
        ? []
        : [{ name: SHEETS.trend, xml: trendSheetXml(document, trend, { ...ranges, signed }, styles) }]),
      ...(adjusted === null
        ? []
        : [{ name: SHEETS.adjustments, xml: adjustmentsSheetXml(document, adjusted, ofGrid, styles) }]),
      { name: SHEETS.all, xml: all },
    ],
  })
  return await zip(files, document.date)
}

/** The columns of a sheet that are worked out from others of it. */
function formulasOf(
  ids: readonly ColumnId[],
  assumed: AssumedTerms | undefined,
): ReadonlyMap<number, CellFormula> {
  const letters = new Map(ids.map((id, at) => [id, columnLetters(at)]))
  return new Map(
    ids.flatMap((id, at): [number, CellFormula][] =>
      isComputedField(id)
        ? [
            [
              at,
              ({ property }, row) =>
                economicFormula(id, property, (of) => `${letters.get(of)}${row}`, assumed),
            ],
          ]
        : [],
    ),
  )
}

function rangesOf(ids: readonly ColumnId[], rows: number): CompRanges {
  const range = (id: ColumnId) => rangeOf(ids.indexOf(id), rows)
  return {
    rent: range('rentPerSf'),
    size: range('squareFootage'),
    lease: range('leaseType'),
    included: range('isIncluded'),
    leased: range('leasedSf'),
    status: range('status'),
    id: range('id'),
  }
}

/** The cells of a column of the comps, which are so many. */
function rangeOf(column: number, rows: number): string {
  const letters = columnLetters(column)
  return `${SHEETS.comps}!$${letters}$2:$${letters}$${Math.max(rows + 1, 2)}`
}
