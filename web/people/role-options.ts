import { ROLE_NAMES, ROLES } from '../../sync/domain/access/role.ts'

/** The roles as choices of a select. */
export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })).reverse()
