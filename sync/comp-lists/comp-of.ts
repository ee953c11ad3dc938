import { NOT_AVAILABLE } from '../domain/format.ts'
import { addressLine } from '../domain/place/address-line.ts'
import type { Property } from '../domain/property.ts'
import type { CompInput } from '../domain/records/comp-list.ts'

export type NamedProperty = Pick<Property, 'id' | 'name' | 'address' | 'city' | 'state' | 'zip'>

/** The comp of a property that is added to a list. */
export function compOf(property: NamedProperty, notes: string | null = null): CompInput {
  const address = addressLine(property)
  return {
    propertyId: property.id,
    propertyName: property.name,
    propertyAddress: address === NOT_AVAILABLE ? null : address,
    notes,
  }
}
