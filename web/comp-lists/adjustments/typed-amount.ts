import { formatMoney, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import {
  type Adjustment,
  MOST_ADJUSTED_DOLLARS,
  MOST_ADJUSTED_PERCENT,
} from '../../../sync/domain/records/adjustment.ts'
import { readSigned } from './read-signed.ts'

/** Dollars are kept per month. */
export const MONTHS_OF: Readonly<Record<RentUnit, number>> = { month: 1, year: 12 }

/** The amount of a typed adjustment as it is kept, else what is wrong with it. */
export type TypedAmount = { amount: number; problem: null } | { amount: null; problem: string }

export function typedAmount(typed: string, kind: Adjustment['kind'], unit: RentUnit): TypedAmount {
  const figure = readSigned(typed)
  if (figure === null)
    return { amount: null, problem: 'Adjustment must be a number, such as +3 or \u22122.5.' }
  if (kind === 'percent') {
    return Math.abs(figure) <= MOST_ADJUSTED_PERCENT
      ? { amount: figure, problem: null }
      : { amount: null, problem: `Adjustment must be at most ${MOST_ADJUSTED_PERCENT}%.` }
  }
  const most = MOST_ADJUSTED_DOLLARS * MONTHS_OF[unit]
  return Math.abs(figure) <= most
    ? { amount: figure / MONTHS_OF[unit], problem: null }
    : { amount: null, problem: `Adjustment must be at most ${formatMoney(most)} ${RENT_UNITS[unit]}.` }
}
