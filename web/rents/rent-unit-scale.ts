import type { RentUnit } from '../../sync/domain/format.ts'

const MONTHS = { month: 1, year: 12 } as const

/** A rent bound as it is typed in the chosen unit: dollars per square foot per month, or per year to the cent. */
export function toUnit(perMonth: number | undefined, unit: RentUnit): number | undefined {
  if (perMonth === undefined || unit === 'month') return perMonth
  return rounded(perMonth * MONTHS[unit], 2)
}

/** A typed rent bound per month, to the four decimals that rents are kept in. */
export function toMonth(typed: number | undefined, unit: RentUnit): number | undefined {
  return typed === undefined ? undefined : rounded(typed / MONTHS[unit], 4)
}

function rounded(number: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(number * scale) / scale
}
