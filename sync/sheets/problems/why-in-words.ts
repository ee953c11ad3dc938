import { excerpt } from '../cells/plain-text.ts'
import type { ProblemCode } from '../model/problem.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Why a cell could not be taken, in a few words beside the cell. The sentence of the problem says it at length. */
export function whyInWords(code: ProblemCode, text: string, isDate: boolean): string {
  switch (code) {
    case 'not-understood':
      if (isDate) return whyNoDate(text)
      return /\d/.test(text) ? 'not understood' : 'words, no figure'
    case 'excel-error':
      return text.startsWith('#FORMULA!') ? 'a formula without its result' : 'an error of the sheet'
    case 'negative':
      return 'below zero'
    case 'implausible':
      return 'not plausible'
    case 'contradicts-unit':
      return 'cannot be in its unit'
    case 'other-unit':
      return 'in another unit'
    case 'ambiguous':
      return 'says more than one thing'
    case 'day-first-date':
      return 'the day may stand first'
    case 'serial-date':
      return 'a number, no date'
    case 'truncated':
      return 'cut off by the spreadsheet'
    case 'foreign-currency':
      return 'in another currency'
    case 'too-long':
      return 'too long'
    case 'nothing-identifies':
      return 'no name, address, coordinates or ID'
  }
}

/** A text within a sentence of the notes or of a rejection. */
export function quoted(header: string, text: string): string {
  return `${excerpt(header)}: ${text}`
}

/** Why a text is no date, in a few words. */
function whyNoDate(text: string): string {
  const words = text.trim().toLowerCase()
  if (!/\d/.test(words)) return 'words, no date'
  if (words.includes('?')) return 'a date with a question mark'
  if (/^(?:q[1-4]|[1-4]q|(?:first|second|third|fourth|[1-4](?:st|nd|rd|th)) (?:quarter|qtr\.?))$/.test(words))
    return 'a quarter without a year'
  if (/^\d{5,}[-/]/.test(words) || /[-/]\d{5,}$/.test(words)) return 'the year has too many digits'
  if (/^(?:spring|summer|fall|autumn|winter)\b/.test(words)) return 'a season, no date'
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(words)
  if (slashed) return impossible(Number(slashed[1]), Number(slashed[2]), slashed[3] ?? '')
  if (/^\d{1,2}[/-]\d{1,2}$/.test(words)) return 'a day without a year'
  return 'not understood as a date'
}

function impossible(month: number, day: number, year: string): string {
  const most = DAYS[month - 1]
  if (most === undefined) return `there is no month ${month}`
  if (day > most) return `${MONTHS[month - 1]} has ${most} days`
  return month === 2 && day === 29 ? `February ${year} has 28 days` : 'not understood as a date'
}
