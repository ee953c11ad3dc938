import { headerRentUnit, headerSizeUnit, headerTermUnit } from '../cells/column-units.ts'
import { displayText } from '../cells/plain-text.ts'
import { hasDayFirst } from '../cells/read-date.ts'
import { readRentBasis } from '../cells/read-rent-basis.ts'
import type { TermUnit } from '../cells/read-term.ts'
import { HIGHEST_MONTHLY_RENT, LOWEST_DOUBTFUL_RENT } from '../cells/rent-plausibility.ts'
import { orElse, rentUnitName, type SheetRentUnit, UNSAID } from '../cells/rent-unit.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { FoundHeader } from '../header/find-header.ts'
import { headerWords } from '../header/header-words.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { ColumnUse } from '../model/workbook-event.ts'

/** Everything about a sheet that reading one of its rows needs. */
export interface SheetLayout {
  readonly header: readonly string[]
  readonly columns: readonly MappedColumn[]
  readonly byRole: ReadonlyMap<ColumnRole, MappedColumn>
  readonly byIndex: ReadonlyMap<number, MappedColumn>
  /** The column that says whether a role's value is unknown. */
  readonly flags: ReadonlyMap<ColumnRole, MappedColumn>
  readonly rentUnit: SheetRentUnit
  /** What the rents of the column are, where nothing says it and they agree. */
  readonly rentLeaning: 'month' | 'year' | null
  /** What the terms of the column are, where the header does not say it. */
  readonly termLeaning: TermUnit | null
  /** Columns of dates in which one has its day first, by index. */
  readonly dayFirst: ReadonlySet<number>
  readonly date1904: boolean
  readonly isDelimited: boolean
  readonly currentYear: number
}

/** How many rows are sampled to infer a column's unit, where its header does not name it. */
export const SAMPLED_ROWS = 200

/** `sample`: the first rows below the header, at most `SAMPLED_ROWS`, for what the header leaves unsaid. */
export function layOutSheet(
  { map, titles }: FoundHeader,
  sample: readonly SheetRow[],
  { date1904, isDelimited, currentYear }: Pick<SheetLayout, 'date1904' | 'isDelimited' | 'currentYear'>,
): SheetLayout {
  const columns = map.columns.map((column) => unitColumn(column, map.columns, sample))
  const valuesOf = (role: ColumnRole) => {
    const column = columns.find((other) => other.role === role)
    return column ? sample.map((row) => displayText(row.cells[column.index] ?? null).trim()) : []
  }
  const rent = map.columns.find(({ role }) => role === 'rentPerSf')
  const rentUnit = rent ? orElse(headerRentUnit(rent.header, rent.words), titleRentUnit(titles)) : UNSAID
  const dates = map.columns.filter(({ role }) => DATE_ROLES.has(role))
  const isDayFirst = ({ index }: MappedColumn) =>
    sample.some((row) => hasDayFirst(displayText(row.cells[index] ?? null)))
  return {
    header: map.header,
    columns,
    byRole: new Map(columns.toReversed().map((column) => [column.role, column])),
    byIndex: new Map(columns.map((column) => [column.index, column])),
    flags: new Map(columns.flatMap((column) => (column.of === null ? [] : [[column.of, column]]))),
    rentUnit,
    rentLeaning: rentUnit.period === null ? leaningOf(valuesOf('rentPerSf')) : null,
    termLeaning: termLeaningOf(valuesOf('leaseTerm')),
    dayFirst: new Set(dates.filter(isDayFirst).map(({ index }) => index)),
    date1904,
    isDelimited,
    currentYear,
  }
}

/** A column `Unit` that holds `$/SF/Mo` says what its rows' rents are counted in, not which suite they are. */
function unitColumn(
  column: MappedColumn,
  columns: readonly MappedColumn[],
  sample: readonly SheetRow[],
): MappedColumn {
  if (column.role !== 'suite' || columns.some(({ role }) => role === 'rentBasis')) return column
  const cells = sample.map((row) => row.cells[column.index] ?? null).filter((cell) => cell !== null)
  const units = cells.filter((cell) => {
    const { unit } = readRentBasis(cell)
    return unit.per !== null && unit.period !== null
  })
  return units.length > 0 && units.length > cells.length / 2 ? { ...column, role: 'rentBasis' } : column
}

const DATE_ROLES: ReadonlySet<ColumnRole> = new Set(['commencement', 'expiration', 'dateSigned'])

/** A title that says what all rents are counted in: `Rents in $/SF/Year`. Less than both is no statement. */
function titleRentUnit(titles: readonly string[]): SheetRentUnit {
  const units = titles
    .map((title) => headerRentUnit(title, headerWords(title)))
    .filter(({ per, period }) => per === 'sf' && period !== null)
  const [first] = units
  return first && units.every(({ period }) => period === first.period) ? first : UNSAID
}

const LEAST_VALUES = 5
const MOST_EXCEPTIONS = 0.1

/** Whether nearly all unambiguous rents of a column are monthly, or nearly all are yearly. */
function leaningOf(values: readonly string[]): 'month' | 'year' | null {
  const amounts = numbersIn(values)
  const monthly = amounts.filter((amount) => amount > 0 && amount <= LOWEST_DOUBTFUL_RENT).length
  const yearly = amounts.filter((amount) => amount > HIGHEST_MONTHLY_RENT).length
  if (Math.max(monthly, yearly) < LEAST_VALUES) return null
  if (Math.min(monthly, yearly) > (monthly + yearly) * MOST_EXCEPTIONS) return null
  return monthly > yearly ? 'month' : 'year'
}

const LONGEST_YEARS = 30

/** Terms of a column are months where most are above 30, years where none is. */
function termLeaningOf(values: readonly string[]): TermUnit | null {
  const terms = numbersIn(values).filter((term) => term > 0)
  if (terms.length < LEAST_VALUES) return null
  const long = terms.filter((term) => term > LONGEST_YEARS).length
  if (long === 0) return 'years'
  return long > terms.length / 2 ? 'months' : null
}

function numbersIn(values: readonly string[]): number[] {
  return values
    .filter((value) => /^\$?\d+(?:\.\d+)?$|^\$?\.\d+$/.test(value))
    .map((value) => Number(value.replace('$', '')))
}

/** What each column is used for, as the summary of an import shows it. */
export function columnUses(layout: SheetLayout): ColumnUse[] {
  return layout.columns.map(({ index, header, role, words }) => {
    const unit = unitShown(layout, role, header, words)
    return unit === null ? { index, header, role } : { index, header, role, unit }
  })
}

function unitShown(
  layout: SheetLayout,
  role: ColumnRole,
  header: string,
  words: readonly string[],
): string | null {
  switch (role) {
    case 'rentPerSf': {
      const { rentUnit, rentLeaning } = layout
      if (rentUnit.per !== null || rentUnit.period !== null) return rentUnitName(rentUnit)
      return rentLeaning === null
        ? null
        : `${rentUnitName({ ...rentUnit, per: 'sf', period: rentLeaning })} by its values`
    }
    case 'squareFootage':
    case 'dealArea':
    case 'landSizeAcres':
      return headerSizeUnit(header, words).unit
    case 'leaseTerm': {
      const unit = headerTermUnit(words)
      if (unit !== null) return unit
      return layout.termLeaning === null ? null : `${layout.termLeaning} by its values`
    }
    default:
      return null
  }
}
