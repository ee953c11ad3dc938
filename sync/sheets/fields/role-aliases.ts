import type { ColumnValues } from '../cells/column-values.ts'
import type { ColumnRole } from '../model/column-role.ts'

/** The headers that stand for one role. Words are compared as `headerWords` gives them. */
export interface RoleAliases {
  readonly role: ColumnRole
  /** Separated by `|`, the preferred ones first. Of one behind `~` the column's values must fit. */
  readonly aliases: string
  /** A header with one of these words means something else, unless it is an alias itself. */
  readonly avoid: string
  /** Words beside an alias that do not change its meaning. */
  readonly fillers: string
  /** What the values of its column look like, where that is like no other's. */
  readonly fits?: (values: ColumnValues) => boolean
  /** A header shaped like a rate, as `$/SF`, is never one of a size. */
  readonly isSize?: true
  /** A joined cell says it of all rows it spans. Of a figure it may be the sum. */
  readonly isShared?: true
}
