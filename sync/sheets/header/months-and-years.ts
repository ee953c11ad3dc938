import type { ColumnRole } from '../model/column-role.ts'

const PAIR = /^(\d{1,2})[/-]['’‘]?(\d\d)$/
/** `3/'25` */
const WITH_SHORT_YEAR = /^\d{1,2}[/-]['’‘]\d\d$/
const FULL = /\d[/.-]\d{1,2}[/.-]\d{2}/
const LAST_DAY = 31
/** Deals are done before the sheet is written, and not long before. */
const YEARS_BACK = 7
const LEAST_PAIRS = 3
const PAST: readonly ColumnRole[] = ['saleDate', 'dateSigned', 'commencement']

/**
 * Whether dates such as `3/25` are months and years. A second part that is no day of a month, or has an apostrophe,
 * proves it; so do several dates of deals whose second parts are all recent years, and not all different.
 */
export function areMonthsAndYears(role: ColumnRole, texts: readonly string[], currentYear: number): boolean {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = PAIR.exec(text) ?? []
    return first === undefined ? [] : [{ month: Number(first), year: Number(second) }]
  })
  if (texts.some((text) => FULL.test(text)) || pairs.some(({ month }) => month < 1 || month > 12))
    return false
  const isProved = texts.some((text) => WITH_SHORT_YEAR.test(text))
  if (isProved || pairs.some(({ year }) => year > LAST_DAY || year === 0)) return true
  const last = (currentYear % 100) + 1
  const areRecent = pairs.every(({ year }) => year >= last - YEARS_BACK && year <= last)
  const areRepeated = new Set(pairs.map(({ year }) => year)).size < pairs.length
  return PAST.includes(role) && pairs.length >= LEAST_PAIRS && areRecent && areRepeated
}
