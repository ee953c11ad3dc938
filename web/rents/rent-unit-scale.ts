import { keptIn } from '../../sync/domain/fields/figure-units.ts'
import type { RentUnit } from '../../sync/domain/format.ts'

const MONTHS = { month: 1, year: 12 } as const

/** A rent bound as it is typed in the chosen unit: dollars per square foot per month, or per year to the cent. */
export function toUnit(perMonth: number | undefined, unit: RentUnit): number | undefined {
  if (perMonth === undefined || unit === 'month') return perMonth
  return Math.round(perMonth * MONTHS[unit] * 100) / 100
}

/** A typed rent bound per month, as exactly as rents are kept. */
export function toMonth(typed: number | undefined, unit: RentUnit): number | undefined {
  return typed === undefined ? undefined : keptIn('rent', typed / MONTHS[unit])
}
