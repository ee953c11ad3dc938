/** What a typed number means: nothing (no bound), a number, or not a number. */
export type TypedNumber = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'unreadable' }

const SCALE: Record<string, number> = { k: 1_000, m: 1_000_000 }

/** Commas part thousands: `0,95` is not 95. One at the end is a thousand that is still being typed. */
const NUMBER = /^(\d{1,3}(?:,\d{3})*,|\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+\.?\d*|\.\d+)([km]?)$/

/** What may stand behind a number, without spaces: `30'`, `30 ft clear`; `60,000 sq. ft.`; `8 %`; `0.95 /SF`. */
const UNITS = {
  feet: /(?:['’′]|ft\.?|feet|foot)(?:clear)?$/,
  squareFeet: /(?:sf|sq\.?ft\.?|sqfeet|squarefeet|squarefoot)$/,
  percent: /(?:%|percent|pct\.?)$/,
  perSf: /(?:\/sf|psf|persf)$/,
} as const
export type TypedUnit = keyof typeof UNITS

interface NumberOptions {
  integer?: boolean
  /** What the number is in, which may be typed behind it. */
  unit?: TypedUnit | undefined
}

/**
 * Reads `0.95`, `$0.95`, `40,000`, `40k` and `1.5m`, with its unit where one is given. With `integer` the fraction is cut
 * off, as the specification's square footage is.
 */
export function readNumber(text: string, { integer = false, unit }: NumberOptions = {}): TypedNumber {
  const said = text.replace(/[$\s]/g, '').toLowerCase()
  const bare = unit === undefined ? said : said.replace(UNITS[unit], '')
  if (bare === '' && said !== '') return { kind: 'unreadable' }
  if (bare === '') return { kind: 'empty' }
  const match = NUMBER.exec(bare)
  if (match === null) return { kind: 'unreadable' }
  const [, digits = '', suffix = ''] = match
  const value = Number(digits.replaceAll(',', '')) * (SCALE[suffix] ?? 1)
  return Number.isSafeInteger(Math.trunc(value))
    ? { kind: 'number', value: integer ? Math.trunc(value) : value }
    : { kind: 'unreadable' }
}
