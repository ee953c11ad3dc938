import { MONTH_NAMES } from '../dates/format-date.ts'
import { leadingFigure } from '../own-figure.ts'

/** `6/30/24`, `6/30/2024` */
const DAY = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})(?!\d)/
/** `2024-06-30`, `2024-06` */
const ISO = /^(?<year>(?:19|20)\d{2})-(?<month>\d{2})(?:-(?<day>\d{2}))?(?!\d)/
/** `Jun 2024`, `Jun-24`, `June 30, 2024` */
const NAMED = /^(?<name>[a-z]{3})[a-z]*\.?[ -]+(?:(?<day>\d{1,2}), *)?(?<year>\d{4}|'?\d{2})(?!\d)/i
/** Years of two digits from here on are of the century before. */
const CENTURY = 70

/**
 * A text that sorts as what a source's own column says: figures by size, days by time, then words by the alphabet.
 * Empty cells have none.
 */
export function risingKey(said: string | null): string | null {
  if (said === null || said.trim() === '') return null
  const text = said.trim()
  const figure = dayNumber(text) ?? leadingFigure(text)?.figure ?? null
  return figure === null ? `1${text.toLowerCase()}` : `0${sortable(figure)}${text.toLowerCase()}`
}

/** `20240630`; a month without a day comes before its days. */
function dayNumber(text: string): number | null {
  const {
    year,
    month,
    day = '0',
    name,
  } = (DAY.exec(text) ?? ISO.exec(text) ?? NAMED.exec(text))?.groups ?? {}
  if (year === undefined) return null
  const number = name === undefined ? Number(month) : monthNumber(name)
  if (number < 1 || number > 12) return null
  const short = Number(year.replace("'", ''))
  const whole = year.length === 4 ? short : short + (short < CENTURY ? 2000 : 1900)
  return whole * 10_000 + number * 100 + Number(day)
}

function monthNumber(name: string): number {
  return MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1
}

/** Sixteen letters that rise with the figure: its bits, turned so that they sort. */
function sortable(figure: number): string {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, figure + 0)
  const bits = view.getBigUint64(0)
  const turned = bits >> 63n === 1n ? ~bits & 0xffffffffffffffffn : bits | (1n << 63n)
  return turned.toString(16).padStart(16, '0')
}
