import { HIGHEST_MONTHLY_RENT } from '../../domain/rents/highest-monthly-rent.ts'
import type { TermUnit } from '../cells/read-term.ts'
import { LOWEST_DOUBTFUL_RENT } from '../cells/rent/rent-plausibility.ts'
import type { ColumnRole } from '../model/column-role.ts'

const LEAST_VALUES = 5
const MOST_EXCEPTIONS = 0.1

/** Whether nearly all unambiguous rents of a column are monthly, or nearly all are yearly. */
export function rentLeaningOf(values: readonly string[]): 'month' | 'year' | null {
  const amounts = numbersIn(values)
  const monthly = amounts.filter((amount) => amount > 0 && amount <= LOWEST_DOUBTFUL_RENT).length
  const yearly = amounts.filter((amount) => amount > HIGHEST_MONTHLY_RENT).length
  if (Math.max(monthly, yearly) < LEAST_VALUES) return null
  if (Math.min(monthly, yearly) > (monthly + yearly) * MOST_EXCEPTIONS) return null
  return monthly > yearly ? 'month' : 'year'
}

/** A bare number up to 1 is a part of one where others of its column are too, or say percent, and none is above 1. */
export function isOfFractions(values: readonly string[]): boolean {
  const bare = numbersIn(values.filter((value) => !value.includes('$')))
  const parts = bare.filter((number) => number > 0 && number <= 1)
  const percents = values.filter((value) => /^\d[\d.]* ?%/.test(value))
  const hasDollars = values.some((value) => value.startsWith('$'))
  return (
    !hasDollars &&
    parts.length > 0 &&
    parts.length + percents.length > 1 &&
    bare.every((number) => number <= 1)
  )
}

const LONGEST_YEARS = 30

/** Terms of a column are months where most are above 30, years where none is. */
export function termLeaningOf(values: readonly string[]): TermUnit | null {
  const terms = numbersIn(values).filter((term) => term > 0)
  if (terms.length < LEAST_VALUES) return null
  const long = terms.filter((term) => term > LONGEST_YEARS).length
  if (long === 0) return 'years'
  return long > terms.length / 2 ? 'months' : null
}

/** The commas of `12,500`. */
const GROUPS = /(?<=\d),(?=\d{3}(?!\d))/g

/** Nearly no building, and no suite, is as small. */
const LEAST_SIZES: Partial<Record<ColumnRole, number>> = { squareFootage: 1000, dealArea: 500 }

/** Whether most sizes of a column would be too small in square feet, so that its numbers may count thousands. */
export function isOfThousands(role: ColumnRole, values: readonly string[]): boolean {
  const least = LEAST_SIZES[role]
  if (least === undefined) return false
  const sizes = numbersIn(values.map((value) => value.replace(GROUPS, ''))).filter((size) => size > 0)
  return sizes.length > 1 && sizes.filter((size) => size < least).length * 2 > sizes.length
}

/** Whether `M` means millions in a column of prices. A price of fewer thousands is none of a building, and `MM` beside `M` would be the millions. */
export function isOfMillions(prices: readonly string[]): boolean {
  return (
    prices.some((price) => /^\$? ?\d{1,2}(?:\.\d+)? ?m$/i.test(price)) &&
    !prices.some((price) => /\d ?mm/i.test(price))
  )
}

function numbersIn(values: readonly string[]): number[] {
  return values
    .filter((value) => /^\$?\d+(?:\.\d+)?$|^\$?\.\d+$/.test(value))
    .map((value) => Number(value.replace('$', '')))
}
