import { dateOfSerial } from '../file/number-format.ts'
import type { Cell } from '../model/cell.ts'
import { type CellReading, isDate, readFigure, refuse } from './cell-reading.ts'
import { excerpt } from './plain-text.ts'

/** What the other dates of a column say about how to read this one. */
export interface DateColumn {
  readonly label: string
  /** The workbook counts days from 1904. */
  readonly date1904: boolean
  /** Another date of the column has its day first, so `03/04/2025` is ambiguous. */
  readonly isDayFirst: boolean
  /** Several of its dates have, and none can have its month first. */
  readonly isDayFirstThroughout: boolean
  /** A person decided that all of them have their month first. */
  readonly isMonthFirst: boolean
  /** Its header or its other dates say that months and years are written: `03/23` is March 2023. */
  readonly isMonthYear?: boolean
  /** Of a cell that gives a beginning and an end, the end is meant. */
  readonly isEnd?: boolean
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]{0,6})\.?`
const YEAR = String.raw`(\d{4}|'?\d{2})`
const MONTH_DAY_YEAR = new RegExp(String.raw`^${MONTH}[ -]+(\d{1,2})(?:,? +|[ ,-]+)${YEAR}$`)
const DAY_MONTH_YEAR = new RegExp(String.raw`^(\d{1,2})[ -]*${MONTH}[ ,-]*${YEAR}$`)
const MONTH_YEAR = new RegExp(`^${MONTH}[ ,-]*${YEAR}$`)
const YEAR_MONTH = new RegExp(String.raw`^(\d{4})[ -]${MONTH}$`)
/** Two-digit years from here on are in the 1900s, as in spreadsheet programs. */
const LAST_CENTURY_FROM = 70
/** Day numbers of 1950 to 2099. Other numbers in a column of dates are not dates. */
const FIRST_SERIAL = 18_264
const LAST_SERIAL = 73_050
const DAYS_TO_1904 = 1462
const FIRST_YEAR = 1900
const LAST_YEAR = 2150

/** Reads a date as exactly as it is given: `2025-03-14`, `2025-03`, `2025-Q3` or `2025`. No part is invented. */
export function readDate(cell: Cell, column: DateColumn): CellReading<string> {
  const { label } = column
  return readFigure<string>(isDate(cell) ? cell.date : cell, label, (text, words) => {
    if (isMonthToMonth(text)) return { value: null, token: 'MTM' }
    if (isAvailability(text)) return { value: null, token: excerpt(words) }
    if (PLACEHOLDER.test(text)) return { value: null, token: excerpt(words) }
    const date = /[a-z).]$/.test(text) ? text.replace(OPTIONS, '') : text
    if (date !== text) {
      const reading = readOne(date, words, column)
      return reading?.value ? { ...reading, note: excerpt(words) } : reading
    }
    const range = rangeIn(text)
    if (range) {
      const reading = readOne(column.isEnd ? range.to : range.from, words, column)
      return reading?.value ? { ...reading, note: excerpt(words) } : reading
    }
    return readOne(text, words, column)
  })
}

/** The day that programs count from, in place of one that is not known. */
const PLACEHOLDER =
  /^(?:0?1[/-]0?[01][/-]1900|1900-01-0[01]|12[/-]3[01][/-]1899|1899-12-3[01]|0?1[/-]0?1[/-]1753|12[/-]31[/-]9999|9999-12-31)(?:[ t].*)?$/

/** What may follow a lease: `12/31/2028 (2 x 5-yr options)`. */
const OPTIONS =
  /(?<=\d) ?[,;]? ?\(?(?:w\/ ?|with |plus |\+ ?)?\(?(?:\d|one|two|three|four)\)?,? ?(?:x ?|@ ?)?\(?(?:\d{1,2}|three|five|ten)\)?[ -]?(?:years?|yrs?\.?|months?|mos?\.?)[ -]?(?:renewal )?(?:options?|opts?\.?|renewals?|extensions?)\)?$/

/** Also where it says since when: `MTM since 2019`. */
export function isMonthToMonth(text: string): boolean {
  return /^(?:mtm|m-t-m|m\/m|month[ -]?to[ -]?month|monthly)(?: (?:since|from|as of|after) .+)?$/.test(text)
}

