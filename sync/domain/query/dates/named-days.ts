import type { Days } from '../../dates/days.ts'

/** The days that some words name. */
export interface NamedDays extends Days {
  /** True of more than a bare year, which without other words is rather the year of construction. */
  isSure: boolean
  /** True where the days reach into the future from today. */
  isAhead: boolean
  /** Of days without a year: the same days of any year, null where it has none. */
  inYear?: (year: number) => Days | null
  /** The token after them. */
  end: number
}
