import type { Field } from '../../domain/fields/field-kinds.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import type { FigureUnit } from '../../domain/fields/figure-units.ts'
import { FIELDS, type FieldName } from '../../domain/fields.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { ColumnUse } from '../model/workbook-event.ts'
import type { ColumnFacts } from './column-facts.ts'

/** What a column's figures are counted in where nothing says otherwise: the unit of its field, or of the columns of none. */
const OTHER_UNITS: Partial<Record<ColumnRole, string>> = {
  dealArea: 'SF',
  dockDoors: 'doors',
  gradeDoors: 'doors',
  doors: 'doors',
  opexPerSf: '$/SF',
}

const WORDS: Readonly<Record<FigureUnit, string | null>> = {
  rent: null,
  dollars: '$',
  dollarsPerSf: '$/SF',
  pricePerSf: '$/SF',
  squareFeet: 'SF',
  acres: 'acres',
  feet: 'ft',
  tons: 'tons',
  months: 'months',
  percentAYear: 'percent',
  percent: 'percent',
  perThousandSf: 'per 1,000 SF',
  count: null,
  year: null,
  degrees: null,
  moment: null,
}

function usualUnit(role: ColumnRole): string | null {
  const other = OTHER_UNITS[role]
  if (other !== undefined) return other
  const field: Field | undefined = role in FIELDS ? fieldOf(role as FieldName) : undefined
  return field?.kind === 'figure' ? WORDS[field.unit] : null
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
  return unit?.replace(' by its values', '') ?? usualUnit(role)
}
