import type { LeaseInputs } from './ask.ts'

const MONTHS = 12
/** Dollars per square foot: a rent up to here is per month. */
const HIGHEST_MONTHLY = 4

const NUMBER = '(?<n>\\d*\\.?\\d+)'
const TERM = new RegExp(
  `${NUMBER}[\\s-]*(?<unit>months?|mos?|mths?|years?|yrs?)\\b(?![\\s-]*(?:of )?(?:free|abate|rent[- ]free))`,
  'i',
)
const FREE = new RegExp(
  `${NUMBER}[\\s-]*(?<unit>months?|mos?|mths?)?[\\s-]*(?:of )?(?:free|abated|abatement|rent[- ]free)\\b`,
  'i',
)
const TI = new RegExp(
  `\\$? ?${NUMBER}\\s*(?:\\/ ?sf|psf|per (?:sf|foot)|a foot)?\\s*(?:of |in )?(?:tis?\\b|tenant improvements?|(?:ti )?allowance)`,
  'i',
)
const TI_BEFORE = new RegExp(`\\b(?:tis?|allowance|tenant improvements?)(?: of| at|:)? \\$? ?${NUMBER}`, 'i')
const RENT = new RegExp(
  `(?:\\$ ?${NUMBER}|(?<![\\d.])(?<plain>\\d*\\.\\d+))\\s*(?:\\/ ?sf|psf|per (?:sf|foot)|a foot)?\\s*(?<period>\\/ ?(?:yr|year)|per year|a year|annual(?:ly)?|yr\\b|\\/ ?mo|per month|monthly)?`,
  'i',
)

/** The figures of a lease that a question states: "$0.84 NNN, 65 months, 5 free, $7.50 TI". Null without rent and term. */
export function leaseInputs(text: string): LeaseInputs | null {
  const ti = TI.exec(text) ?? TI_BEFORE.exec(text)
  const withoutTi = without(text, ti)
  const free = FREE.exec(withoutTi)
  const withoutFree = without(withoutTi, free)
  const term = TERM.exec(withoutFree)
  const rent = RENT.exec(without(withoutFree, term))
  if (term === null || rent === null) return null
  const dollars = Number(rent.groups?.n ?? rent.groups?.plain)
  const period = rent.groups?.period ?? ''
  const isYearly = /y/i.test(period) || (period === '' && dollars > HIGHEST_MONTHLY)
  const months = Number(term.groups?.n) * (/^y/i.test(term.groups?.unit ?? '') ? MONTHS : 1)
  return {
    rentPerSf: isYearly ? dollars / MONTHS : dollars,
    leaseTerm: months,
    freeRentMonths: Number(free?.groups?.n ?? 0),
    tiPerSf: Number(ti?.groups?.n ?? 0),
  }
}

/** Net effective rent a month: all rent paid, less the improvements, over the term; no discounting. */
export function netEffective({ rentPerSf, leaseTerm, freeRentMonths, tiPerSf }: LeaseInputs): number | null {
  if (!(leaseTerm > 0) || freeRentMonths >= leaseTerm) return null
  return (rentPerSf * (leaseTerm - freeRentMonths) - tiPerSf) / leaseTerm
}

function without(text: string, match: RegExpExecArray | null): string {
  return match === null
    ? text
    : `${text.slice(0, match.index)} ; ${text.slice(match.index + match[0].length)}`
}
