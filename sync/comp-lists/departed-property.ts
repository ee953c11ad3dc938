import { EMPTY_PROPERTY } from '../domain/fields/empty-property.ts'
import { type Property, UNCHANGED } from '../domain/property.ts'
import type { CompListEntryRow } from '../schema.ts'

/** Said of a property that was removed after it was put in a list. */
export const DEPARTED = 'Removed from its source'

/** The property that a list still shows after it has left the book. */
export function departedProperty({
  propertyId,
  propertyName,
  propertyAddress,
  createdAt,
}: Pick<CompListEntryRow, 'propertyId' | 'propertyName' | 'propertyAddress' | 'createdAt'>): Property {
  return {
    ...EMPTY_PROPERTY,
    id: propertyId,
    name: propertyName,
    address: propertyAddress,
    notes: `${DEPARTED}.`,
    sourceSheet: '',
    createdAt,
    ...UNCHANGED,
  }
}
