import { CHARACTERISTIC_WORDS, factOf, subjectFactOf } from '../../adjustments/grid-words.ts'
import { CHARACTERISTICS } from '../../domain/records/adjustment.ts'
import { columnLetters } from '../../domain/words/column-letters.ts'
import type { AdjustedComps, AdjustedRow } from '../model/adjusted-comps.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { formulaCell, numberCell, textCell } from './cell-xml.ts'
import { FIT_TO_PAGE, PAGE_SETUP } from './comps-sheet.ts'
import { STYLES } from './styles.ts'

const RENT = '0.00##'
const PERCENT = '+0.0%;\u22120.0%;0%'
const DOLLARS = '+0.00##;\u22120.00##;0'
const SHARE = '0.0%'
export const ADJUSTMENT_FORMATS = [RENT, PERCENT, DOLLARS, SHARE] as const

const WHAT =
  'Rents in $/SF/Mo. Adjusted rent: rent × (1 + sum of percentages) + sum of dollars. Change a figure and the rest follows.'
/** The first three columns: number, name, rent. Each characteristic then has its fact, percent and dollars. */
const RENT_AT = 2
const FIRST_AT = 3
const EACH = 3
const SUMS_AT = FIRST_AT + CHARACTERISTICS.length * EACH
const SUMS = ['Net', 'Gross', 'Adjusted Rent', 'Weight', 'Share', 'Reasons'] as const
const HEAD_ROW = 4
const FIRST_ROW = 6

