import { fieldsWhere } from '../domain/field-list.ts'
import { FIELDS, type NamesOf } from '../domain/fields.ts'
import { unitOf } from '../domain/figure-units.ts'
import { formatRange, type RentUnit } from '../domain/format.ts'
import { RENT_TIERS, tierWords } from '../domain/rent-tier.ts'

type Banded = NamesOf<{ bands: object }>
/** Figures that are filtered by bands, by a portfolio's names for them. */
export type BandField = (typeof FIELDS)[Banded]['bands']['as']

/** The fields of the property behind them. */
export const BAND_FIGURES = Object.fromEntries(
  fieldsWhere<Banded>((field) => 'bands' in field).map((field) => [FIELDS[field].bands.as, field]),
) as { readonly [Name in Banded as (typeof FIELDS)[Name]['bands']['as']]: Name }

export function isBandField(field: string): field is BandField {
  return Object.hasOwn(BAND_FIGURES, field)
}

/** Figures from `from` on and below `to`; null is no bound. */
export interface Band {
  /** `under20000`, `20000-40000`, `from500000`: unlike any of another figure's. */
  id: string
  from: number | null
  to: number | null
}

/** Bands in rising order, in the units of the fields. */
export const BANDS = Object.fromEntries(
  Object.entries(BAND_FIGURES).map(([name, field]) => [name, bandsBetween(FIELDS[field].bands.from)]),
) as unknown as Readonly<Record<BandField, readonly Band[]>>

function bandsBetween(edges: readonly number[]): Band[] {
  const ends = [null, ...edges, null]
  return ends.slice(0, -1).map((from, i) => {
    const to = ends[i + 1] ?? null
    return { id: from === null ? `under${to}` : to === null ? `from${from}` : `${from}-${to}`, from, to }
  })
}

/** The band's number, counted from 1; 0 for a figure that is missing. */
export function bandNumber(bands: readonly Band[], figure: number): number {
  if (Number.isNaN(figure)) return 0
  let number = 1
  while (number < bands.length && figure >= (bands[number]?.from ?? Number.POSITIVE_INFINITY)) number++
  return number
}

/** `20,000 – 40,000 SF`, `$0.65 – $0.79`, `28 – 32 ft`, `1990 – 2004`. Rents are shown per `unit`. */
export function bandWords(field: BandField, { from, to }: Band, unit: RentUnit): string {
  const counted = FIELDS[BAND_FIGURES[field]].unit
  switch (counted) {
    case 'rent':
      return tierWords(RENT_TIERS.find((tier) => tier.from === (from ?? 0))?.tier ?? 0, unit)
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
