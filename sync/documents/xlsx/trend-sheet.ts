import { SUBJECT } from '../../domain/known-types.ts'
import { FEW_RENTS, quarterSigned, type RentTrend } from '../../trends/rent-trend.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { quarterWords, slopeWords } from '../model/trend-figure.ts'
import { formulaCell, textCell } from './cell-xml.ts'
import { FIT_TO_PAGE, PAGE_SETUP } from './comps-sheet.ts'
import { COUNT_FORMAT, type CompRanges, RENT_FORMAT } from './statistics-sheet.ts'
import { STYLES } from './styles.ts'

const HEADS = ['Quarter Signed', 'Count', '25th Percentile', 'Median', '75th Percentile']
const OF_EACH = 'Quarter of Each Comp'
/** The comps' quarters are beside the table, in the order of the comps' rows. */
const OF_EACH_AT = 'G'
const WHAT = `Rents in $/SF/Mo, of the rows marked Yes under Included. A count below ${FEW_RENTS} says little.`
const HEAD_ROW = 4
const FIRST_ROW = HEAD_ROW + 1

/** Rents by the quarter they were signed in, as formulas over the sheet of comps: whoever excludes a row there sees them follow. */
export function trendSheetXml(
  { title, rows }: CompsDocument,
  { quarters, slope, n }: RentTrend,
  { rent, included, status }: CompRanges,
  numberStyles: ReadonlyMap<string, number>,
): string[] {
  const style = (format: string) => numberStyles.get(format) ?? STYLES.plain
  const signed = rows.map(({ property }) => quarterSigned(property.dateSigned))
  const ofEach = `$${OF_EACH_AT}$${FIRST_ROW}:$${OF_EACH_AT}$${HEAD_ROW + Math.max(rows.length, 1)}`
  const lines = Array.from({ length: Math.max(quarters.length, rows.length) }, (_, at) => {
    const row = FIRST_ROW + at
    const stated = `(${included}="Yes")*(${status}<>"${SUBJECT}")*ISNUMBER(${rent})*(${ofEach}=$A${row})`
    const figure = (letter: string, name: string, more: string, value: number) =>
      formulaCell(
        `${letter}${row}`,
        `IF($B${row}=0,"N/A",${name}(IF(${stated},${rent})${more}))`,
        value,
        style(RENT_FORMAT),
      )
    const quarter = quarters[at]
    const own = signed[at] ?? null
    const cells = [
      ...(quarter === undefined
        ? []
        : [
            textCell(`A${row}`, quarterWords(quarter.quarter), STYLES.bold),
            formulaCell(`B${row}`, `SUMPRODUCT(${stated})`, quarter.n, style(COUNT_FORMAT)),
            figure('C', 'PERCENTILE', ',0.25', quarter.p25),
            figure('D', 'MEDIAN', '', quarter.median),
            figure('E', 'PERCENTILE', ',0.75', quarter.p75),
          ]),
      ...(own === null ? [] : [textCell(`${OF_EACH_AT}${row}`, quarterWords(own), STYLES.muted)]),
    ]
    return `<row r="${row}">${cells.join('')}</row>`
  })
  const about = slope === null ? WHAT : `${WHAT} When exported: ${slopeWords(slope, n)}.`
  const heads = HEADS.map((head, i) =>
    textCell(`${'ABCDE'[i]}${HEAD_ROW}`, head, i === 0 ? STYLES.head : STYLES.figureHead),
  )
  return [
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${FIT_TO_PAGE}<cols><col min="1" max="5" width="19" customWidth="1"/><col min="7" max="7" width="22" customWidth="1"/></cols><sheetData>`,
    `<row r="1">${textCell('A1', title, STYLES.title)}</row>`,
    `<row r="2">${textCell('A2', about, STYLES.muted)}</row>`,
    `<row r="${HEAD_ROW}">${heads.join('')}${textCell(`${OF_EACH_AT}${HEAD_ROW}`, OF_EACH, STYLES.head)}</row>`,
    ...lines,
    `</sheetData>${PAGE_SETUP}</worksheet>`,
  ]
}
