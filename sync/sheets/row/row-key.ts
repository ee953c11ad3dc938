import { addressKey } from '../../domain/place/address-key.ts'
import type { ImportedProperty } from '../../domain/property.ts'
import { cleanText } from '../cells/plain-text.ts'
import { readText } from '../cells/read-text.ts'
import type { RowDraft } from './row-draft.ts'

/** The row's own id; `null` where the sheet has none for it, or rounded it to `1.15E+11`. */
export function rowId(row: RowDraft): string | null {
  const column = row.column('key')
  return column ? readText(row.cell(column), 'Id').value : null
}

/** What a row may say of its place. */
export type RowPlace = Pick<
  ImportedProperty,
  'name' | 'address' | 'suite' | 'city' | 'state' | 'zip' | 'latitude' | 'longitude'
>

/**
 * What identifies a row across imports: its own id, else its address, else its name and city, else its
 * coordinates; `null` where it has none. `Blvd` and `Boulevard` are one address.
 */
export function rowKey(id: string | null, property: RowPlace): string | null {
  const { name, address, suite, city, state, zip, latitude, longitude } = property
  if (id !== null) return id
  if (address !== null) return normalized([addressKey(address), suite, city, state, zip])
  if (name !== '') return normalized([name, city])
  return latitude !== null && longitude !== null ? `${latitude}, ${longitude}` : null
}

function normalized(parts: readonly (string | null)[]): string {
  return normalizedText(parts.filter((part) => part !== null).join(' '))
}

/** A text without what two writings of the same differ in. */
export function normalizedText(text: string): string {
  return cleanText(text.toLowerCase().replace(/[.,#]/g, ' ')).replace(/\s+/g, ' ')
}
