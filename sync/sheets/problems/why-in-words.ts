import { excerpt } from '../cells/plain-text.ts'
import type { ProblemCode } from '../model/problem.ts'
import { whyNoDate } from './why-no-date.ts'

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

/** A text as it stands in a sentence of the notes or of a rejection. */
export function quoted(header: string, text: string): string {
  return `${excerpt(header)}: ${text}`
}
