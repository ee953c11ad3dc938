import type { ColumnRole } from './column-role.ts'

/** A column that is used, as its header was understood. */
export interface MappedColumn {
  readonly index: number
  readonly header: string
  readonly words: readonly string[]
  readonly role: ColumnRole
  /** The header is the alias, word for word. */
  readonly isExact: boolean
  /** For `unknownFlag`: the role whose value it speaks of. */
  readonly of: ColumnRole | null
}