/** A term in one cell: `4/1/2025 - 3/31/2030`. */
function rangeIn(text: string): { from: string; to: string } | null {
  const [, from, to] =
    /^(.*\d) ?(?: - | to | thru | through | – |-(?=\d{1,2}\/\d{1,2}\/)) ?(.*\d.*)$/.exec(text) ?? []
  const isDate = (part: string) => /\d{4}|\d\/\d|['/-]\d\d$/.test(part)
  return from !== undefined && to !== undefined && isDate(from) && isDate(to) ? { from, to } : null
}

function readOne(written: string, words: string, column: DateColumn): CellReading<string> | null {
  const text = written
    .replace(
      / ?(?:\*+|\(?(?:est(?:imated|\.)?|approx\.?|tbd|tbc|target|anticipated|projected|actual)\)?|\+ ?\/ ?-|±)$/,
      '',
    )
    .replace(WEEKDAY, '')
    .replace(SHORT_YEAR, '$1')
  const hedge =
    /^(?:(?:est(?:imated|\.)?|approx(?:imately|\.)?|on or about|about|circa|by|from|as of|available|avail\.?|on or before|on or after|no later than|anticipated|projected|target(?:ed)?|(?:early|mid|late|beginning|end|middle)[ -]+(?:of )?(?=[a-z]{3,9}\.? ?\d|q[1-4]))[ :-]*|~ ?)/.exec(
      text,
    )
  const bare = text.slice(hedge?.[0].length ?? 0)
  const reading = readSlashed(bare, words, column) ?? readWritten(bare) ?? readSerial(bare, column)
  if (!reading?.value) return reading
  if (text !== written.replace(WEEKDAY, '').replace(SHORT_YEAR, '$1'))
    return { ...reading, note: excerpt(words) }
  return hedge ? { ...reading, note: hedge[0].replace(/[ :-]+$/, '') } : reading
}

/** `4/19/'24` */
const SHORT_YEAR = /(?<=\d[/.-])['’‘](\d\d)$/

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /

/** Whether a text says when something is to be had, and names no day. */
export function isAvailability(text: string): boolean {
  return /^(?:immediate(?:ly)?|asap|now|vacant|available(?: (?:now|immediately))?|upon (?:completion|delivery|execution)|\d+ days?(?: notice)?|expired|holdover|ongoing|current|owner occupied|options?)$/.test(
    text,
  )
}

function readSlashed(
  text: string,
  words: string,
  { label, isDayFirst, isDayFirstThroughout, isMonthFirst, isMonthYear }: DateColumn,
): CellReading<string> | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ][\d:.]+(?: ?z| ?[ap]m)?)?$/.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const us = /^(\d{1,2})([/. -])(\d{1,2})\2(\d{4}|\d{2})(?: [\d:.]+(?: ?[ap]m)?)?$/.exec(text)
  if (us) {
    const [, month = '', mark = '', day = '', year = ''] = us
    const quoted = `${label} “${excerpt(words)}”`
    if (isDayFirstThroughout && Number(month) <= 31 && Number(day) <= 12) {
      const reading = dayOf(fullYear(year), day, month)
      return reading && { ...reading, note: 'the day first, as in its column' }
    }
    if (Number(month) > 12 && Number(day) <= 12) {
      return refuse('day-first-date', `${quoted} has the day first. Write it as YYYY-MM-DD.`)
    }
    if (mark === '.' && Number(day) <= 12 && !isMonthFirst) {
      return refuse('day-first-date', `${quoted} could have the day first, as dates with points have.`)
    }
    if (isDayFirst && Number(day) <= 12) {
      return refuse('day-first-date', `${quoted} could have the day first, as other dates of its column do.`)
    }
    return dayOf(fullYear(year), month, day)
  }
  const month = /^(\d{1,2})[/-](\d{4})$/.exec(text) ?? null
  if (month) return monthOf(month[2], Number(month[1]))
  const shortMonth = isMonthYear && /^(\d{1,2})[/-](\d{2})$/.exec(text)
  if (shortMonth) return monthOf(fullYear(shortMonth[2]), Number(shortMonth[1]))
  const isoMonth = /^(\d{4})[-/](\d{1,2})$/.exec(text)
  return isoMonth ? monthOf(isoMonth[1], Number(isoMonth[2])) : null
}

