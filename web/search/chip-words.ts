import { AMENITIES } from '../../sync/domain/amenities.ts'
import type { Criterion, PartyField, RangeField, WordField } from '../../sync/domain/criterion.ts'
import { formatMiles, formatRange, formatRent, RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'

/** A criterion in words: what is asked about, and what is asked of it. */
export interface ChipWords {
  key: string
  value: string
}

const WORD_KEYS: Record<WordField, string> = {
  propertyType: 'Type',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  leaseType: 'Lease',
}

const PARTY_KEYS: Record<PartyField, string> = {
  tenant: 'Tenant',
  landlordFirm: 'Landlord',
  brokerName: 'Broker',
  brokerFirm: 'Broker firm',
}

const FIGURES: Record<Exclude<RangeField, 'rentPerSf'>, { key: string; unit: string }> = {
  squareFootage: { key: 'Size', unit: ' SF' },
  landSizeAcres: { key: 'Land', unit: ' acres' },
  clearHeight: { key: 'Clear', unit: ' ft' },
  yearBuilt: { key: 'Built', unit: '' },
  dockDoors: { key: 'Dock doors', unit: '' },
  gradeDoors: { key: 'Grade doors', unit: '' },
  craneTons: { key: 'Crane', unit: ' tons' },
  truckCourtFeet: { key: 'Truck court', unit: ' ft' },
  trailerStalls: { key: 'Trailer stalls', unit: '' },
  officeSf: { key: 'Office', unit: ' SF' },
}

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** What a chip says of its criterion. Rents are shown in `unit`. */
export function chipWords(criterion: Criterion, unit: RentUnit): ChipWords {
  switch (criterion.kind) {
    case 'word':
      return { key: WORD_KEYS[criterion.field], value: negated(criterion.not, criterion.anyOf.join(' or ')) }
    case 'party':
      return { key: PARTY_KEYS[criterion.field], value: negated(criterion.not, criterion.text) }
    case 'range':
      return rangeWords(criterion, unit)
    case 'amenity': {
      const amenity = AMENITIES.find(({ id }) => id === criterion.amenity)
      return { key: 'Amenity', value: negated(criterion.not, amenity?.label ?? criterion.amenity) }
    }
    case 'near':
      return { key: 'Near', value: `${criterion.place}, ${formatMiles(criterion.miles)}` }
    case 'text':
      return { key: 'Text', value: `“${criterion.text}”` }
  }
}

function negated(not: boolean, value: string): string {
  return not ? `not ${value}` : value
}

function rangeWords(range: Extract<Criterion, { kind: 'range' }>, unit: RentUnit): ChipWords {
  const { field, min, max } = range
  if (field === 'rentPerSf') {
    return { key: 'Rent', value: bounds(min, max, (rent) => formatRent(rent, unit), RENT_UNITS[unit]) }
  }
  const write = (number: number) => (field === 'yearBuilt' ? String(number) : figure.format(number))
  return { key: FIGURES[field].key, value: bounds(min, max, write, FIGURES[field].unit) }
}

function bounds(
  min: number | null,
  max: number | null,
  write: (number: number) => string,
  unit: string,
): string {
  if (min === null && max === null) return 'any'
  if (min === null) return `≤ ${write(max as number)}${unit}`
  if (max === null) return `≥ ${write(min)}${unit}`
  return min === max ? `${write(min)}${unit}` : `${formatRange(write(min), write(max))}${unit}`
}
