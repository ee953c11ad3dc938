import { BASE_WORDS, leftOutWords, subjectRent } from '../../adjustments/grid-base.ts'
import { CHARACTERISTIC_WORDS, factOf, subjectFactOf } from '../../adjustments/grid-words.ts'
import { isMeasured } from '../../adjustments/measures.ts'
import { STEP_WORDS, stepsTo } from '../../adjustments/row-rates.ts'
import { CHARACTERISTICS, type Characteristic } from '../../domain/records/characteristics.ts'
import { MEASURED } from '../../domain/records/grid-terms.ts'
import { columnLetters } from '../../domain/words/column-letters.ts'
import type { AdjustedComps, AdjustedRow } from '../model/adjusted-comps.ts'
import { type CompsDocument, isIncluded } from '../model/comps-document.ts'
import { formulaCell, numberCell, textCell } from './cell-xml.ts'
import { FIT_TO_PAGE, PAGE_SETUP } from './comps-sheet.ts'
import { type CompRanges, countedRows, NONE } from './statistics-sheet.ts'
import { STYLES } from './styles.ts'

const RENT = '0.00##'
const PERCENT = '+0.0%;\u22120.0%;0%'
const DOLLARS = '+0.00##;\u22120.00##;0'
const SHARE = '0.0%'
const RATE = '+0.00##%;\u22120.00##%;0%'
export const ADJUSTMENT_FORMATS = [RENT, PERCENT, DOLLARS, SHARE, RATE] as const

const WHAT =
  'Rents in $/SF/Mo. Adjusted rent: rent × (1 + sum of percentages) + sum of dollars. Comps without a weight share what is left of 100% alike. A rate over a line adjusts each comp by its difference from the subject. Change a figure and the rest follows. Rents and Included follow the sheet Comps; what is said of each comp is as exported.'
/** The first three columns: number, name, rent. Each characteristic then has its fact, percent and dollars. */
const RENT_AT = 2
const FIRST_AT = 3
const EACH = 3
const SUMS_AT = FIRST_AT + CHARACTERISTICS.length * EACH
const SUMS = [
  'Net',
  'Gross',
  'Adjusted Rent',
  'Included',
  'Weight',
  'Share',
  'Reasons',
  'Property ID',
] as const
const RATE_ROW = 3
const HEAD_ROW = 4
const FIRST_ROW = 6

/**
 * The grid of adjustments, a comp a row, with formulas from each figure to the reconciled rent. A row finds its comp by
 * the id of its property, so that the sheet of comps may be sorted. Comps that are left out come last.
 */
