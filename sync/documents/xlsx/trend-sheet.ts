import { FEW_ROWS } from '../../domain/few-rows.ts'
import { quarterSigned, type RentTrend } from '../../trends/rent-trend.ts'
import { textColumn } from '../columns/comp-column.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { quartersOfDocument, quarterWords, slopeWords } from '../model/trend-figure.ts'
import { formulaCell, numberCell, textCell } from './cell-xml.ts'
import { FIT_TO_PAGE, PAGE_SETUP } from './comps-sheet.ts'
import { COUNT_FORMAT, type CompRanges, countedRows, RENT_FORMAT } from './statistics-sheet.ts'
import { STYLES } from './styles.ts'

const HEADS = ['Quarter Signed', 'Count', '25th Percentile', 'Median', '75th Percentile'] as const
/** A column of the comps, which the sheet counts. */
export const QUARTER_SIGNED = textColumn(HEADS[0], ({ property }) => {
  const quarter = quarterSigned(property.dateSigned)
  return quarter === null ? null : quarterWords(quarter)
})
const WHAT = `Rents in $/SF/Mo, of the rows marked Yes under Included. A count below ${FEW_ROWS} says little.`
const WHAT_OF_MARKET = `Rents in $/SF/Mo, as they were when exported. A count below ${FEW_ROWS} says little.`
const HEAD_ROW = 4
const FIRST_ROW = HEAD_ROW + 1

/** Rents by the quarter they were signed in, as formulas over the sheet of comps: whoever excludes a row there sees them follow. */
export function trendSheetXml(
  document: CompsDocument,
  trend: RentTrend,
  { signed, ...ranges }: CompRanges & { signed: string },
  numberStyles: ReadonlyMap<string, number>,
): string[] {
  const style = (format: string) => numberStyles.get(format) ?? STYLES.plain
  // The leases of the market stand in no sheet, so that there are no cells to count.
  const isOfMarket = document.time?.of === 'market'
  const lines = quartersOfDocument(document).map((quarter, at) => {
    const row = FIRST_ROW + at
    if (isOfMarket) {
      const figures = [quarter.p25, quarter.median, quarter.p75].map((rent, i) =>
        numberCell(`${'CDE'[i]}${row}`, rent, style(RENT_FORMAT)),
      )
      const counted = numberCell(`B${row}`, quarter.n, style(COUNT_FORMAT))
      return `<row r="${row}">${textCell(`A${row}`, quarterWords(quarter.quarter), STYLES.bold)}${counted}${figures.join('')}</row>`
    }
    const stated = `${countedRows(ranges)}*ISNUMBER(${ranges.rent})*(${signed}=$A${row})`
    const figure = (letter: string, name: string, more: string, value: number) =>
      formulaCell(
        `${letter}${row}`,
        `IF($B${row}=0,"N/A",${name}(IF(${stated},${ranges.rent})${more}))`,
        value,
        style(RENT_FORMAT),
      )
    const cells = [
      textCell(`A${row}`, quarterWords(quarter.quarter), STYLES.bold),
      formulaCell(`B${row}`, `SUMPRODUCT(${stated})`, quarter.n, style(COUNT_FORMAT)),
      figure('C', 'PERCENTILE', ',0.25', quarter.p25),
      figure('D', 'MEDIAN', '', quarter.median),
      figure('E', 'PERCENTILE', ',0.75', quarter.p75),
    ]
    return `<row r="${row}">${cells.join('')}</row>`
  })
  const slope = trend.slope === null ? [] : [slopeWords(trend)]
  const said = [...slope, ...(document.time === undefined ? [] : [document.time.words])].join(', ')
  const about = `${isOfMarket ? WHAT_OF_MARKET : WHAT}${said === '' ? '' : ` When exported: ${said}.`}`
  const heads = HEADS.map((head, i) =>
    textCell(`${'ABCDE'[i]}${HEAD_ROW}`, head, i === 0 ? STYLES.head : STYLES.figureHead),
  )
  return [
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${FIT_TO_PAGE}<cols><col min="1" max="5" width="19" customWidth="1"/></cols><sheetData>`,
    `<row r="1">${textCell('A1', document.title, STYLES.title)}</row>`,
    `<row r="2">${textCell('A2', about, STYLES.muted)}</row>`,
    `<row r="${HEAD_ROW}">${heads.join('')}</row>`,
    ...lines,
    `</sheetData>${PAGE_SETUP}</worksheet>`,
  ]
}
