import type { AskedFigure } from '../ask.ts'
import type { Said } from './figure-asked.ts'

const NUMBER = '(?<n>\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)'
const PER_SF = '(?:\\/ ?(?:sf|ft|foot)|psf|per (?:square )?(?:sf|foot)|a (?:square )?foot)?'

/** What is quoted beside its own words: "$10 TI", "3 months free", "a 32' clear". */
const BESIDE: readonly (readonly [figure: AskedFigure, words: string])[] = [
  ['tiPerSf', `\\$ ?${NUMBER} ?${PER_SF} ?(?:of |in )?(?:tis?|tenant improvements?|(?:ti )?allowance)\\b`],
  ['freeRentMonths', `${NUMBER}[ -]*(?:months?|mos?)(?:'s?)? (?:of )?(?:free(?: rent)?|abatement|abated)`],
  [
    'rentEscalationPct',
    `${NUMBER} ?(?:%|percent|pct) (?:annual |yearly |fixed |rent )*(?:bumps?|increases?|escalations?|escalators?)`,
  ],
  [
    'opexPerSf',
    `\\$ ?${NUMBER} ?${PER_SF} ?(?:of |in )?(?:opex|nnns?(?= (?:charges|expenses))|cam|operating expenses)\\b`,
  ],
  [
    'salePricePerSf',
    `\\$ ?${NUMBER} ?${PER_SF} ?(?:sale|to buy|purchase|asking price)\\b|(?:sale|purchase|selling|buying) price of \\$ ?(?<n2>\\d[\\d,.]*)`,
  ],
  ['clearHeight', `${NUMBER} ?(?:'|ft|feet|foot)? ?(?:clear(?: height)?|clr)\\b`],
]
/** What is quoted by its unit alone, where it is asked where that stands. */
const ALONE: readonly (readonly [figure: AskedFigure, words: string])[] = [
  ['squareFootage', `${NUMBER} ?(?<k>k)?[ -]?(?:sf|sq\\.? ?ft\\.?|square[ -]f(?:ee|oo)t)\\b`],
  ['leaseTerm', `${NUMBER}[ -](?<unit>years?|yrs?|months?|mos?)\\b(?: (?:lease|term))?`],
]

const MONTHS = 12
const THOUSAND = 1_000
/** Dollars per square foot: expenses up to here are per month. */
const HIGHEST_MONTHLY_OPEX = 1.5

export interface Quoted extends Said<number> {
  figure: AskedFigure
}

/** A figure that someone was quoted, and the question without it: a rent, unless its words say another. */
export function quotedFigure(text: string, isAnyUnit = false): Quoted | null {
  const beside = firstOf(BESIDE, text)
  if (beside !== null) return beside
  const rent = quotedRent(text)
  if (rent !== null) {
    if (OPEX_BESIDE.test(text)) {
      const value = rent.isYearly || rent.value > HIGHEST_MONTHLY_OPEX ? aMonth(rent.value) : rent.value
      return { figure: 'opexPerSf', value, rest: rent.rest.replace(OPEX, ' ') }
    }
    const isOfSale = rent.isAlone && (rent.value > HIGHEST_YEARLY || (SALES.test(text) && !LEASES.test(text)))
    return isOfSale
      ? { figure: 'salePricePerSf', value: rent.value, rest: rent.rest }
      : { figure: 'rentPerSf', value: rent.isYearly ? aMonth(rent.value) : rent.value, rest: rent.rest }
  }
  return isAnyUnit ? firstOf(ALONE, text) : null
}

const OPEX = /\b(?:in |of |for )?(?:opex|operating expenses|nnn charges|cam(?: charges)?)\b/i
/** "31 cents a month in opex", "our opex is 31 cents" */
const OPEX_BESIDE =
  /(?:¢|cents?|\d)[\w /]{0,24} (?:in|of|for) (?:opex|operating expenses|nnn charges|cam)\b|\b(?:opex|operating expenses|nnn charges|cam(?: charges)?) (?:is|are|at|of|runs?|run us) \$?\.?\d/i

/** A figure of a year by the month, so exact that it equals the same figure in the book. */
function aMonth(yearly: number): number {
  return Number((yearly / MONTHS).toFixed(DECIMALS))
}

const DECIMALS = 6

function firstOf(patterns: typeof BESIDE, text: string): Quoted | null {
  for (const [figure, words] of patterns) {
    const found = new RegExp(`(?:\\ban? )?${words}`, 'i').exec(text)
    if (found === null) continue
    const { n, n2, k, unit = '' } = found.groups ?? {}
    const stated = Number((n ?? n2 ?? '').replaceAll(',', ''))
    const times = k === undefined ? (/^y/i.test(unit) ? MONTHS : 1) : THOUSAND
    const value = figure === 'opexPerSf' && stated > HIGHEST_MONTHLY_OPEX ? aMonth(stated) : stated * times
    return {
      figure,
      value,
      rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    }
  }
  return null
}

/** Dollars per square foot: no industrial rent of a year is above this. */
const HIGHEST_YEARLY = 60
const SALES = /\b(?:sales?|sold|to buy|buying|purchas\w*|acqui\w*|bought|trad(?:e|es|ed))\b/i
const LEASES = /\b(?:rents?|rental|rates?|leas(?:e|es|ed|ing)|nnn|gross|sign(?:ed|ing)?|renewals?)\b/i
const HIGHEST_MONTHLY = 4
const QUOTE =
  /(?:(?<dollar>\$ ?)(?<a>\d*\.?\d+)|(?<![\d.])(?<b>\d?\.\d{2,3}|\d{1,2}\.\d\d(?=\s*(?:(?:nnn|net|gross|mg|fsg|ig|psf|per|annual(?:ly)?|yearly|monthly|an? (?:year|month|foot))\b|\/ ?(?:sf|ft|yr|mo)))|\d{1,3}(?=\s*(?:psf\b|(?:an?|per) (?:square )?foot\b|\/ ?(?:sf|ft)\b)))|(?<cents>\d{2,3}) ?(?:cents|¢))\s*(?:\/ ?(?:sf|ft|foot)|psf|per (?:square )?(?:sf|foot)|a (?:square )?foot)?\s*(?<period>\/ ?(?:yr|year)|per year|a year|annual(?:ly)?|yr\b|yearly|\/ ?mo(?:nth)?|per month|a month|monthly|mo\b)?/i

/** A rent that someone was quoted, a month; and the question without it. */
function quotedRent(text: string): (Said<number> & { isYearly: boolean; isAlone: boolean }) | null {
  const found = QUOTE.exec(text)
  if (found === null) return null
  const { a, b, cents, period = '' } = found.groups ?? {}
  const dollars = cents === undefined ? Number(a ?? b) : Number(cents) / 100
  const isYearly = /y|annual/i.test(period) || (period === '' && dollars > HIGHEST_MONTHLY)
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { value: dollars, isYearly, isAlone: period === '' && cents === undefined, rest }
}
