import { FIELDS, type FieldName } from '../../domain/fields.ts'
import { SHEET_FIELDS } from '../fields/sheet-fields.ts'
import type { ColumnRole } from '../model/column-role.ts'

/** What a column is called where its field's label says too little of it, or it is of no one field. */
const LABELS: Partial<Record<ColumnRole, string>> = {
  key: 'Source’s own ID',
  subtype: 'Subtype',
  squareFootage: 'Building size',
  landSizeAcres: 'Land size',
  dealArea: 'Leased area',
  rentPerSf: 'Contract rent',
  rentBasis: 'Rent basis',
  currency: 'Currency',
  laterRent: 'Rent of a later year',
  coordinates: 'Latitude and longitude',
  doors: 'Dock and grade doors',
  tiPerSf: 'Tenant improvements',
  salePricePerSf: 'Sale price per SF',
  percentLeased: 'Percent leased',
  commencement: 'Commencement',
  expiration: 'Expiration',
  brokerPhone: 'Broker’s telephone',
  brokerEmail: 'Broker’s email',
  unknownFlag: 'Marks unknown values',
}

/** What people can say that a column is, in the order in which a list shows it. */
export const CHOOSABLE_ROLES: readonly { readonly role: ColumnRole; readonly label: string }[] =
  SHEET_FIELDS.map(({ role }) => ({ role, label: roleLabel(role) }))
    .filter(({ role }) => role !== 'custom')
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))

const NAMES: ReadonlySet<string> = new Set(CHOOSABLE_ROLES.map(({ role }) => role))

export function isChoosableRole(role: string): role is ColumnRole {
  return NAMES.has(role)
}

/** What a column of a role is called on screen. */
export function roleLabel(role: ColumnRole): string {
  const own = LABELS[role]
  if (own !== undefined) return own
  return isField(role) ? FIELDS[role].label : role
}

function isField(role: string): role is FieldName {
  return role in FIELDS
}
