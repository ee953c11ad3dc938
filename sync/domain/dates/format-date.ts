import { NOT_AVAILABLE } from '../format.ts'

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const PARTIAL_DATE = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})(?:-(\d{2}))?))?$/

/**
 * A date as precise as its source: `March 14, 2025`, `March 2025`, `Q3 2025` or `2025`; with `short`, `Mar 14, 2025`.
 * Text that is no partial date is shown unchanged.
 */
export function formatPartialDate(date: string | null, style: 'long' | 'short' = 'long'): string {
  if (date === null) return NOT_AVAILABLE
  const [, year, quarter, month, day] = PARTIAL_DATE.exec(date) ?? []
  if (year === undefined) return date
  if (quarter !== undefined) return `Q${quarter} ${year}`
  if (month === undefined) return year
  const name = MONTH_NAMES[Number(month) - 1]
  if (name === undefined) return date
  const written = style === 'short' ? name.slice(0, 3) : name
  return day === undefined ? `${written} ${year}` : `${written} ${Number(day)}, ${year}`
}

/** `Nov 22, 2026, 14:05 UTC`: for lines that no browser shows in its own time. */
export function formatMoment(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T')
  return `${formatPartialDate(day, 'short')}, ${time.slice(0, 5)} UTC`
}
