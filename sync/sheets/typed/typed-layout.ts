import type { FieldName } from '../../domain/fields.ts'
import { UNSAID } from '../cells/rent/rent-unit.ts'
import { headerWords } from '../header/header-words.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'

/** Headers that say more than the role of their field: what a bare number in the column is counted in, as the screen shows it. */
const HEADERS: Partial<Record<FieldName, string>> = {
  clearHeight: 'Clear Height (ft)',
  leasedSf: 'Leased Area (SF)',
  landSizeAcres: 'Land',
  officePercent: 'Office (%)',
  officeSf: 'Office (SF)',
  squareFootage: 'Size (SF)',
  truckCourtFeet: 'Truck Court (ft)',
}

const ROLES: Partial<Record<FieldName, ColumnRole>> = {
  leasedSf: 'dealArea',
  officePercent: 'officeSf',
  term: 'leaseTerm',
}

/** The role of the column that gives a field. */
function roleOf(field: FieldName): ColumnRole {
  return ROLES[field] ?? (field as ColumnRole)
}

/** A sheet whose columns give these fields, for one row that is typed. */
export function typedLayout(fields: readonly FieldName[], currentYear: number): SheetLayout {
  const columns = fields.map((field, index): MappedColumn => {
    const role = roleOf(field)
    const header = HEADERS[field] ?? role
    return { index, header, words: headerWords(header), role, isExact: true, of: null }
  })
  return {
    header: columns.map(({ header }) => header),
    columns,
    weaker: new Map(),
    unused: [],
    parted: new Map(),
    byRole: new Map(columns.map((column) => [column.role, column])),
    allByRole: Map.groupBy(columns, ({ role }) => role),
    byIndex: new Map(columns.map((column) => [column.index, column])),
    indexByHeader: new Map(columns.map(({ header, index }) => [header, index])),
    flags: new Map(),
    rentUnit: UNSAID,
    rentLeaning: null,
    titleLeaseType: null,
    hasTitleSizes: false,
    typeOfMark: new Map(),
    termLeaning: null,
    periods: new Map(),
    monthFirst: new Set(),
    monthYear: new Set(),
    fractions: new Set(),
    thousands: new Set(),
    arePricesInMillions: false,
    dayFirst: new Set(),
    dayFirstThroughout: new Set(),
    date1904: false,
    isDelimited: false,
    currentYear,
  }
}
