import type { LeaseType } from '../../domain/known-types.ts'
import { headerRentUnit, headerSizeUnit, headerTermUnit } from '../cells/column-units.ts'
import { displayText } from '../cells/plain-text.ts'
import { dayPlaceIn } from '../cells/read-date.ts'
import type { TermUnit } from '../cells/read-term.ts'
import { readRentBasis } from '../cells/rent/read-rent-basis.ts'
import { orElse, rentUnitName, type SheetRentUnit, UNSAID } from '../cells/rent/rent-unit.ts'
import { sizeBehind } from '../cells/size/size-behind.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { ColumnUse, UnusedColumn } from '../model/workbook-event.ts'
import type { FoundHeader } from './find-header.ts'
import { type DecidedColumns, mapColumns } from './map-columns.ts'
import { areMonthsAndYears } from './months-and-years.ts'
import { notesBelow } from './notes-below.ts'
import { isTaken } from './taken-beside-asked.ts'
import { titleLeaseType, titleRentUnit } from './title-rents.ts'
import { isOfFractions, isOfMillions, isOfThousands, rentLeaningOf, termLeaningOf } from './value-leanings.ts'

/** Everything about a sheet that reading one of its rows needs. */
export interface SheetLayout {
  readonly header: readonly string[]
  readonly columns: readonly MappedColumn[]
  readonly unused: readonly UnusedColumn[]
  /** Of two columns of one figure the first choice. */
  readonly byRole: ReadonlyMap<ColumnRole, MappedColumn>
  readonly allByRole: ReadonlyMap<ColumnRole, readonly MappedColumn[]>
  readonly byIndex: ReadonlyMap<number, MappedColumn>
  /** Columns that are read where the one of their role is blank. */
  readonly weaker: ReadonlyMap<ColumnRole, readonly MappedColumn[]>
  /** Of several columns with a header the first that is used. */
  readonly indexByHeader: ReadonlyMap<string, number>
  /** Columns whose parts stand behind the table's, by index: true where these say all of it. */
  readonly parted: ReadonlyMap<number, boolean>
  /** The column that says whether a role's value is unknown. */
  readonly flags: ReadonlyMap<ColumnRole, MappedColumn>
  readonly rentUnit: SheetRentUnit
  /** What the rents of the column are, where nothing says it and they agree. */
  readonly rentLeaning: 'month' | 'year' | null
  /** Of all rents, by the titles above and the notes below, where neither a cell nor a header says another. */
  readonly titleLeaseType: LeaseType | null
  /** Of rents with a mark behind them, by the footnotes below. */
  readonly typeOfMark: ReadonlyMap<string, LeaseType>
  /** Titles over rows say how large their buildings are. */
  readonly hasTitleSizes: boolean
  /** What people decided that rents are of which no cell says it, by index. */
  readonly periods: ReadonlyMap<number, 'month' | 'year'>
  /** What the terms of the column are, where the header does not say it. */
  readonly termLeaning: TermUnit | null
  /** Columns whose bare numbers are parts of one, by index. */
  readonly fractions: ReadonlySet<number>
  /** Columns of sizes whose bare numbers may count thousands, which no header says, by index. */
  readonly thousands: ReadonlySet<number>
  /** Whether `M` means millions in the column of prices, however many they are. */
  readonly arePricesInMillions: boolean
  /** Columns of dates in which one has its day first, by index. */
  readonly dayFirst: ReadonlySet<number>
  /** Those in which several have, and none can have its month first. */
  readonly dayFirstThroughout: ReadonlySet<number>
  /** Those of which people decided that all have their month first. */
  readonly monthFirst: ReadonlySet<number>
  /** Those whose dates are months and years, as `3/25` is, by index. */
  readonly monthYear: ReadonlySet<number>
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
  decided: DecidedColumns = new Map(),
): SheetLayout {
  const {
    columns: judged,
    weaker,
    unused,
  } = mapColumns(
    map.cells,
    sample.map(({ cells }) => cells),
    decided,
  )
  const columns = judged.map((column) =>
    decided.has(column.index) ? column : unitColumn(column, judged, sample),
  )
  const fields = [...decided].flatMap(([index, use]) => (use.as === 'field' ? [{ index, ...use }] : []))
  const withDates = (order: 'month-first' | 'day-first') =>
    fields.filter(({ dates: decidedOrder }) => decidedOrder === order).map(({ index }) => index)
  const monthFirst = new Set(withDates('month-first'))
  const textsOf = (index: number) => sample.map((row) => displayText(row.cells[index] ?? null).trim())
  const byRole = new Map(
    columns
      .filter(({ role, of }) => of !== role)
      .toReversed()
      .map((column) => [column.role, column]),
  )
  const valuesOf = (role: ColumnRole) => {
    const column = byRole.get(role)
    return column ? textsOf(column.index) : []
  }
  const rent = byRole.get('rentPerSf')
  const notes = notesBelow(sample, SAMPLED_ROWS)
  const said = [...titles, ...notes.ofAll]
  const asked = rent && isTaken(rent.words) ? byRole.get('askingRent') : undefined
  const unitAround = orElse(asked ? headerRentUnit(asked) : UNSAID, titleRentUnit(said))
  const rentUnit = rent ? orElse(headerRentUnit(rent), unitAround) : UNSAID
  const dates = columns.filter(({ role }) => DATE_ROLES.has(role))
  const daysIn = (index: number, place: 'first' | 'second') =>
    textsOf(index).filter((text) => dayPlaceIn(text) === place).length
  const undecided = dates.map(({ index }) => index).filter((index) => !monthFirst.has(index))
  const daysInAll = (place: 'first' | 'second') =>
    undecided.reduce((sum, index) => sum + daysIn(index, place), 0)
  // Whoever wrote a sheet wrote all its dates in one way.
  const isDayFirst = daysInAll('first') > 1 && daysInAll('second') === 0
  return {
    header: map.header,
    columns,
    unused,
    byRole,
    allByRole: Map.groupBy(columns, ({ role }) => role),
    weaker: Map.groupBy(weaker, ({ role }) => (byRole.has(role) ? role : 'custom')),
    byIndex: new Map(columns.map((column) => [column.index, column])),
    indexByHeader: new Map(columns.toReversed().map(({ header, index }) => [header, index])),
    parted: new Map(
      [...decided].flatMap(([index, use]): [number, boolean][] =>
        use.as === 'parted' ? [[index, use.isWhole]] : [],
      ),
    ),
    flags: new Map(
      columns.flatMap(({ role, of }, i) =>
        role === 'unknownFlag' && of !== null ? [[of, columns[i] as MappedColumn]] : [],
      ),
    ),
    rentUnit,
    rentLeaning: rentUnit.period === null ? rentLeaningOf(valuesOf('rentPerSf')) : null,
    titleLeaseType: titleLeaseType(said),
    typeOfMark: notes.typeOfMark,
    hasTitleSizes: [...titles, ...sample.map(loneText)].some(namesBuildingSize),
    periods: new Map(
      fields.flatMap(({ index, period }): [number, 'month' | 'year'][] => (period ? [[index, period]] : [])),
    ),
    termLeaning: termLeaningOf(valuesOf('leaseTerm')),
    fractions: new Set(
      columns
        .filter(({ role, index }) => SHARE_ROLES.has(role) && isOfFractions(textsOf(index)))
        .map(({ index }) => index),
    ),
    thousands: new Set(
      columns.filter(({ role, index }) => isOfThousands(role, textsOf(index))).map(({ index }) => index),
    ),
    arePricesInMillions: isOfMillions(valuesOf('salePrice')),
    dayFirst: new Set([
      ...undecided.filter((index) => isDayFirst || daysIn(index, 'first') > 0),
      ...withDates('day-first'),
    ]),
    dayFirstThroughout: new Set([
      ...undecided.filter(
        (index) => isDayFirst || (daysIn(index, 'first') > 1 && daysIn(index, 'second') === 0),
      ),
      ...withDates('day-first'),
    ]),
    monthFirst,
    monthYear: new Set(
      dates
        .filter(({ role, index }) => areMonthsAndYears(role, textsOf(index), currentYear))
        .map(({ index }) => index),
    ),
    date1904,
    isDelimited,
    currentYear,
  }
}

