import { dateOfSerial } from '../../../sync/sheets/file/number-format.ts'
import { type Cell, cellText } from '../../../sync/sheets/model/cell.ts'
import type { GoogleValue } from './google-api.ts'

/** 1950: numbers of days before it are figures. */
const FIRST_DATE = 18_264
const DIGITS = /\d[\d,. \u00a0\u202f’']*\d|\d/

/**
 * A cell of Google's from its value and its text. What the text says beside the number, such as a unit, becomes the
 * cell's number format, as a workbook has it; a number of days under a text of a date is a date.
 */
export function googleCell(value: GoogleValue | undefined, text: GoogleValue | undefined): Cell {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string') return cellText(value)
  if (typeof value === 'boolean') return value
  if (typeof text !== 'string') return value
  const digits = DIGITS.exec(text)
  if (digits === null) return value
  const [shown] = digits
  const before = text.slice(0, digits.index)
  const after = text.slice(digits.index + shown.length)
  if (/\d/.test(after)) return dateOf(value, text) ?? value
  const isPercent = after.trimStart().startsWith('%')
  if (!isSame(isPercent ? value * 100 : Math.abs(value), shown)) return dateOf(value, text) ?? value
  const sign = value < 0 ? /^[-(−]/ : /^/
  const prefix = before.trim().replace(sign, '')
  const suffix = value < 0 ? after.replace(/\)$/, '') : after
  if ((prefix === '' || prefix === '$') && suffix.trim() === '') return value
  return { number: value, format: `${literal(prefix)}0.00${isPercent ? percent(suffix) : literal(suffix)}` }
}

/** Whether shown digits are a number, rounded as they are. */
function isSame(number: number, shown: string): boolean {
  return [readDigits(shown, '.'), readDigits(shown, ',')].some(
    ({ read, decimals }) => Math.abs(read - Math.abs(number)) <= 0.5000001 * 10 ** -decimals,
  )
}

function readDigits(shown: string, point: '.' | ','): { read: number; decimals: number } {
  const [whole = '', fraction = '', ...more] = shown.split(point)
  if (more.length > 0) return { read: Number.NaN, decimals: 0 }
  return {
    read: Number(`${whole.replace(/\D/g, '')}.${fraction.replace(/\D/g, '')}`),
    decimals: fraction.length,
  }
}

function dateOf(value: number, text: string): Cell | undefined {
  if (value < FIRST_DATE || !/[-/. ]|[a-z]/i.test(text)) return undefined
  const date = dateOfSerial(value, false)
  if (date === null) return undefined
  const year = date.slice(0, 4)
  return text.includes(year) || text.includes(year.slice(2)) ? { date } : undefined
}

function literal(text: string): string {
  return text === '' ? '' : `"${text.replaceAll('"', '”')}"`
}

function percent(suffix: string): string {
  const rest = suffix.trimStart().slice(1)
  return `%${literal(rest)}`
}
