import type { Property } from '../../domain/property.ts'

type FieldOf<V> = {
  [K in keyof Property]-?: [NonNullable<Property[K]>] extends [V] ? K : never
}[keyof Property]

export type StringField = FieldOf<string>
export type NumberField = FieldOf<number>
export type FlagField = FieldOf<boolean>

/**
 * How the strings of a field are kept: `own` where nearly every row has its own value, `shared` where many rows
 * have the same one, so that each value stands once and a row holds its number.
 */
export const STRING_FIELDS = {
  id: 'own',
  name: 'own',
  address: 'own',
  city: 'shared',
  state: 'shared',
  zip: 'shared',
  propertyType: 'shared',
  leaseType: 'shared',
  sprinklers: 'shared',
  notes: 'own',
  tenant: 'shared',
  landlordFirm: 'shared',
  brokerName: 'shared',
  brokerFirm: 'shared',
  brokerPhone: 'shared',
  brokerEmail: 'shared',
  seller: 'shared',
  buyer: 'shared',
  pdfUrl: 'own',
  term: 'shared',
  commencement: 'shared',
  expiration: 'shared',
  dateSigned: 'shared',
  power: 'shared',
  columnSpacing: 'shared',
  sourceSheet: 'shared',
} as const satisfies Record<StringField, 'own' | 'shared'>

export const NUMBER_FIELDS = [
  'latitude',
  'longitude',
  'rentPerSf',
  'opexPerSf',
  'squareFootage',
  'landSizeAcres',
  'clearHeight',
  'yearBuilt',
  'rentEscalationPct',
  'leaseTerm',
  'salePrice',
  'salePricePerSf',
  'dockDoors',
  'gradeDoors',
  'truckCourtFeet',
  'trailerStalls',
  'craneTons',
  'officeSf',
  'freeRentMonths',
  'tiPerSf',
  'createdAt',
] as const satisfies readonly NumberField[]

export const FLAG_FIELDS = ['rentBasisAssumed', 'rail'] as const satisfies readonly FlagField[]

/** Each field of a property stands in exactly one of the lists above. */
type Listed = keyof typeof STRING_FIELDS | (typeof NUMBER_FIELDS)[number] | (typeof FLAG_FIELDS)[number]
const nothingForgotten: [Exclude<keyof Property, Listed>] extends [never] ? true : never = true
void nothingForgotten

export const STRING_FIELD_NAMES = Object.keys(STRING_FIELDS) as StringField[]
