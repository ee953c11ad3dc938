import type { ColumnRole } from './column-role.ts'

/** The headers that stand for one role. Words are compared as `headerWords` gives them. */
export interface RoleAliases {
  readonly role: ColumnRole
  /** Separated by `|`, the preferred ones first. */
  readonly aliases: string
  /** A header with one of these words, that is not an alias itself, is something else. */
  readonly avoid: string
  /** Words that may stand beside an alias without changing it. */
  readonly fillers: string
  /** A header shaped like a rate, as `$/SF`, is never one of a size. */
  readonly isSize?: true
}
