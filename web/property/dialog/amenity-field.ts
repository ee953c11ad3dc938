import { isInColumns } from '../../../sync/domain/amenities/amenity-facts.ts'
import type { Amenity } from '../../../sync/domain/amenities/detect-amenities.ts'
import type { Property } from '../../../sync/domain/property.ts'

const COLUMNS = {
  crane: 'craneTons',
  sprinkler: 'sprinklers',
  power: 'power',
  office: 'officeSf',
  dock: 'dockDoors',
  grade: 'gradeDoors',
  truckCourt: 'truckCourtFeet',
  lighting: 'notes',
  tiltwall: 'notes',
  yard: 'notes',
} as const satisfies Record<Amenity['kind'], keyof Property>

/** The field that says the amenity is there: its own column, else the notes. */
export function amenityField(property: Property, kind: Amenity['kind']): keyof Property {
  return isInColumns(property, kind) ? COLUMNS[kind] : 'notes'
}
