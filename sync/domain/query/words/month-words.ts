import { MONTH_NAMES } from '../../dates/format-date.ts'

/** Alternatives of a pattern: the months as they are written out, in small letters. */
export const MONTHS_WRITTEN_OUT = MONTH_NAMES.join('|').toLowerCase()

/** The same with their short forms. */
export const MONTHS = `${MONTHS_WRITTEN_OUT}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`
