import type { ColumnRole } from '../model/column-role.ts'
import type { ColumnUse } from '../model/workbook-event.ts'
import type { ColumnFacts } from './column-facts.ts'

/** What a column's figures are counted in where nothing says otherwise. */
const UNITS: Partial<Record<ColumnRole, string>> = {
  squareFootage: 'SF',
  dealArea: 'SF',
  officeSf: 'SF',
  landSizeAcres: 'acres',
  clearHeight: 'ft',
  truckCourtFeet: 'ft',
  rentEscalationPct: 'percent',
  capRate: 'percent',
  percentLeased: 'percent',
  leaseTerm: 'months',
  freeRentMonths: 'months',
  opexPerSf: '$/SF',
  tiPerSf: '$/SF',
  salePricePerSf: '$/SF',
  salePrice: '$',
  craneTons: 'tons',
  parkingRatio: 'per 1,000 SF',
  dockDoors: 'doors',
  gradeDoors: 'doors',
  doors: 'doors',
}

const DATES: ReadonlySet<ColumnRole> = new Set(['commencement', 'expiration', 'dateSigned', 'saleDate'])

/** The unit and period of a column, as its header, its values or a person says it. */
export function unitInWords(
  use: ColumnUse,
  { figures, periods, decisions, info }: ColumnFacts,
): string | null {
  const { role, header, unit } = use
  if (periods) {
    const { stated, assumed } = periods
    if (stated + assumed === 0) return null
    const years = periods.statedYears + periods.assumedYears
    const period = years * 2 >= stated + assumed ? 'per year' : 'per month'
    return assumed === 0 ? period : `${period}, ${stated === 0 ? 'none' : stated} stated`
  }
  if (DATES.has(role)) {
    const own = decisions.columns.find((column) => column.sheet === info.sheet && column.header === header)
    if (own?.use.as === 'field' && own.use.dates) return `date, ${own.use.dates.replace('-', ' ')}`
    if (figures.dayFirst === 0 && figures.daySecond === 0) return 'date'
    return figures.dayFirst > figures.daySecond ? 'date, day first' : 'date, month first'
  }
  return unit?.replace(' by its values', '') ?? UNITS[role] ?? null
}
