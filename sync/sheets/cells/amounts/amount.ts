import type { CellToken, Rule } from '../scan.ts'

/** A number with well-placed thousands separators, and nothing after it that would make it another number. */
export const NUMBER = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)(?!\d|[,.]\d)`
const SCALE = String.raw`(?: ?(k|thousand|mm|mil|million|m)(?:(?=r?sf(?![a-z]))|(?![a-z\d])))?`
const CURRENCY = String.raw`(us ?\$|usd ?\$?|c(?:a|dn)? ?\$|cad ?\$?|cdn ?\$?|a\$|aud|mx\$|mxn|\$|€|eur|£|gbp|¥)? ?`

const CURRENCY_NAMES: readonly [RegExp, string][] = [
  [/^(?:us|\$)/, 'USD'],
  [/^c/, 'CAD'],
  [/^a/, 'AUD'],
  [/^mx/, 'MXN'],
  [/^(?:€|e)/, 'EUR'],
  [/^(?:£|g)/, 'GBP'],
  [/^¥/, 'JPY'],
]

/** The code of a currency written in lower case before or behind an amount. */
export function currencyName(written: string): string | null {
  return CURRENCY_NAMES.find(([pattern]) => pattern.test(written))?.[1] ?? null
}

/**
 * What a sum is in: `written` beside it, else `ofColumn`. In a column of Canadian dollars `$` is one of them. Null is
 * unsaid, and taken for dollars.
 */
export function currencyMeant(
  written: string | null,
  ofColumn: string | null,
  cellWords: string,
): string | null {
  const isBareSign = written === 'USD' && ofColumn !== null && !/us/i.test(cellWords)
  return isBareSign ? ofColumn : (written ?? ofColumn)
}

/** `digits` may be grouped by commas. */
export function toNumber(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

/** A plain number. Letters right after it are left to the next rule. */
export const PLAIN_AMOUNT: Rule = {
  pattern: new RegExp(NUMBER, 'y'),
  token: ([, digits = '']) => ({ kind: 'amount', name: '', value: toNumber(digits) }),
}

/** `1 1/2`. */
export const MIXED_FRACTION: Rule = {
  pattern: /(\d{1,3}) ([13])\/([24])(?![\d/])/y,
  token: ([, whole, part, of]) => ({
    kind: 'amount',
    name: '',
    value: Number(whole) + Number(part) / Number(of),
  }),
}

/** A number that may count thousands or millions: `11.5K`. */
export const SCALED_AMOUNT: Rule = {
  pattern: new RegExp(NUMBER + SCALE, 'y'),
  token: ([, digits = '', scale]) => scaled(digits, scale),
}

/** A sum of money, with or without its currency. */
export const MONEY_AMOUNT: Rule = {
  pattern: new RegExp(CURRENCY + NUMBER + SCALE, 'y'),
  token: ([, currency, digits = '', scale]) => {
    const token = scaled(digits, scale)
    const name = currency === undefined ? null : currencyName(currency)
    return token && name ? { ...token, currency: name } : token
  },
}

/** A sum in cents: `85¢`, `85 cents`. Of dollars with the sign behind them, `.85¢`, people mean the dollars. */
export const CENTS: Rule = {
  pattern: new RegExp(String.raw`\$? ?${NUMBER} ?(?:¢|c(?:ents?)?(?![a-z]))`, 'y'),
  token: ([, digits = '']) => ({ kind: 'amount', name: 'cents', value: inDollars(toNumber(digits)) }),
}

const LEAST_CENTS = 5

function inDollars(cents: number): number {
  return cents < LEAST_CENTS ? cents : round(cents / 100, 6)
}

/** In finance `M` can mean a thousand. It is read as millions where nobody would write such a number of thousands. */
const MOST_MILLIONS = 100

function scaled(digits: string, scale: string | undefined): Omit<CellToken, 'text'> | null {
  const value = toNumber(digits)
  if (scale === undefined) return { kind: 'amount', name: '', value }
  const isThousand = scale.startsWith('k') || scale.startsWith('t')
  if (!isThousand && scale === 'm' && value >= MOST_MILLIONS) return null
  const factor = isThousand ? 1000 : 1_000_000
  return { kind: 'amount', name: '', value: Number((value * factor).toPrecision(12)), isScaled: true }
}

/** A number as a sentence shows it. */
export function shown(value: number): string {
  return upToSix.format(value)
}

const upToSix = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** Rounded to this many decimals. */
export function round(value: number, decimals: number): number {
  return Number.isInteger(value) ? value + 0 : Number(value.toFixed(decimals))
}

/** True for a text that is one negative number: `-0.85`, `(0.85)`, `$(1,250)`. */
export function isNegative(text: string): boolean {
  return /^(?:-\s*\$?|\$\s*-)\s*[\d.,]+%?\s*\D*$|^\$?\s*\(\s*\$?\s*[\d.,]+%?\s*\)\D*$/.test(text)
}
