/** A day of the calendar, without a clock or a time zone. `month` is 1 to 12. */
export interface Day {
  year: number
  month: number
  day: number
}

/** How precisely a source gives a date. */
export type Precision = 'day' | 'month' | 'quarter' | 'year'

/** The same day of a later month, or of an earlier one. */
export function addMonths({ year, month, day }: Day, months: number): Day {
  const total = year * 12 + (month - 1) + months
  return { year: Math.floor(total / 12), month: (total % 12) + 1, day }
}

/** The day before the first of a month, as leases end. */
export function endOfPreviousMonth(date: Day): Day {
  const { year, month } = addMonths(date, -1)
  return { year, month, day: new Date(Date.UTC(year, month, 0)).getUTCDate() }
}

/** As `Property` keeps it: `2025-03-14`, `2025-03`, `2025-Q1` or `2025`. */
export function partialDate({ year, month, day }: Day, precision: Precision): string {
  switch (precision) {
    case 'day':
      return `${year}-${two(month)}-${two(day)}`
    case 'month':
      return `${year}-${two(month)}`
    case 'quarter':
      return `${year}-Q${Math.ceil(month / 3)}`
    case 'year':
      return String(year)
  }
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
