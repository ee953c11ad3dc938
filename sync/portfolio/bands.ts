import { formatCount, formatRange, type RentUnit } from '../domain/format.ts'
import { RENT_TIERS, tierWords } from '../domain/rent-tier.ts'

/** Figures that are filtered by bands. */
export const BAND_FIELDS = ['size', 'rent', 'clearHeight', 'yearBuilt'] as const
export type BandField = (typeof BAND_FIELDS)[number]

/** Figures from `from` on and below `to`; null is no bound. */
export interface Band {
  /** `under20000`, `20000-40000`, `from500000`: unlike any of another figure's. */
  id: string
  from: number | null
  to: number | null
}

/** Bands in rising order: square feet, $/SF/month (the color tiers), feet, years. */
export const BANDS: Readonly<Record<BandField, readonly Band[]>> = {
  size: bandsBetween([20_000, 40_000, 60_000, 100_000, 200_000, 500_000]),
  rent: bandsBetween(RENT_TIERS.flatMap(({ from }) => (from === 0 ? [] : [from])).reverse()),
  clearHeight: bandsBetween([18, 24, 28, 32, 36]),
  yearBuilt: bandsBetween([1970, 1990, 2005, 2015]),
}

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
  switch (field) {
    case 'size':
      return spanWords(from, to, formatCount, ' SF')
    case 'rent':
      return tierWords(RENT_TIERS.find((tier) => tier.from === (from ?? 0))?.tier ?? 0, unit)
    case 'clearHeight':
      return spanWords(from, to, String, ' ft')
    case 'yearBuilt':
      if (from === null) return `Before ${to}`
      return to === null ? `${from} and later` : formatRange(String(from), String(to - 1))
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
