import { generateSample } from '../../db/sample/generate-sample.ts'
import { csvLine } from '../../edge/import/run/rejected-file.ts'
import type { ImportedProperty } from '../../sync/domain/property.ts'

const COLUMNS: Record<string, keyof ImportedProperty> = {
  'Property Name': 'name',
  Address: 'address',
  City: 'city',
  State: 'state',
  Zip: 'zip',
  Latitude: 'latitude',
  Longitude: 'longitude',
  'Property Type': 'propertyType',
  'Rent ($/SF/Mo)': 'rentPerSf',
  'Lease Type': 'leaseType',
  'OpEx ($/SF/Mo)': 'opexPerSf',
  'Building SF': 'squareFootage',
  'Land (AC)': 'landSizeAcres',
  'Clear Height (ft)': 'clearHeight',
  'Year Built': 'yearBuilt',
  Sprinklers: 'sprinklers',
  'Dock Doors': 'dockDoors',
  'Grade Doors': 'gradeDoors',
  Power: 'power',
  'Office SF': 'officeSf',
  Tenant: 'tenant',
  Landlord: 'landlordFirm',
  Broker: 'brokerName',
  Brokerage: 'brokerFirm',
  'Broker Phone': 'brokerPhone',
  'Broker Email': 'brokerEmail',
  Commencement: 'commencement',
  'Sale Price': 'salePrice',
  Notes: 'notes',
}

/** What a generated spreadsheet says of a property. */
export const CSV_FIELDS: readonly (keyof ImportedProperty)[] = Object.values(COLUMNS)

type Change = (property: ImportedProperty) => ImportedProperty

/** A spreadsheet of made-up properties as CSV, the same one for the same number of rows, but for what `change` does. */
export function generatedCsv(rows: number, change: Change = (property) => property): string {
  const properties = generateSample({ seed: 2, count: rows }).map(change)
  const lines = properties.map((property) => csvLine(CSV_FIELDS.map((field) => property[field])))
  return csvLine(Object.keys(COLUMNS)) + lines.join('')
}
