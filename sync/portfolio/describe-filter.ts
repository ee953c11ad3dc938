import { AMENITIES } from '../domain/amenities/amenities.ts'
import { formatCount, type RentUnit } from '../domain/format.ts'
import { BANDS, bandWords, isBandField } from './bands.ts'
import { FIELD_WORDS, type PortfolioField } from './portfolio-field.ts'
import type { PortfolioFilter } from './portfolio-filter.ts'

/** A value as people read it: `Houston`, `Crane Ready`, `20,000 – 40,000 SF`. Rents are shown per `unit`. */
export function valueWords(field: PortfolioField, value: string, unit: RentUnit): string {
  if (isBandField(field)) {
    const band = BANDS[field].find(({ id }) => id === value)
    return band === undefined ? value : bandWords(field, band, unit)
  }
  if (field === 'amenity') return AMENITIES.find(({ id }) => id === value)?.label ?? value
  return value
}

/** `City Houston`. */
export function filterWords({ field, value }: PortfolioFilter, unit: RentUnit): string {
  return `${FIELD_WORDS[field].label} ${valueWords(field, value, unit)}`
}

/** Why a value is suggested: `cuts 412 to 38`, or where there are too few, `brings 12 to 31`. */
export function effectWords(from: number, to: number): string {
  return `${to < from ? 'cuts' : 'brings'} ${formatCount(from)} to ${formatCount(to)}`
}
