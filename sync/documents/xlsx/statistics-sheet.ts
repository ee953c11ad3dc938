import { comparedWith } from '../../adjustments/compared-with.ts'
import { NO_LEASE_TYPE } from '../../domain/format.ts'
import { LEASE_TYPES, type LeaseType, SUBJECT } from '../../domain/known-types.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { compsStatistics, type RentGroup } from '../model/comps-statistics.ts'
import { LEASED_WEIGHT } from '../model/headline-figures.ts'
import { formulaCell, numberCell, textCell } from './cell-xml.ts'
import { FIT_TO_PAGE, PAGE_SETUP } from './comps-sheet.ts'
import { STYLES } from './styles.ts'

/** Whole columns of the sheet of comps, such as `Comps!$F$2:$F$13`. */
export interface CompRanges {
  rent: string
  size: string
  lease: string
  included: string
  leased: string
  status: string
  id: string
}

export const RENT_FORMAT = '0.00'
export const COUNT_FORMAT = '#,##0'
export const DIFFERENCE_FORMAT = '+0%;\u22120%;0%'

const HEADS = [
  '',
  'Count',
  'With Rent',
  'Mean',
  'SF-Weighted Mean',
  'Median',
  '25th Percentile',
  '75th Percentile',
  '90th Percentile',
  'Low',
  'High',
]
export const NONE = 'N/A'
const WHAT = 'Rents in $/SF/Mo, of the rows marked Yes under Included.'
const FIRST_ROW = 5

/**
 * The statistics of the included rows, as formulas over the sheet of comps: whoever excludes a row there, or corrects
 * a rent, sees them follow. Rents are dollars per square foot per month.
 */
export function statisticsSheetXml(
  { title, criteria, date, rows, subject, typedSubject }: CompsDocument,
  ranges: CompRanges,
  numberStyles: ReadonlyMap<string, number>,
): string[] {
  const statistics = compsStatistics(rows)
  const compared = comparedWith(typedSubject ?? null, subject)
  const subjectName = typedSubject?.name ?? subject?.name ?? typedSubject?.address ?? ''
  const style = (format: string) => numberStyles.get(format) ?? STYLES.plain
  const groups = [
    { label: 'All', of: { ...statistics, leaseType: null }, only: '' },
    ...leaseGroups(statistics.byLease, ranges),
  ]
  const lines = groups.map(({ label, of, only }, i) => {
    const row = FIRST_ROW + i
    const cells = formulasOf(ranges, only, of, row).map(({ formula, value }, at) =>
      formulaCell(
        `${'BCDEFGHIJK'[at]}${row}`,
        formula,
        value ?? NONE,
        style(at < 2 ? COUNT_FORMAT : RENT_FORMAT),
      ),
    )
    return `<row r="${row}">${textCell(`A${row}`, label, STYLES.bold)}${cells.join('')}</row>`
  })
  const under = FIRST_ROW + groups.length + 1
  const about = [date, criteria].filter((text) => text !== '').join(' · ')
  return [
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${FIT_TO_PAGE}<cols><col min="1" max="1" width="40" customWidth="1"/><col min="2" max="11" width="19" customWidth="1"/></cols><sheetData>`,
    `<row r="1">${textCell('A1', title, STYLES.title)}</row>`,
    `<row r="2">${textCell('A2', about, STYLES.muted)}</row>`,
    `<row r="3">${textCell('A3', statistics.weighsByLeased ? `${WHAT} ${LEASED_WEIGHT}` : WHAT, STYLES.muted)}</row>`,
    `<row r="4">${HEADS.map((head, i) => textCell(`${'ABCDEFGHIJK'[i]}4`, head, STYLES.figureHead)).join('')}</row>`,
    ...lines,
    ...(compared?.rentPerSf
      ? subjectLines(subjectName, compared.rentPerSf, statistics.rents, under, style)
      : []),
    `</sheetData>${PAGE_SETUP}</worksheet>`,
  ]
}

/** Each lease type, also those that no row has yet, so that the sheet still holds when a row is corrected. */
function leaseGroups(byLease: readonly RentGroup[], { lease }: CompRanges) {
  const empty = compsStatistics([])
  const group = (leaseType: LeaseType | null) =>
    byLease.find((own) => own.leaseType === leaseType) ?? { ...empty, leaseType }
  return [
    ...LEASE_TYPES.map((type) => ({ label: type as string, of: group(type), only: `*(${lease}="${type}")` })),
    { label: NO_LEASE_TYPE, of: group(null), only: `*(${lease}="")` },
  ]
}

/** `isCounted` of each comp, as a formula: 1 or 0. */
export function countedRows({ included, status }: Pick<CompRanges, 'included' | 'status'>): string {
  return `(${included}="Yes")*(${status}<>"${SUBJECT}")`
}

function formulasOf(
  { rent, size, included, leased, status }: CompRanges,
  only: string,
  { count, rents }: Omit<RentGroup, 'leaseType'>,
  row: number,
): { formula: string; value: number | null }[] {
  const counted = `${countedRows({ included, status })}${only}`
  const stated = `${counted}*ISNUMBER(${rent})`
  const area = `IF(ISNUMBER(${leased}),${leased},IF(ISNUMBER(${size}),${size},0))`
  const whereStated = (name: string, more = '') =>
    `IF($C${row}=0,"${NONE}",${name}(IF(${stated},${rent})${more}))`
  return [
    { formula: `SUMPRODUCT(${counted}*1)`, value: count },
    { formula: `SUMPRODUCT(${stated})`, value: rents.withRent },
    { formula: whereStated('AVERAGE'), value: rents.mean },
    {
      formula: `IFERROR(SUMPRODUCT(${stated},${rent},${area})/SUMPRODUCT(${stated},${area}),"${NONE}")`,
      value: rents.weightedMean,
    },
    { formula: whereStated('MEDIAN'), value: rents.median },
    { formula: whereStated('PERCENTILE', ',0.25'), value: rents.p25 },
    { formula: whereStated('PERCENTILE', ',0.75'), value: rents.p75 },
    { formula: whereStated('PERCENTILE', ',0.9'), value: rents.p90 },
    { formula: whereStated('MIN'), value: rents.min },
    { formula: whereStated('MAX'), value: rents.max },
  ]
}

function subjectLines(
  name: string,
  rent: number,
  { mean, weightedMean, median }: RentGroup['rents'],
  row: number,
  style: (format: string) => number,
): string[] {
  const versus = [
    ['D', mean],
    ['E', weightedMean],
    ['F', median],
  ] as const
  const cells = versus.map(([letter, value]) =>
    formulaCell(
      `${letter}${row + 1}`,
      `IFERROR(${letter}${FIRST_ROW}/$B$${row}-1,"${NONE}")`,
      value === null ? NONE : value / rent - 1,
      style(DIFFERENCE_FORMAT),
    ),
  )
  return [
    `<row r="${row}">${textCell(`A${row}`, name === '' ? 'Subject' : `Subject: ${name}`, STYLES.bold)}${numberCell(`B${row}`, rent, style(RENT_FORMAT))}</row>`,
    `<row r="${row + 1}">${textCell(`A${row + 1}`, 'All vs. subject', STYLES.bold)}${cells.join('')}</row>`,
  ]
}
