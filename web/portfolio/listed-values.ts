import { isBandField } from '../../sync/portfolio/bands.ts'
import type { CountedField } from '../../sync/portfolio/count-values.ts'
import type { PortfolioField } from '../../sync/portfolio/portfolio-field.ts'

export interface ListedValue {
  value: string
  /** How many there are with it. */
  after: number
  isApplied: boolean
}

/** More are looked for by their words. */
export const MOST_LISTED = 100

/** The values of a field that lead to something, or are applied: bands from low to high, words from many to few. */
export function listedValues(
  field: PortfolioField,
  counted: CountedField | undefined,
  wordsOf: (value: string) => string,
  words: string,
): { values: ListedValue[]; others: number } {
  if (counted === undefined) return { values: [], others: 0 }
  const asked = words.trim().toLowerCase()
  const listed = counted.values
    .map((value, place) => ({
      value,
      after: counted.after[place] ?? 0,
      isApplied: counted.applied.has(place),
    }))
    .filter(({ after, isApplied }) => after > 0 || isApplied)
    .filter(({ value }) => wordsOf(value).toLowerCase().includes(asked))
  if (!isBandField(field)) listed.sort((a, b) => b.after - a.after || (a.value < b.value ? -1 : 1))
  return { values: listed.slice(0, MOST_LISTED), others: Math.max(listed.length - MOST_LISTED, 0) }
}
