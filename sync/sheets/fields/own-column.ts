import type { ImportedProperty } from '../../domain/property.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { ImportedField } from '../model/read-row-outcome.ts'
import type { RoleAliases } from './role-aliases.ts'

/** What a cell's reading can depend on beside its column. */
export interface SheetFacts {
  readonly currentYear: number
  readonly date1904: boolean
  /** Bare numbers of the column up to 1 are parts of one. */
  readonly isFraction: boolean
  /** A date of the column has its day first. */
  readonly isDayFirst: boolean
  readonly isDayFirstThroughout: boolean
  /** A person decided that dates of the column have their month first. */
  readonly isMonthFirst: boolean
  /** The header or the other dates say that months and years are written. */
  readonly isMonthYear: boolean
  /** The sheet is of sales, and of no leases. */
  readonly isOfSales: boolean
}

type OwnField = ImportedField & ColumnRole
type Value<F extends OwnField> = NonNullable<ImportedProperty[F]>

/** A column that is read by itself, for its own field. */
export interface OwnColumn<F extends OwnField = OwnField> extends RoleAliases {
  readonly role: F
  read(cell: Cell, column: MappedColumn, sheet: SheetFacts): CellReading<Value<F>>
  /** What a cell says of other fields as well, taken where their own columns say nothing. */
  also?(cell: Cell, squareFeet: number | null): readonly Also[]
}

/** What a cell says of another field. */
type Also =
  | { field: ImportedField & 'officeSf'; reading: CellReading<number> }
  | { field: ImportedField & 'tenantRepFirm'; reading: CellReading<string> }

/** The headers and the reader of a field, side by side. */
export function ownColumn<F extends OwnField>(role: F, column: Omit<OwnColumn<F>, 'role'>): OwnColumn<F> {
  return { role, ...column }
}