/** The text of a row that has only one, as titles do. */
function loneText({ cells }: SheetRow): string {
  const [only = '', other] = cells.map((cell) => displayText(cell).trim()).filter((text) => text !== '')
  return other === undefined ? only : ''
}

const OF_BUILDING = /^\d+[a-z]? \p{L}|\b(?:building|bldg|phase|tower|warehouse|park|center|plaza)\b/iu

/** `Cove Park - 96,400 SF`. */
function namesBuildingSize(title: string): boolean {
  return sizeBehind(title) !== null && OF_BUILDING.test(title)
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

const DATE_ROLES: ReadonlySet<ColumnRole> = new Set(['commencement', 'expiration', 'dateSigned', 'saleDate'])
const SHARE_ROLES: ReadonlySet<ColumnRole> = new Set(['rentEscalationPct', 'capRate', 'percentLeased'])

/** What each column is used for, as the summary of an import shows it. */
export function columnUses(layout: SheetLayout): ColumnUse[] {
  return layout.columns.map(({ index, header, role, words }) => {
    const unit = unitShown(layout, { index, role, header, words })
    return unit === null ? { index, header, role } : { index, header, role, unit }
  })
}

function unitShown(
  layout: SheetLayout,
  column: Pick<MappedColumn, 'index' | 'role' | 'header' | 'words'>,
): string | null {
  const { index, role, words } = column
  switch (role) {
    case 'rentPerSf': {
      const { rentLeaning, periods } = layout
      const isMain = layout.byRole.get('rentPerSf')?.index === index
      const own = isMain ? UNSAID : headerRentUnit(column)
      const rentUnit = own.period === null ? layout.rentUnit : orElse(own, { ...layout.rentUnit, per: null })
      const decided = periods.get(index)
      if (decided) return rentUnitName({ ...rentUnit, period: decided })
      if (rentUnit.per !== null || rentUnit.period !== null) return rentUnitName(rentUnit)
      return rentLeaning === null
        ? null
        : `${rentUnitName({ ...rentUnit, per: 'sf', period: rentLeaning })} by its values`
    }
    case 'squareFootage':
    case 'dealArea':
    case 'landSizeAcres':
      return headerSizeUnit(column).unit
    case 'leaseTerm': {
      const unit = headerTermUnit(words)
      if (unit !== null) return unit
      return layout.termLeaning === null ? null : `${layout.termLeaning} by its values`
    }
    default:
      return null
  }
}
