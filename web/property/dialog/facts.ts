import {
  formatCount,
  formatFeet,
  formatMoney,
  formatPercent,
  formatPrice,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../../sync/domain/format.ts'
import { formatPartialDate } from '../../../sync/domain/format-date.ts'
import type { Property } from '../../../sync/domain/property.ts'

/** A line of the dialog: what it is called, what it says, and the field it comes from, if any. */
export interface Fact {
  readonly label: string
  /** 'N/A' where the source says nothing. */
  readonly value: string
  readonly field: keyof Property | null
}

const fact = (label: string, field: keyof Property | null, value: string): Fact => ({ label, value, field })
const text = (label: string, field: keyof Property, value: string | null): Fact =>
  fact(label, field, value ?? NOT_AVAILABLE)
const date = (label: string, field: keyof Property, value: string | null): Fact =>
  fact(label, field, formatPartialDate(value, 'short'))
/** Said only where it is known: the specification does not ask for it. */
const known = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== NOT_AVAILABLE)

export function leaseFacts(p: Property, unit: RentUnit): Fact[] {
  const escalation =
    p.rentEscalationPct === null ? NOT_AVAILABLE : `${formatPercent(p.rentEscalationPct)} annually`
  const term = fact(
    'Lease term',
    p.leaseTerm === null ? 'term' : 'leaseTerm',
    monthsInWords(p.leaseTerm, p.term),
  )
  return [
    fact('Rent escalation', 'rentEscalationPct', escalation),
    term,
    text('Lease type', 'leaseType', p.leaseType),
    date('Available', 'commencement', p.commencement),
    date('Expires', 'expiration', p.expiration),
    date('Date signed', 'dateSigned', p.dateSigned),
    ...known([
      fact(
        'Operating expenses',
        'opexPerSf',
        each(p.opexPerSf === null ? null : formatRent(p.opexPerSf, unit), RENT_UNITS[unit]),
      ),
      fact('Free rent', 'freeRentMonths', monthsInWords(p.freeRentMonths, null)),
      fact('TI allowance', 'tiPerSf', each(p.tiPerSf === null ? null : formatPrice(p.tiPerSf), '/SF')),
    ]),
  ]
}

/** Only where there is a price; else null. */
export function financialFacts(p: Property): Fact[] | null {
  if (p.salePrice === null && p.salePricePerSf === null) return null
  return [
    fact('Sale price', 'salePrice', formatMoney(p.salePrice)),
    fact('Price/SF', 'salePricePerSf', formatPrice(p.salePricePerSf)),
    text('Seller', 'seller', p.seller),
    text('Buyer', 'buyer', p.buyer),
  ]
}

/** What else is known of the building. */
export function buildingFacts(p: Property): Fact[] {
  const rail = p.rail === null ? null : p.rail ? 'Rail served' : 'None'
  return known([
    text('Year built', 'yearBuilt', p.yearBuilt?.toString() ?? null),
    text('Sprinklers', 'sprinklers', p.sprinklers),
    fact('Dock doors', 'dockDoors', formatCount(p.dockDoors)),
    fact('Grade-level doors', 'gradeDoors', formatCount(p.gradeDoors)),
    fact('Truck court', 'truckCourtFeet', formatFeet(p.truckCourtFeet)),
    fact('Trailer stalls', 'trailerStalls', formatCount(p.trailerStalls)),
    text('Crane', 'craneTons', p.craneTons === null ? null : `${p.craneTons} tons`),
    text('Power', 'power', p.power),
    fact('Office', 'officeSf', formatSquareFeet(p.officeSf)),
    text('Column spacing', 'columnSpacing', p.columnSpacing),
    text('Rail', 'rail', rail),
  ])
}

export function additionalFacts(p: Property): Fact[] {
  return [
    text('Current tenant', 'tenant', p.tenant),
    fact('Sale price', 'salePrice', formatMoney(p.salePrice)),
    fact('Price per SF', 'salePricePerSf', formatPrice(p.salePricePerSf)),
    fact('Property ID', null, p.id),
    fact('Source sheet', null, p.sourceSheet),
    fact('Listed date', null, new Date(p.createdAt).toLocaleDateString('en-US', { dateStyle: 'medium' })),
  ]
}

function each(figure: string | null, unit: string): string {
  return figure === null ? NOT_AVAILABLE : `${figure} ${unit}`
}

function monthsInWords(months: number | null, otherwise: string | null): string {
  if (months === null) return otherwise ?? NOT_AVAILABLE
  return `${months} ${months === 1 ? 'month' : 'months'}`
}
