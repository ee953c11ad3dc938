import type { Range } from '../../../domain/criteria/range.ts'
import { wordsFor } from '../../../domain/query/fields/words-for.ts'
import { LEAST_CENTS } from '../../../domain/query/quantities/found-range.ts'
import { HIGHEST_MONTHLY_RENT } from '../../../domain/rents/highest-monthly-rent.ts'

/** In dollars: "we can stretch to 95" after "85 cents max". */
const CENT = 1 / 100
/** Of prices: "cap it at 8" after "5 to 10 million". */
const MILLION = 1e6
/** A rent a year, as it is kept by the month. */
const TWELFTH = 1 / 12

/** Of terms: "7+" after "5 years or longer". */
export const MONTHS = 12

/** What a bare figure may be counted in, likeliest first. */
export function timesOf(figure: number): number[] {
  return [1, 1e3, ...(figure < LEAST_CENTS ? [TWELFTH, CENT] : [CENT, TWELFTH]), MILLION, MONTHS]
}

/** Whether a bare figure may be of a range, taken so many times. */
export function canTimes(times: number, { field, min, max }: Range, figure: number): boolean {
  if (times === MILLION) return field === 'salePrice'
  if (times === MONTHS) return field === 'leaseTerm'
  const { money, highestMonthly = HIGHEST_MONTHLY_RENT } = wordsFor(field)
  if (money !== 'rent') return times === 1 || times === 1e3
  if (times === 1) return figure <= highestMonthly || (max ?? min ?? 0) > highestMonthly
  return times === TWELFTH || (times === CENT && (Number.isInteger(figure) || figure >= LEAST_CENTS))
}

const NUMBER = /(?<!\w)\$?(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+)\s?(?<scale>k|thousand|m|mil|million)?\b/i
const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 }

/** The first figure of some words, with its thousands and millions. */
export function figureIn(text: string): number | null {
  const { digits, scale } = NUMBER.exec(text)?.groups ?? {}
  return digits === undefined
    ? null
    : Number(digits.replaceAll(',', '')) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1)
}
