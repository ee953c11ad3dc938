import { FIELDS } from '../../sync/domain/fields.ts'
import { DATE_FIELDS, SHEET_FIELDS } from '../../sync/sheets/fields/sheet-fields.ts'

/** What helps to read another column, or says something of several fields. */
const HELPERS: Readonly<Record<string, string>> = {
  key: 'Source’s own ID',
  subtype: 'Subtype',
  dealArea: 'Leased area',
  rentBasis: 'Rent basis',
  currency: 'Currency',
  coordinates: 'Coordinates',
  doors: 'Dock and grade doors',
  leaseTerm: 'Lease term',
  commencement: 'Commencement',
  squareFootage: 'Building size',
  rentPerSf: 'Contract rent',
  custom: 'Other columns',
}

/** What a role of a column is called. */
export function roleName(role: string): string {
  return HELPERS[role] ?? (FIELDS as Readonly<Record<string, { label: string }>>)[role]?.label ?? role
}

/** The roles that a column can be given, by name. */
export const ROLE_CHOICES = SHEET_FIELDS.map(({ role }) => ({ role, name: roleName(role) })).sort((a, b) =>
  a.name.localeCompare(b.name, 'en-US'),
)

/** Roles whose period can be chosen. */
export const RENT_ROLES: ReadonlySet<string> = new Set(['rentPerSf', 'askingRent', 'effectiveRent', 'opexPerSf'])
/** Roles whose order of day and month can be chosen. */
export const DATE_ROLES: ReadonlySet<string> = new Set(DATE_FIELDS.map(({ role }) => role))
