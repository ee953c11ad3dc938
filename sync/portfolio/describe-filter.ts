import { amenityLabel } from '../domain/amenities/amenities.ts'
import { unitOf } from '../domain/fields/figure-units.ts'
import { FIELDS } from '../domain/fields.ts'
import { formatCount, formatRange, type RentUnit } from '../domain/format.ts'
import { rentBandWords } from '../domain/rents/tier-words.ts'
import { BAND_FIGURES, BANDS, type Band, type BandField, isBandField } from './bands.ts'
import { FIELD_WORDS, type PortfolioField } from './portfolio-field.ts'
import type { PortfolioFilter } from './portfolio-filter.ts'

/** A value as people read it: `Houston`, `Crane Ready`, `20,000 – 40,000 SF`. Rents are shown per `unit`. */
export function valueWords(field: PortfolioField, value: string, unit: RentUnit): string {
  if (isBandField(field)) {
    const band = BANDS[field].find(({ id }) => id === value)
    return band === undefined ? value : bandWords(field, band, unit)
  }
  if (field === 'amenity') return amenityLabel(value)
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

/** `20,000 – 40,000 SF`, `$0.65 – $0.79`, `28 – 32 ft`, `1990 – 2004`. Rents are shown per `unit`. */
function bandWords(field: BandField, { from, to }: Band, unit: RentUnit): string {
  const counted = FIELDS[BAND_FIGURES[field]].unit
  switch (counted) {
    case 'rent':
      return rentBandWords(from, to, unit)
    case 'year':
      if (from === null) return `Before ${to}`
      return to === null ? `${from} and later` : formatRange(String(from), String(to - 1))
    default: {
      const { bound, name } = unitOf(counted)
      return spanWords(from, to, (figure) => bound(figure, unit), ` ${name}`)
    }
  }
}

function spanWords(
  from: number | null,
  to: number | null,
  written: (figure: number) => string,
  unit: string,
): string {
  if (from === null) return `Under ${to === null ? '' : written(to)}${unit}`
  if (to === null) return `${written(from)}${unit} and up`
  return `${formatRange(written(from), written(to))}${unit}`
}