const QUARTERS: Readonly<Record<string, string>> = {
  first: 'q1',
  second: 'q2',
  third: 'q3',
  fourth: 'q4',
  '1st': 'q1',
  '2nd': 'q2',
  '3rd': 'q3',
  '4th': 'q4',
}

function readWritten(text: string): CellReading<string> | null {
  const plain = text
    .replace(
      /\b(first|second|third|fourth|[1-4](?:st|nd|rd|th)) (?:quarter|qtr\.?)(?: of)?/,
      (_, nth) => QUARTERS[nth] ?? '',
    )
    .replace(/\b(?:qtr\.?|quarter) ?([1-4])\b/, 'q$1')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replace(/ day of | of /g, ' ')
    .replace(/^the /, '')
  const monthFirst = MONTH_DAY_YEAR.exec(plain)
  if (monthFirst) return dayOf(fullYear(monthFirst[3]), monthNumber(monthFirst[1]), monthFirst[2])
  const dayFirst = DAY_MONTH_YEAR.exec(plain)
  if (dayFirst) return dayOf(fullYear(dayFirst[3]), monthNumber(dayFirst[2]), dayFirst[1])
  const month = MONTH_YEAR.exec(plain)
  if (month) return monthOf(fullYear(month[2]), monthNumber(month[1]))
  const yearFirst = YEAR_MONTH.exec(plain)
  if (yearFirst) return monthOf(yearFirst[1], monthNumber(yearFirst[2]))
  const quarter = /^(?:q([1-4])|([1-4])q)[ -/']*(\d{4}|\d{2})$/.exec(plain)
  if (quarter) return yearOf(fullYear(quarter[3]), `-Q${quarter[1] ?? quarter[2]}`)
  const quarterLast = /^(\d{4})[ -/]*(?:q([1-4])|([1-4])q)$/.exec(plain)
  if (quarterLast) return yearOf(quarterLast[1], `-Q${quarterLast[2] ?? quarterLast[3]}`)
  const year =
    /^((?:early|mid|late|spring|summer|fall|autumn|winter|[1-2]h|h[1-2]|year[ -]?end|end of|eoy|ye)?)[ -]*(\d{4})$/.exec(
      text,
    )
  const reading = year && yearOf(year[2], '')
  return reading?.value && year?.[1] ? { ...reading, note: text } : reading
}

/** In a column of dates a day number is a date, and eight digits can be one; another number is none. */
function readSerial(text: string, { label, date1904 }: DateColumn): CellReading<string> | null {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return null
  const digits = /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  const day = digits && dayOf(digits[1], digits[2], digits[3])
  if (day) return day
  const serial = Number(text)
  const isDay = serial >= FIRST_SERIAL - (date1904 ? DAYS_TO_1904 : 0) && serial <= LAST_SERIAL
  const value = isDay ? dateOfSerial(serial, date1904) : null
  if (value !== null) return { value, unit: 'day number' }
  return refuse('serial-date', `${label} of ${excerpt(text)} is a number, not a date.`)
}

function fullYear(year = ''): string {
  const digits = year.replace("'", '')
  if (digits.length !== 2) return digits
  return String(Number(digits) + (Number(digits) >= LAST_CENTURY_FROM ? 1900 : 2000))
}

function monthNumber(name = ''): number {
  return MONTHS.indexOf(name) + 1
}

function dayOf(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): CellReading<string> | null {
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (time.getUTCMonth() !== Number(month) - 1 || time.getUTCDate() !== Number(day)) return null
  return yearOf(year, `-${pad(month)}-${pad(day)}`)
}

function monthOf(year: string | undefined, month: number): CellReading<string> | null {
  return month >= 1 && month <= 12 ? yearOf(year, `-${pad(month)}`) : null
}

function yearOf(year: string | undefined, rest: string): CellReading<string> | null {
  const isPlausible = Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR
  return isPlausible ? { value: `${year}${rest}` } : null
}

function pad(part: string | number | undefined): string {
  return String(Number(part)).padStart(2, '0')
}

/** Which part of a slashed date can only be its day; null where both could, or it is no such date. */
export function dayPlaceIn(words: string): 'first' | 'second' | null {
  const [, first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})\b/.exec(words) ?? []
  const isDay = (part: string | undefined) => Number(part) > 12 && Number(part) <= 31
  if (isDay(first) === isDay(second)) return null
  return isDay(first) ? 'first' : 'second'
}
