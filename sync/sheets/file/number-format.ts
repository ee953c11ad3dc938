/** What a workbook's number format makes of a number. `telling`: it adds a unit, a percent sign, a currency. */
export type FormatKind = 'plain' | 'date' | 'telling'

/** The formats with a number below 164 that are no plain number; the workbook does not spell them out. */
const BUILT_IN: Readonly<Record<number, string>> = { 9: '0%', 10: '0.00%' }
const BUILT_IN_DATES: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54,
  55, 56, 57, 58,
])

export interface NumberFormat {
  readonly kind: FormatKind
  readonly code: string
}

/** A style's format: the workbook's own by its code, else one of Excel's by its number. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return { kind: formatKind(code), code }
  if (BUILT_IN_DATES.has(id)) return { kind: 'date', code: '' }
  const builtIn = BUILT_IN[id]
  return builtIn === undefined ? { kind: 'plain', code: '' } : { kind: 'telling', code: builtIn }
}

const LITERALS = /"[^"]*"|\\.|_.|\*./g
const COLORS_AND_CONDITIONS = /\[(?!\$|h+\]|m+\]|s+\])[^\]]*\]/gi
const CURRENCY = /\[\$([^\]-]*)(?:-[^\]]*)?\]/g

function formatKind(code: string): FormatKind {
  const bare = code.replace(LITERALS, '').replace(COLORS_AND_CONDITIONS, '').replace(CURRENCY, '')
  if (/[dmyhs]/i.test(bare.replace(/general/gi, ''))) return 'date'
  if (/[0#?],+(?![0#?,])/.test(bare)) return 'plain'
  return /^\$?[\d.,\-()]+$/.test(formatNumber(1, code)) && !/^0{2,}$/.test(bare) ? 'plain' : 'telling'
}

/**
 * A number as its format words it, with all the digits it has: `16.2` under `0.00"/SF/YR"` is `16.2/SF/YR`,
 * `0.035` under `0.0%` is `3.5%`, `7041` under `00000` is `07041`.
 */
export function formatNumber(number: number, code: string): string {
  const sections = code.replace(COLORS_AND_CONDITIONS, '').split(';')
  const section = (number < 0 ? sections[1] : number === 0 ? sections[2] : undefined) || sections[0] || ''
  const worded = section
    .replace(/_.|\*./g, '')
    .replace(/"([^"]*)"|\\(.)/g, (_, quoted?: string, escaped?: string) => guard(quoted ?? escaped ?? ''))
    .replace(CURRENCY, (_, currency: string) => guard(currency))
  const isPercent = worded.includes('%')
  const digits = isPercent ? Number((number * 100).toPrecision(12)) : number
  const zeros = /^[^0#?]*(0{2,})[^0#?.,]*$/.exec(worded)?.[1]
  const shown = zeros ? String(Math.abs(digits)).padStart(zeros.length, '0') : String(Math.abs(digits))
  const [before, after] = aroundDigits(worded)
  const sign = digits < 0 && !before.includes('(') && !before.includes('-') ? '-' : ''
  return unguard(`${sign}${before}${shown}${after}`)
}

const DIGITS = /(?:[#0?][#0?,./ ]*(?:E[+-]?[0#]+)?|general)/i

function aroundDigits(section: string): [string, string] {
  const match = DIGITS.exec(section)
  if (!match) return ['', '']
  const after = section.slice(match.index + match[0].length)
  const space = /\s$/.test(match[0]) ? ' ' : ''
  return [section.slice(0, match.index), space + after]
}

/** Keeps the characters of literal text apart from those that mean digits. */
function guard(literal: string): string {
  return [...literal]
    .map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xf0000))
    .join('')
}

function unguard(text: string): string {
  return text.replace(/[\u{f0000}-\u{fffff}]/gu, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0xf0000) - 0xf0000),
  )
}

const DAY_MS = 86_400_000
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** Excel's first 1900 date that needs no correction for the 29 February 1900 it believes in. */
const AFTER_FALSE_LEAP_DAY = 61
/** 9999-12-31, the last day Excel knows. */
const LAST_SERIAL = 2_958_465

/** The date a workbook's day number stands for, as `2023-03-15`; `null` for a time of day or no date at all. */
export function dateOfSerial(serial: number, date1904: boolean): string | null {
  const days = Math.floor(serial)
  if (!(days >= 1 && days <= LAST_SERIAL)) return null
  const correction = !date1904 && days < AFTER_FALSE_LEAP_DAY ? 1 : 0
  const time = (date1904 ? EPOCH_1904 : EPOCH_1900) + (days + correction) * DAY_MS
  return new Date(time).toISOString().slice(0, 10)
}
