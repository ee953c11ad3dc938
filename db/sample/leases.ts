import { keptIn } from '../../sync/domain/fields/figure-units.ts'
import type { LeaseType } from '../../sync/domain/known-types.ts'
import type { ImportedProperty } from '../../sync/domain/property.ts'
import type { Building, SampleType } from './buildings.ts'
import { LANDLORDS, TENANTS } from './firms.ts'
import { kept, type Random } from './random.ts'
import type { Submarket } from './submarkets.ts'

/** Dollars per square foot per month, NNN, for a building of middle size and age in an average submarket. */
const BASE_RENTS: Record<SampleType, number> = {
  Manufacturing: 0.78,
  Distribution: 0.64,
  Warehouse: 0.8,
  Office: 1.28,
}
const MIDDLE_SIZE = 40_000
const MIDDLE_YEAR = 1998
const LOWEST_RENT = 0.28

const LEASE_TYPES: readonly (LeaseType | null)[] = ['NNN', 'MG', 'Gross', null]
const TERMS = [
  12, 24, 36, 36, 37, 38, 48, 60, 60, 60, 61, 62, 63, 64, 65, 66, 72, 84, 84, 86, 87, 89, 90, 120, 122, 125,
]
const PRECISIONS: readonly Precision[] = ['day', 'month', 'quarter', 'year']

export type LeaseFacts = Pick<
  ImportedProperty,
  | 'rentPerSf'
  | 'leaseType'
  | 'opexPerSf'
  | 'tenant'
  | 'rentEscalationPct'
  | 'term'
  | 'leaseTerm'
  | 'commencement'
  | 'expiration'
  | 'dateSigned'
  | 'freeRentMonths'
  | 'tiPerSf'
>

export function makeLease(random: Random, submarket: Submarket, building: Building): LeaseFacts {
  const opexPerSf = cents(0.14 + random.next() * 0.22)
  const leaseType = random.weighted(
    LEASE_TYPES,
    building.type === 'Office' ? [30, 35, 25, 10] : [64, 15, 7, 14],
  )
  const isLeased = random.chance(0.72)
  const months = random.pick(TERMS)
  const start: Day = {
    year: isLeased ? random.int(2019, 2026) : random.int(2026, 2027),
    month: random.int(1, 12),
    day: random.chance(0.82) ? 1 : 15,
  }
  const precision = random.weighted(PRECISIONS, [72, 16, 8, 4])
  const end = endOfPreviousMonth(addMonths(start, months))
  const signed = { ...addMonths(start, -random.int(1, 7)), day: random.int(1, 28) }
  const hasTerm = isLeased && random.chance(0.86)
  return {
    rentPerSf: random.chance(0.12) ? null : makeRent(random, submarket, building, leaseType, opexPerSf),
    leaseType,
    opexPerSf: leaseType === 'Gross' ? null : kept(random, 0.62, opexPerSf),
    tenant: isLeased ? random.pickEarly(TENANTS) : null,
    rentEscalationPct: isLeased ? kept(random, 0.7, random.int(8, 18) / 4) : null,
    term: hasTerm ? inWords(random, months) : null,
    leaseTerm: hasTerm ? months : null,
    commencement: kept(random, isLeased ? 0.9 : 0.5, partialDate(start, precision)),
    expiration: isLeased ? kept(random, 0.88, partialDate(end, precision)) : null,
    dateSigned: isLeased ? kept(random, 0.66, partialDate(signed, precision)) : null,
    freeRentMonths:
      isLeased && months >= 36 ? kept(random, 0.45, random.int(1, Math.ceil(months / 14))) : null,
    tiPerSf: isLeased ? kept(random, 0.35, random.int(0, building.type === 'Office' ? 90 : 30) / 2) : null,
  }
}

function makeRent(
  random: Random,
  submarket: Submarket,
  building: Building,
  leaseType: LeaseType | null,
  opexPerSf: number,
): number {
  const size = (MIDDLE_SIZE / building.squareFeet) ** 0.09
  const age = 1 + (building.yearBuilt - MIDDLE_YEAR) * 0.0055
  const extras = (building.facts.craneTons === null ? 0 : 0.05) + (building.isEsfr ? 0.02 : 0)
  const noise = Math.exp(random.normal() * 0.13)
  const net = BASE_RENTS[building.type] * submarket.rentFactor * size * age * noise + extras
  const share = leaseType === 'Gross' ? 1 : leaseType === 'MG' ? 0.5 : 0
  const rent = Math.max(LOWEST_RENT, net + share * opexPerSf)
  return submarket.quotes === 'month' ? cents(rent) : perMonth(Math.round(rent * 12 * 20) / 20)
}

/** Dollars a year to dollars a month. */
export function perMonth(perYear: number): number {
  return keptIn('rent', perYear / 12)
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}

function inWords(random: Random, months: number): string {
  if (months % 12 === 0 && random.chance(0.4)) {
    const years = months / 12
    return random
      .pick([`${years} years`, `${years}-year term`, `${years} yrs`])
      .replace(/^(1) (year|yr)s$/, '$1 $2')
  }
  return random.pick([`${months} months`, `${months} months`, `${months} mos`])
}

export type SaleFacts = Pick<
  ImportedProperty,
  'salePrice' | 'salePricePerSf' | 'seller' | 'buyer' | 'landlordFirm'
>

/** Who owns the building, and for about one in eleven what was last paid for it. */
export function makeOwnership(random: Random, building: Building): SaleFacts {
  const owner = random.pickEarly(LANDLORDS)
  const landlordFirm = kept(random, 0.93, owner)
  if (!random.chance(0.09)) {
    return { landlordFirm, salePrice: null, salePricePerSf: null, seller: null, buyer: null }
  }
  const asked =
    (building.type === 'Office' ? 120 : 62) + random.next() * 85 + (building.yearBuilt - MIDDLE_YEAR) * 0.8
  const salePrice = Math.round((Math.max(38, asked) * building.squareFeet) / 25_000) * 25_000
  const seller = random.pick(LANDLORDS)
  return {
    landlordFirm,
    salePrice,
    salePricePerSf: cents(salePrice / building.squareFeet),
    seller: seller === owner ? 'Estate of the founder' : seller,
    buyer: owner,
  }
}

/** A day of the calendar, without a clock or a time zone. `month` is 1 to 12. */
interface Day {
  year: number
  month: number
  day: number
}

/** How precisely a source gives a date. */
type Precision = 'day' | 'month' | 'quarter' | 'year'

/** The same day of a later month, or of an earlier one. */
function addMonths({ year, month, day }: Day, months: number): Day {
  const total = year * 12 + (month - 1) + months
  return { year: Math.floor(total / 12), month: (total % 12) + 1, day }
}

/** The day before the first of a month, as leases end. */
function endOfPreviousMonth(date: Day): Day {
  const { year, month } = addMonths(date, -1)
  return { year, month, day: new Date(Date.UTC(year, month, 0)).getUTCDate() }
}

/** As `Property` keeps it: `2025-03-14`, `2025-03`, `2025-Q1` or `2025`. */
function partialDate({ year, month, day }: Day, precision: Precision): string {
  switch (precision) {
    case 'day':
      return `${year}-${two(month)}-${two(day)}`
    case 'month':
      return `${year}-${two(month)}`
    case 'quarter':
      return `${year}-Q${Math.ceil(month / 3)}`
    case 'year':
      return String(year)
  }
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
