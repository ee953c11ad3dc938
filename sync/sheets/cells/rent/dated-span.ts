import { addDays } from '../../../domain/dates/days.ts'
import { type DateColumn, readDate } from '../read-date.ts'
import type { Rule } from '../scan.ts'
import type { Span } from './rent-step-words.ts'

/** When a lease begins, and how the dates of its sheet are written. */
export interface LeaseStart {
  /** A date that may lack its day; null where it is not known. */
  readonly date: string | null
  readonly written: Pick<DateColumn, 'isDayFirst' | 'isDayFirstThroughout' | 'isMonthFirst'>
}

/** Where nothing is said of a lease, and nothing of how dates are written. */
export const UNKNOWN_START: LeaseStart = {
  date: null,
  written: { isDayFirst: false, isDayFirstThroughout: false, isMonthFirst: false },
}

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`
const NUMBERED = '(?:0?[1-9]|1[0-2])'
const WHOLE = [
  String.raw`\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})`,
  String.raw`\d{1,2}-\d{1,2}-(?:\d{4}|\d{2})`,
  String.raw`\d{4}-\d\d-\d\d`,
  String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
  String.raw`${MONTH},? \d{4}`,
  String.raw`${MONTH}(?:-| ?')\d{2}`,
].join('|')
const DATE = String.raw`(?:${WHOLE}|${NUMBERED}\/(?:20)?[1-6]\d)`
/** Behind a date: nothing that would make it an amount or one of several. */
const ENDS = String.raw`(?!\d|[.\/]\d| ?%)`
/** Before one as well: `9/10/11.50` are rents. */
const BEGINS = String.raw`(?<![\d.\/$-])`
const UNTIL = String.raw`until|till?|thr(?:u|ough)|to|ending|ends?(?: on)?|exp(?:ir(?:es|ing))?\.?`
const FROM = String.raw`from|eff(?:ective|\.)?|as of|starting|starts|beginning|begins|commencing|commences|since|on`
const TO = ' ?(?:-|to|thru|through|until) ?'
const SPAN = new RegExp(
  `${BEGINS}(?:(${UNTIL}) |(?:(?:${FROM}) ){1,2})?(${DATE})(?:${TO}(${DATE}))?${ENDS}`,
  'y',
)
const ANY_DATE = new RegExp(`${BEGINS}${DATE}(?:${TO}${DATE})?${ENDS}`, 'g')
const ANY_WHOLE_DATE = new RegExp(`${BEGINS}(?:${WHOLE})${ENDS}`)
const MONEY = /\$ ?\.?\d|\d?\.\d\d(?!\d)/

export const DATED_SPAN: Rule = {
  pattern: SPAN,
  token: () => ({ kind: 'label', name: 'dates', value: 0 }),
}

/** Whether amounts of a text stand beside dates: `$9.50 1/1/25; $9.79 1/1/26`, and not `9/10/11`. */
export function saysDates(text: string): boolean {
  const rest = text.replace(ANY_DATE, '')
  return rest !== text && /\d/.test(rest) && (ANY_WHOLE_DATE.test(text) || MONEY.test(text))
}

/** The months of a lease that a token of dates says. Null where they are not whole months of it. */
export function datedSpan(text: string, { date: start, written }: LeaseStart): Span | null {
  SPAN.lastIndex = 0
  const [, until, first = '', last] = SPAN.exec(text) ?? []
  if (start === null) return null
  const dateOf = (words: string) =>
    readDate(words, { ...written, label: '', date1904: false, isMonthYear: true }).value
  const ofEnd = (words: string) => {
    const date = dateOf(words)
    return date === null ? null : monthsTo(start, dayAfter(date))
  }
  if (until !== undefined) {
    const to = last === undefined ? ofEnd(first) : null
    return to === null ? null : { from: null, to }
  }
  const date = dateOf(first)
  const before = date === null ? null : monthsTo(start, date)
  const to = last === undefined ? null : ofEnd(last)
  if (before === null || (last !== undefined && to === null)) return null
  return { from: before + 1, to }
}

/** Of a month the first of the next. */
function dayAfter(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  if (day !== undefined || month === undefined) return addDays(date, 1)
  return month === 12 ? `${(year ?? 0) + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** Both can lack their day. Null where what lies between is no whole number of months. */
function monthsTo(start: string, date: string): number | null {
  const [year = 0, month = Number.NaN, day] = start.split('-').map(Number)
  const [toYear = 0, toMonth = Number.NaN, toDay] = date.split('-').map(Number)
  const months = (toYear - year) * 12 + toMonth - month
  if (Number.isNaN(months) || (day !== undefined && toDay !== undefined && day !== toDay)) return null
  return months
}
