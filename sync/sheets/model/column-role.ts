import type { ImportedField } from './read-row-outcome.ts'

/** What a column is used for: a field of the property, or something that helps to read one. */
export type ColumnRole =
  | Exclude<ImportedField, 'rentBasisAssumed' | 'term' | 'officePercent' | 'leasedSf'>
  /** Identifies the row across imports. */
  | 'key'
  /** A narrower property type beside the property type. */
  | 'subtype'
  /** The SF a deal is of. */
  | 'dealArea'
  /** What the row's rent is counted in. */
  | 'rentBasis'
  | 'currency'
  /** The rent of a year of the lease after the first. */
  | 'laterRent'
  /** Latitude and longitude in one cell. */
  | 'coordinates'
  /** Dock and grade doors in one cell. */
  | 'doors'
  /** Says that another column's value is unknown. */
  | 'unknownFlag'

/** A column that is used, as its header was understood. */
export interface MappedColumn {
  readonly index: number
  readonly header: string
  readonly words: readonly string[]
  readonly role: ColumnRole
  /** The header is the alias, word for word. */
  readonly isExact: boolean
  /**
   * For `unknownFlag`: the role of the column it is about. For others: the role that the header names, where the
   * column is used for something else too; its own role, where it only checks another column.
   */
  readonly of: ColumnRole | null
}
