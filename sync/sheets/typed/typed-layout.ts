import type { FieldName } from '../../domain/fields.ts'
import { UNSAID } from '../cells/rent/rent-unit.ts'
import { headerWords } from '../header/header-words.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { SheetLayout } from '../row/sheet-layout.ts'

/** Headers that say more than their role: what a bare number in the column is counted in, as the screen shows it. */
const HEADERS: Partial<Record<ColumnRole, string>> = {
  clearHeight: 'Clear Height (ft)',
  dealArea: 'Leased Area (SF)',
  landSizeAcres: 'Land',
  officeSf: 'Office (SF)',
  squareFootage: 'Size (SF)',
  truckCourtFeet: 'Truck Court (ft)',
}

const ROLES: Partial<Record<FieldName, ColumnRole>> = { leasedSf: 'dealArea', term: 'leaseTerm' }
/** The role of the column that gives a field. */
export function roleOf(field: FieldName): ColumnRole {
  return ROLES[field] ?? (field as ColumnRole)
}

/** A sheet whose columns have these roles, for one row that is typed. */
export function typedLayout(roles: readonly ColumnRole[], currentYear: number): SheetLayout {
  const columns = roles.map((role, index): MappedColumn => {
    const header = HEADERS[role] ?? role
    return { index, header, words: headerWords(header), role, isExact: true, of: null }
  })
  return {
    header: columns.map(({ header }) => header),
    columns,
    unused: [],
    byRole: new Map(columns.map((column) => [column.role, column])),
    allByRole: Map.groupBy(columns, ({ role }) => role),
    byIndex: new Map(columns.map((column) => [column.index, column])),
    indexByHeader: new Map(columns.map(({ header, index }) => [header, index])),
    flags: new Map(),
    rentUnit: UNSAID,
    rentLeaning: null,
    termLeaning: null,
    periods: new Map(),
    monthFirst: new Set(),
    fractions: new Set(),
    dayFirst: new Set(),
    dayFirstThroughout: new Set(),
    date1904: false,
    isDelimited: false,
    currentYear,
  }
}
