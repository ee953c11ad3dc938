/** Shown for a value the source did not give. */
export const NOT_AVAILABLE = 'N/A'
/** Shown for a lease type the source did not give. */
export const NO_LEASE_TYPE = 'Lease type not stated'
/** Shown for a rent the source did not give. */
export const NO_RENT = 'Contact for pricing'

/** Rents are kept per month; a year is for display only. */
export type RentUnit = 'month' | 'year'
const MONTHS = { month: 1, year: 12 } as const
export const RENT_UNITS = { month: '/SF/mo', year: '/SF/yr' } as const satisfies Record<RentUnit, string>

const count = numberFormat({ maximumFractionDigits: 0 })
const upToOne = numberFormat({ maximumFractionDigits: 1 })
const upToTwo = numberFormat({ maximumFractionDigits: 2 })
const cents = numberFormat({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const dollars = numberFormat({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** A rent with a dollar sign and 2 decimals, without its unit (`RENT_UNITS`): `$0.58`. `perMonth` is $/SF/month. */
export function formatRent(perMonth: number | null, unit: RentUnit): string {
  return perMonth === null ? NO_RENT : written(cents, perMonth * MONTHS[unit])
}

/** `$0.76 – $0.91`, from $/SF/month. */
export function formatRentRange(from: number, to: number, unit: RentUnit): string {
  return formatRange(formatRent(from, unit), formatRent(to, unit))
}

/** `130,800 SF`. */
export function formatSquareFeet(squareFeet: number | null): string {
  return squareFeet === null ? NOT_AVAILABLE : `${written(count, squareFeet)} SF`
}

/** `5.2 acres`. */
export function formatAcres(acres: number | null): string {
  if (acres === null) return NOT_AVAILABLE
  return `${written(upToTwo, acres)} ${acres === 1 ? 'acre' : 'acres'}`
}

/** `28 ft`, `24.5 ft`. */
export function formatFeet(feet: number | null): string {
  return feet === null ? NOT_AVAILABLE : `${written(upToOne, feet)} ft`
}

/** `2.3 mi`; below a tenth of a mile to two decimals. */
export function formatMiles(miles: number | null): string {
  if (miles === null) return NOT_AVAILABLE
  return `${written(Math.abs(miles) < 0.1 ? upToTwo : upToOne, miles)} mi`
}

/** `1 mile`, `10 miles`, for who hears it. */
export function spokenMiles(miles: number): string {
  return `${written(upToOne, miles)} ${miles === 1 ? 'mile' : 'miles'}`
}

/** `2,846`. */
export function formatCount(number: number | null): string {
  return number === null ? NOT_AVAILABLE : written(count, number)
}

/** `3.25%`, of a figure that is in percent already. */
export function formatPercent(percent: number | null): string {
  return percent === null ? NOT_AVAILABLE : `${written(upToTwo, percent)}%`
}

/** `$9,450,000`. */
export function formatMoney(amount: number | null): string {
  return amount === null ? NOT_AVAILABLE : written(dollars, amount)
}

/** `$95.21`, for prices per square foot. */
export function formatPrice(amount: number | null): string {
  return amount === null ? NOT_AVAILABLE : written(cents, amount)
}

/** Two written figures joined by an en dash between thin spaces. */
export function formatRange(from: string, to: string): string {
  return `${from}\u2009–\u2009${to}`
}

/** A figure with the typographic minus sign, and no minus on a zero. */
function written(format: (number: number) => string, number: number): string {
  const text = format(number)
  return text.replace('-', /[1-9]/.test(text) ? '\u2212' : '')
}

/** Beside a rent whose source does not say whether it is per month or per year. It was read as the likelier one. */
export const PERIOD_ASSUMED = 'period assumed'

/**
 * Writes numbers as `Intl.NumberFormat` does for the United States, but from their decimals. A format is made at its
 * first number: making all of them takes longer than the rest of this module.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (number: number) => string {
  let format: Intl.NumberFormat | undefined
  return (number) => {
    format ??= new Intl.NumberFormat('en-US', options)
    return format.format(asDecimal(number))
  }
}

/** Sums of binary fractions miss halves of a cent by their last digits. So every figure is shown from twelve of them. */
export function asDecimal(number: number): number {
  return Number(number.toPrecision(12))
}
