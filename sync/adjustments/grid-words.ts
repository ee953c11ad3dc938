import { formatPartialDate } from '../domain/dates/format-date.ts'
import { formatFeet, formatPercent, formatSquareFeet, type RentUnit } from '../domain/format.ts'
import { fixed, formatDistance, signedPercent } from '../domain/format-decimals.ts'
import type { Property } from '../domain/property.ts'
import type { Adjustment, AdjustmentAmount } from '../domain/records/adjustment.ts'
import type { Characteristic } from '../domain/records/characteristics.ts'
import type { MeasuredCharacteristic, RowRate } from '../domain/records/grid-terms.ts'
import { rentWeight } from '../domain/rents/rent-weight.ts'
import { isMeasured, MEASURES } from './measures.ts'
import { STEP_WORDS } from './row-rates.ts'
import type { Subject } from './subject-of.ts'
import { type Rate, type Rates, strengthOf, UNCLEAR } from './suggest.ts'

/** What the rows of the grid are called. */
export const CHARACTERISTIC_WORDS = {
  dateSigned: 'Date signed',
  leaseType: 'Lease type',
  size: 'Size',
  clearHeight: 'Clear height',
  yearBuilt: 'Year built',
  office: 'Office',
  location: 'Location',
  other: 'Other',
} as const satisfies Record<Characteristic, string>

/** Stands where a comp does not say. */
const SILENT = 'not stated'

/** What a comp is in a characteristic. `miles` is how far it lies from the subject. */
export function factOf(name: Characteristic, comp: Property, miles: number | null): string {
  switch (name) {
    case 'dateSigned':
      return monthOf(comp.dateSigned)
    case 'leaseType':
      return comp.leaseType ?? SILENT
    case 'size': {
      const size = rentWeight(comp)
      if (Number.isNaN(size)) return SILENT
      // A rent is of what was leased, which is seldom the whole building.
      const isPart = comp.squareFootage !== null && size !== comp.squareFootage
      return isPart ? `${formatSquareFeet(size)} leased` : formatSquareFeet(size)
    }
    case 'clearHeight':
      return comp.clearHeight === null ? SILENT : formatFeet(comp.clearHeight)
    case 'yearBuilt':
      return comp.yearBuilt?.toString() ?? SILENT
    case 'office':
      return comp.officePercent === null ? SILENT : formatPercent(comp.officePercent)
    case 'location':
      return miles === null ? SILENT : formatDistance(miles)
    case 'other':
      return ''
  }
}

export function subjectFactOf(name: Characteristic, subject: Subject, today: string): string {
  switch (name) {
    case 'dateSigned':
      return monthOf(subject.dateSigned ?? today)
    case 'leaseType':
      return subject.leaseType ?? SILENT
    case 'size':
      return subject.squareFootage === null ? SILENT : formatSquareFeet(subject.squareFootage)
    case 'clearHeight':
      return subject.clearHeight === null ? SILENT : formatFeet(subject.clearHeight)
    case 'yearBuilt':
      return subject.yearBuilt?.toString() ?? SILENT
    case 'office':
      return subject.officePercent === null ? SILENT : formatPercent(subject.officePercent)
    case 'location':
      return subject.address === null ? SILENT : streetOf(subject.address)
    case 'other':
      return ''
  }
}

const COORDINATES = /^\s*[-\u2212]?\d+(?:\.\d+)?\s*,/

/** An address up to its first comma; coordinates whole. */
export function streetOf(address: string): string {
  return COORDINATES.test(address) ? address : (address.split(',', 1)[0] ?? address)
}

/** A rent is adjusted by months: the day of a signature tells nothing. */
function monthOf(date: string | null): string {
  if (date === null) return SILENT
  return formatPartialDate(/^\d{4}-\d\d-/.test(date) ? date.slice(0, 7) : date, 'short')
}

/** Where a rate comes from: `+4.4% a year · n 74, ±1.6, weak`. Empty where the set says nothing. */
export function rateWords(name: Characteristic, rates: Rates): string {
  const rate = isMeasured(name) ? rates[name] : undefined
  if (rate === undefined || !isMeasured(name)) return ''
  const [percent, n, spread] = rateFigures(name, rate)
  const strength = { none: UNCLEAR, weak: 'weak', clear: `R² ${fixed(rate.rSquared, 2)}` }[strengthOf(rate)]
  return `${percent} · ${n}, ${spread}, ${strength}`
}

/** `+0.3% a month`, `+$0.02 per ft`; dollars by `unit`. */
export function rowRateWords(name: MeasuredCharacteristic, rate: RowRate, unit: RentUnit): string {
  return `${amountWords(rate, unit)} ${STEP_WORDS[name]}`
}

/** As exactly as it was typed: `+0.25%`, `−$0.125`; dollars by `unit`. */
export function amountWords({ kind, amount }: AdjustmentAmount, unit: RentUnit): string {
  const figure = unit === 'year' && kind === 'dollars' ? amount * 12 : amount
  const digits = Math.abs(Number(figure.toFixed(4)))
  const sign = figure < 0 ? '\u2212' : '+'
  return `${sign}${kind === 'percent' ? `${digits}%` : `$${digits}`}`
}

/** `+4.4% a year`, `n 74`, `±1.6` */
export function rateFigures(name: MeasuredCharacteristic, { percent, n, spread, of }: Rate) {
  const { per, perWords } = MEASURES[name]
  return [
    `${signedPercent(percent * per)} ${perWords}`,
    `n ${n}${of === 'market' ? ' of the market' : ''}`,
    `±${fixed(spread * per, 1)}`,
  ] as const
}

/** `+3.0%`, `−$0.10`; a plain 0 for none. Dollars are shown by `unit`. */
export function adjustmentWords(of: Pick<Adjustment, 'kind' | 'amount'> | null, unit: RentUnit): string {
  if (of === null || of.amount === 0) return '0'
  return of.kind === 'percent' ? signedPercent(of.amount) : signedDollars(of.amount, unit)
}

/** `perMonth` is dollars per square foot per month. */
export function signedDollars(perMonth: number, unit: RentUnit): string {
  const digits = fixed(Math.abs(perMonth * (unit === 'year' ? 12 : 1)), 2)
  return `${perMonth < 0 && digits !== '0.00' ? '\u2212' : '+'}$${digits}`
}