export function adjustmentsSheetXml(
  { title, date }: CompsDocument,
  { subject, terms, rows: counted, leftOut, lacking, reconciled }: AdjustedComps,
  ranges: CompRanges,
  numberStyles: ReadonlyMap<string, number>,
): string[] {
  const style = (format: string) => numberStyles.get(format) ?? STYLES.plain
  const rows = [...counted, ...leftOut]
  const last = FIRST_ROW + rows.length - 1
  const at = (column: number, row: number) => `${columnLetters(column)}${row}`
  const sum = (name: (typeof SUMS)[number]) => SUMS_AT + SUMS.indexOf(name)
  const range = (column: number) => `$${columnLetters(column)}$${FIRST_ROW}:$${columnLetters(column)}$${last}`
  const idAt = sum('Property ID')
  const heads = [
    ...['#', 'Name', BASE_WORDS[terms.base]],
    ...CHARACTERISTICS.flatMap((name) => [CHARACTERISTIC_WORDS[name], '%', '$/SF/Mo']),
    ...SUMS,
  ]
  const ownRent = subjectRent(terms.base, subject)
  const subjectCells = [
    textCell(at(1, HEAD_ROW + 1), `Subject: ${subject?.name ?? subject?.address ?? ''}`, STYLES.bold),
    ...(ownRent === null ? [] : [numberCell(at(RENT_AT, HEAD_ROW + 1), ownRent, style(RENT))]),
    ...(subject === null
      ? []
      : CHARACTERISTICS.map((name, i) =>
          textCell(at(FIRST_AT + i * EACH, HEAD_ROW + 1), subjectFactOf(name, subject, date), STYLES.bold),
        )),
  ]
  const rateCells = MEASURED.flatMap((name) => {
    const rate = terms.rates[name]
    const column = FIRST_AT + CHARACTERISTICS.indexOf(name) * EACH
    if (rate === undefined) return []
    return [
      textCell(at(column, RATE_ROW), `Rate ${STEP_WORDS[name]}`, STYLES.bold),
      rate.kind === 'percent'
        ? numberCell(at(column + 1, RATE_ROW), rate.amount / 100, style(RATE))
        : numberCell(at(column + 2, RATE_ROW), rate.amount, style(DOLLARS)),
    ]
  })
  /** An adjustment that follows from a rate, over the rate of its line. */
  const byRateCell = (name: Characteristic, { row, byRate }: AdjustedRow, column: number, own: number) => {
    const rated = byRate[name]
    if (rated === undefined || !isMeasured(name) || subject === null) return null
    const steps = stepsTo(name, row.property, subject, date) ?? 0
    const [offset, figure] = rated.kind === 'percent' ? [1, rated.amount / 100] : [2, rated.amount]
    const rate = `${columnLetters(column + offset)}$${RATE_ROW}`
    const shown = style(rated.kind === 'percent' ? PERCENT : DOLLARS)
    return formulaCell(at(column + offset, own), `${rate}*(${steps})`, figure, shown)
  }
  /** Percentages of a row and its dollars stand every third column. */
  const each = (offset: number, row: number) =>
    CHARACTERISTICS.map((_, i) => at(FIRST_AT + i * EACH + offset, row)).join(',')
  const absolute = (offset: number, row: number) =>
    CHARACTERISTICS.map((_, i) => `ABS(${at(FIRST_AT + i * EACH + offset, row)})`).join('+')
  const [included, weights] = [range(sum('Included')), range(sum('Weight'))]
  const isIn = `(${included}="Yes")`
  const said = `SUMPRODUCT(${isIn}*ISNUMBER(${weights}),${weights})`
  const silent = `SUMPRODUCT(${isIn}*NOT(ISNUMBER(${weights})))`
  const line = (adjustedRow: AdjustedRow, i: number) => {
    const { row, rent: base, adjusted } = adjustedRow
    const own = FIRST_ROW + i
    const rent = at(RENT_AT, own)
    const cells = [
      ...(row.number === null ? [] : [numberCell(at(0, own), row.number, STYLES.plain)]),
      textCell(at(1, own), row.property.name),
      formulaCell(rent, rentFormula(ranges, at(sum('Property ID'), own)), base ?? 0, style(RENT)),
      ...CHARACTERISTICS.flatMap((name, place) => {
        const column = FIRST_AT + place * EACH
        const adjustment = row.adjustments?.[name]
        const fact = factOf(name, row.property, row.distance ?? null)
        const byRate = byRateCell(name, adjustedRow, column, own)
        if (byRate !== null) return [...(fact === '' ? [] : [textCell(at(column, own), fact)]), byRate]
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
        `IF(${rent}=0,SUM(${each(1, own)}),${at(sum('Adjusted Rent'), own)}/${rent}-1)`,
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
      formulaCell(
        at(sum('Included'), own),
        includedFormula(ranges, at(sum('Property ID'), own)),
        isIncluded(row) && base !== null ? 'Yes' : 'No',
        STYLES.plain,
      ),
      ...(row.weight === undefined
        ? []
        : [numberCell(at(sum('Weight'), own), row.weight / 100, style(SHARE))]),
      formulaCell(
        at(sum('Share'), own),
        shareFormula({ included: at(sum('Included'), own), weight: at(sum('Weight'), own), said, silent }),
        adjusted.share,
        style(SHARE),
      ),
      textCell(at(sum('Reasons'), own), reasonsOf(adjustedRow)),
      textCell(at(sum('Property ID'), own), row.property.id),
    ]
    return `<row r="${own}">${cells.join('')}</row>`
  }
  const adjustedRange = range(sum('Adjusted Rent'))
  const shares = range(sum('Share'))
  const spread = (name: string, more = '') =>
    `IF(SUMPRODUCT(${isIn}*1)=0,"${NONE}",${name}(IF(${isIn},${adjustedRange})${more}))`
  const { value, after } = reconciled
  const results: [label: string, formula: string, figure: number | null][] = [
    ['Reconciled rent', `IF(SUM(${shares})=0,"${NONE}",SUMPRODUCT(${adjustedRange},${shares}))`, value],
    ['Low', spread('MIN'), after?.low ?? null],
    ['High', spread('MAX'), after?.high ?? null],
    ['Median', spread('MEDIAN'), after?.median ?? null],
    ['25th percentile', spread('PERCENTILE', ',0.25'), after?.p25 ?? null],
    ['75th percentile', spread('PERCENTILE', ',0.75'), after?.p75 ?? null],
  ]
  return [
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${FIT_TO_PAGE}<sheetViews><sheetView workbookViewId="0"><pane xSplit="3" ySplit="${HEAD_ROW}" topLeftCell="D${HEAD_ROW + 1}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="6" customWidth="1"/><col min="2" max="2" width="36" customWidth="1"/><col min="3" max="${idAt}" width="13" customWidth="1"/><col min="${idAt + 1}" max="${idAt + 1}" width="22" hidden="1" customWidth="1"/></cols><sheetData>`,
    `<row r="1">${textCell('A1', title, STYLES.title)}</row>`,
    `<row r="2">${textCell('A2', WHAT, STYLES.muted)}</row>`,
    ...(rateCells.length === 0 ? [] : [`<row r="${RATE_ROW}">${rateCells.join('')}</row>`]),
    `<row r="${HEAD_ROW}">${heads.map((head, i) => textCell(at(i, HEAD_ROW), head, STYLES.head)).join('')}</row>`,
    `<row r="${HEAD_ROW + 1}">${subjectCells.join('')}</row>`,
    ...rows.map(line),
    ...results.map(([label, formula, figure], i) => {
      const row = last + 2 + i
      const cell = formulaCell(at(RENT_AT, row), formula, figure ?? NONE, style(RENT))
      return `<row r="${row}">${textCell(at(1, row), label, STYLES.bold)}${cell}</row>`
    }),
    ...(lacking.length === 0
      ? []
      : [
          `<row r="${last + 9}">${textCell(at(1, last + 9), leftOutWords(terms.base, lacking), STYLES.muted)}</row>`,
        ]),
    `</sheetData>${PAGE_SETUP}</worksheet>`,
  ]
}

/** The rent of the comp with the id in a cell; 0 where it states none. */
function rentFormula(ranges: CompRanges, id: string): string {
  const rent = foundIn(ranges.rent, ranges, id)
  return `IFERROR(IF(ISNUMBER(${rent}),${rent},0),0)`
}

/** 'Yes' where the statistics count the comp and it states a rent. */
function includedFormula(ranges: CompRanges, id: string): string {
  const cell = (range: string) => foundIn(range, ranges, id)
  const counted = countedRows({ included: cell(ranges.included), status: cell(ranges.status) })
  return `IFERROR(IF(${counted}*ISNUMBER(${cell(ranges.rent)}),"Yes","No"),"No")`
}

function foundIn(range: string, { id: ids }: CompRanges, id: string): string {
  return `INDEX(${range},MATCH(${id},${ids},0))`
}

/** The rule of `reconcile`: weights as said, the others sharing what is left of 1 alike; in all 1. */
function shareFormula(of: { included: string; weight: string; said: string; silent: string }): string {
  const { included, weight, said, silent } = of
  const own = `IF(ISNUMBER(${weight}),${weight},MAX(0,1-${said})/${silent})`
  return `IF(${included}<>"Yes",0,IFERROR(${own}/IF(${silent}=0,${said},MAX(1,${said})),0))`
}

function reasonsOf({ row }: AdjustedRow): string {
  return CHARACTERISTICS.flatMap((name) => {
    const reason = row.adjustments?.[name]?.reason
    return reason == null ? [] : [`${CHARACTERISTIC_WORDS[name]}: ${reason}`]
  }).join('; ')
}
