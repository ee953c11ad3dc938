import { AMENITIES } from './amenities.ts'
import { cornersOf, type Ring } from './area.ts'
import { squareMilesOf } from './area-size.ts'
import type { Criterion, DateField, PartyField, RangeField, WordField } from './criterion.ts'
import { daysInWords } from './days.ts'
import { formatCount, formatMiles, formatRange, RENT_UNITS, type RentUnit } from './format.ts'

const WORD_KEYS = {
  propertyType: 'Type',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  leaseType: 'Lease',
} as const satisfies Record<WordField, string>

const PARTY_KEYS = {
  tenant: 'Tenant',
  landlordFirm: 'Landlord',
  brokerName: 'Broker',
  brokerFirm: 'Brokerage',
} as const satisfies Record<PartyField, string>

const DATE_KEYS = {
  dateSigned: 'Signed',
  commencement: 'Available',
  expiration: 'Expires',
} as const satisfies Record<DateField, string>

const RANGE_KEYS = {
  rentPerSf: { key: 'Rent', unit: '' },
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
} as const satisfies Record<RangeField, { key: string; unit: string }>

/** What a chip shows: "Rent" and "≤ $0.95/SF/mo". Rents are shown per `unit`. */
export function describeCriterion(criterion: Criterion, unit: RentUnit): { key: string; value: string } {
  switch (criterion.kind) {
    case 'word':
      return { key: WORD_KEYS[criterion.field], value: unless(criterion.not, criterion.anyOf.join(' or ')) }
    case 'party':
      return { key: PARTY_KEYS[criterion.field], value: unless(criterion.not, criterion.text) }
    case 'range':
      return { key: RANGE_KEYS[criterion.field].key, value: rangeValue(criterion, unit) }
    case 'date':
      return { key: DATE_KEYS[criterion.field], value: dateValue(criterion) }
    case 'rail':
      return { key: 'Rail', value: unless(criterion.not, 'served') }
    case 'amenity': {
      const label = AMENITIES.find(({ id }) => id === criterion.amenity)?.label ?? criterion.amenity
      return { key: 'Amenity', value: unless(criterion.not, label) }
    }
    case 'near':
      return { key: 'Near', value: `${criterion.place}, ${formatMiles(criterion.miles)}` }
    case 'text':
      return { key: 'Text', value: `“${criterion.text}”` }
    case 'area':
      return { key: 'Drawn area', value: squareMiles(criterion.ring) }
    case 'view':
      return { key: 'In view', value: squareMiles(cornersOf(criterion)) }
  }
}

const hundreds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** `179 sq mi`, `2.35 sq mi`. */
function squareMiles(ring: Ring): string {
  const size = squareMilesOf(ring)
  return `${(size < 100 ? threeDigits : hundreds).format(size)} sq mi`
}

function unless(not: boolean, words: string): string {
  return not ? `not ${words}` : words
}

function rangeValue({ field, min, max }: Extract<Criterion, { kind: 'range' }>, rentUnit: RentUnit): string {
  const figure = (value: number) => boundFigure(value, field, rentUnit)
  const unit = field === 'rentPerSf' ? RENT_UNITS[rentUnit] : RANGE_KEYS[field].unit
  if (min !== null && max !== null) {
    return `${min === max ? figure(min) : formatRange(figure(min), figure(max))}${unit}`
  }
  if (min !== null) return `≥ ${figure(min)}${unit}`
  return max === null ? 'any' : `≤ ${figure(max)}${unit}`
}

function dateValue({ from, to }: Extract<Criterion, { kind: 'date' }>): string {
  const { begin, end } = daysInWords(from, to)
  if (begin !== null && end !== null) return begin === end ? begin : formatRange(begin, end)
  if (begin !== null) return `from ${begin}`
  return end === null ? 'any' : `to ${end}`
}

const upToTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
/** A bound a month is shown to a tenth of a cent: bars of the rent histogram are $0.025 wide. */
const monthly = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
})
const yearly = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function boundFigure(value: number, field: RangeField, rentUnit: RentUnit): string {
  switch (field) {
    case 'rentPerSf':
      return rentUnit === 'month' ? monthly.format(value) : yearly.format(value * 12)
    case 'yearBuilt':
      return String(value)
    case 'landSizeAcres':
    case 'clearHeight':
    case 'craneTons':
      return upToTwo.format(value)
    case 'squareFootage':
    case 'dockDoors':
    case 'gradeDoors':
    case 'truckCourtFeet':
    case 'trailerStalls':
    case 'officeSf':
      return formatCount(value)
  }
}
