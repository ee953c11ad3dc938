import type { Said } from './figure-asked.ts'

const MONTHS = 12
const HIGHEST_MONTHLY = 4
const QUOTE =
  /(?:(?<dollar>\$ ?)(?<a>\d*\.?\d+)|(?<![\d.])(?<b>\d?\.\d{2,3})|(?<cents>\d{2,3}) ?(?:cents|¢))\s*(?:\/ ?sf|psf|per (?:square )?(?:sf|foot)|a (?:square )?foot)?\s*(?<period>\/ ?(?:yr|year)|per year|a year|annual(?:ly)?|yr\b|yearly|\/ ?mo(?:nth)?|per month|a month|monthly|mo\b)?/i

/** A rent that someone was quoted, a month; and the question without it. */
export function quotedRent(text: string): Said<number> | null {
  const found = QUOTE.exec(text)
  if (found === null) return null
  const { a, b, cents, period = '' } = found.groups ?? {}
  const dollars = cents === undefined ? Number(a ?? b) : Number(cents) / 100
  const isYearly = /y|annual/i.test(period) || (period === '' && dollars > HIGHEST_MONTHLY)
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { value: isYearly ? dollars / MONTHS : dollars, rest }
}
