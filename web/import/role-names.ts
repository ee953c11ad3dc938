import { roleLabel } from '../../sync/sheets/decisions/choosable-roles.ts'
import { DATE_FIELDS } from '../../sync/sheets/fields/sheet-fields.ts'
import type { ColumnRole } from '../../sync/sheets/model/column-role.ts'
import { GROUP_KINDS } from '../../sync/sheets/model/explained.ts'
import { GROUP_TITLES } from '../../sync/sheets/problems/group-words.ts'

/** What a role of a column, or a field, is called. One that this version does not know is called as it is kept. */
export function roleName(role: string): string {
  return roleLabel(role as ColumnRole)
}

/** What a group of problems is called. */
export function groupName(group: string): string {
  const kind = GROUP_KINDS.find((own) => own === group)
  return kind === undefined ? group : GROUP_TITLES[kind].many
}

/** Roles whose period can be chosen. */
export const RENT_ROLES: ReadonlySet<string> = new Set([
  'rentPerSf',
  'askingRent',
  'effectiveRent',
  'opexPerSf',
])
/** Roles whose order of day and month can be chosen. */
export const DATE_ROLES: ReadonlySet<string> = new Set(DATE_FIELDS.map(({ role }) => role))
