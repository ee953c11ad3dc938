import { fieldsWhere } from '../domain/fields/field-list.ts'
import { FIELDS, type NamesOf } from '../domain/fields.ts'

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