/** The grid of adjustments, a comp a row, with formulas from each figure to the reconciled rent. */
export function adjustmentsSheetXml(
  { title, date }: CompsDocument,
  { subject, rows, reconciled }: AdjustedComps,
  numberStyles: ReadonlyMap<string, number>,
): string[] {
  const style = (format: string) => numberStyles.get(format) ?? STYLES.plain
  const last = FIRST_ROW + rows.length - 1
  const at = (column: number, row: number) => `${columnLetters(column)}${row}`
  const sum = (name: (typeof SUMS)[number]) => SUMS_AT + SUMS.indexOf(name)
  const range = (column: number) => `$${columnLetters(column)}$${FIRST_ROW}:$${columnLetters(column)}$${last}`
  const heads = [
    ...['#', 'Name', 'Rent'],
    ...CHARACTERISTICS.flatMap((name) => [CHARACTERISTIC_WORDS[name], '%', '$/SF/Mo']),
    ...SUMS,
  ]
  const subjectCells = [
    textCell(at(1, HEAD_ROW + 1), `Subject: ${subject?.name ?? subject?.address ?? ''}`, STYLES.bold),
    ...(subject === null || subject.rentPerSf === null
      ? []
      : [numberCell(at(RENT_AT, HEAD_ROW + 1), subject.rentPerSf, style(RENT))]),
    ...(subject === null
      ? []
      : CHARACTERISTICS.map((name, i) =>
          textCell(at(FIRST_AT + i * EACH, HEAD_ROW + 1), subjectFactOf(name, subject, date), STYLES.bold),
        )),
  ]
  /** Percentages of a row and its dollars stand every third column. */
  const each = (offset: number, row: number) =>
    CHARACTERISTICS.map((_, i) => at(FIRST_AT + i * EACH + offset, row)).join(',')
  const absolute = (offset: number, row: number) =>
    CHARACTERISTICS.map((_, i) => `ABS(${at(FIRST_AT + i * EACH + offset, row)})`).join('+')
  const line = ({ row, adjusted }: AdjustedRow, i: number) => {
    const own = FIRST_ROW + i
    const rent = at(RENT_AT, own)
    const cells = [
      ...(row.number === null ? [] : [numberCell(at(0, own), row.number, STYLES.plain)]),
      textCell(at(1, own), row.property.name),
      numberCell(rent, row.property.rentPerSf ?? 0, style(RENT)),
      ...CHARACTERISTICS.flatMap((name, place) => {
        const column = FIRST_AT + place * EACH
        const adjustment = row.adjustments?.[name]
        const fact = factOf(name, row.property, row.distance ?? null)
        return [
          ...(fact === '' ? [] : [textCell(at(column, own), fact)]),
          ...(adjustment?.kind === 'percent'
            ? [numberCell(at(column + 1, own), adjustment.amount / 100, style(PERCENT))]
            : []),
          ...(adjustment?.kind === 'dollars'
            ? [numberCell(at(column + 2, own), adjustment.amount, style(DOLLARS))]
            : []),
        ]
      }),
      formulaCell(
        at(sum('Net'), own),
        `IF(${rent}=0,0,${at(sum('Adjusted Rent'), own)}/${rent}-1)`,
        adjusted.net / 100,
        style(PERCENT),
      ),
      formulaCell(
        at(sum('Gross'), own),
        `${absolute(1, own)}+IF(${rent}=0,0,(${absolute(2, own)})/${rent})`,
        adjusted.gross / 100,
        style(SHARE),
      ),
      formulaCell(
        at(sum('Adjusted Rent'), own),
        `${rent}*(1+SUM(${each(1, own)}))+SUM(${each(2, own)})`,
        adjusted.rent ?? 0,
        style(RENT),
      ),
      numberCell(at(sum('Weight'), own), adjusted.share, style(SHARE)),
      formulaCell(
        at(sum('Share'), own),
        `IF(SUM(${range(sum('Weight'))})=0,0,${at(sum('Weight'), own)}/SUM(${range(sum('Weight'))}))`,
        adjusted.share,
        style(SHARE),
      ),
      textCell(at(sum('Reasons'), own), reasonsOf({ row, adjusted })),
    ]
    return `<row r="${own}">${cells.join('')}</row>`
  }
  const adjustedRange = range(sum('Adjusted Rent'))
  const { value, after } = reconciled
  const results: [label: string, formula: string, figure: number | null][] = [
    ['Reconciled rent', `SUMPRODUCT(${adjustedRange},${range(sum('Share'))})`, value],
    ['Low', `MIN(${adjustedRange})`, after?.low ?? null],
    ['High', `MAX(${adjustedRange})`, after?.high ?? null],
    ['Median', `MEDIAN(${adjustedRange})`, after?.median ?? null],
    ['25th percentile', `PERCENTILE(${adjustedRange},0.25)`, after?.p25 ?? null],
    ['75th percentile', `PERCENTILE(${adjustedRange},0.75)`, after?.p75 ?? null],
  ]
  return [
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${FIT_TO_PAGE}<sheetViews><sheetView workbookViewId="0"><pane xSplit="3" ySplit="${HEAD_ROW}" topLeftCell="D${HEAD_ROW + 1}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="6" customWidth="1"/><col min="2" max="2" width="36" customWidth="1"/><col min="3" max="${SUMS_AT + SUMS.length}" width="13" customWidth="1"/></cols><sheetData>`,
    `<row r="1">${textCell('A1', title, STYLES.title)}</row>`,
    `<row r="2">${textCell('A2', WHAT, STYLES.muted)}</row>`,
    `<row r="${HEAD_ROW}">${heads.map((head, i) => textCell(at(i, HEAD_ROW), head, STYLES.head)).join('')}</row>`,
    `<row r="${HEAD_ROW + 1}">${subjectCells.join('')}</row>`,
    ...rows.map(line),
    ...results.map(([label, formula, figure], i) => {
      const row = last + 2 + i
      const cell = figure === null ? '' : formulaCell(at(RENT_AT, row), formula, figure, style(RENT))
      return `<row r="${row}">${textCell(at(1, row), label, STYLES.bold)}${cell}</row>`
    }),
    `</sheetData>${PAGE_SETUP}</worksheet>`,
  ]
}

function reasonsOf({ row }: AdjustedRow): string {
  return CHARACTERISTICS.flatMap((name) => {
    const reason = row.adjustments?.[name]?.reason
    return reason == null ? [] : [`${CHARACTERISTIC_WORDS[name]}: ${reason}`]
  }).join('; ')
}
