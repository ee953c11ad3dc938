import type { ScheduledRent } from '../../../domain/economics/lease-terms.ts'
import type { RentSteps } from '../../../domain/economics/rent-steps.ts'
import { keptIn } from '../../../domain/fields/figure-units.ts'
import { round } from '../amounts/amount.ts'
import type { CellToken } from '../scan.ts'
import { type Span, spanIn } from './rent-step-words.ts'

/** A rent and the months, from 1, that it holds for. */
export interface Stretch extends Span {
  readonly rent: number
}

/** A list of fewer rents with dashes between them is a range. */
const LEAST_DASHED = 3
/** The first rent of a list that begins later is the row's, but not of years before. */
const LATEST_FIRST = 13
/** No rent is so many times the one before it, or such a part of it. */
const MOST_TIMES = 3

/** The rents of a list with their months: named beside each, or a year each where none is named. Null for any other. */
export function stretchesIn(
  tokens: readonly CellToken[],
  spanOf: (label: string) => Span | null = spanIn,
): Stretch[] | null {
  const told = tokens.filter(({ kind }) => kind === 'amount' || kind === 'label')
  const amounts = told.filter(({ kind }) => kind === 'amount')
  if (told.length === amounts.length) {
    const isDashed = tokens.some(({ kind }) => kind === 'dash')
    if (amounts.length < (isDashed ? LEAST_DASHED : 2)) return null
    return amounts.map(({ value }, year) => ({ rent: value, from: year * 12 + 1, to: (year + 1) * 12 }))
  }
  if (told.length !== amounts.length * 2) return null
  const stretches: Stretch[] = []
  for (let at = 0; at < told.length; at += 2) {
    const pair = [told[at], told[at + 1]]
    const label = pair.find((token) => token?.kind === 'label')
    const amount = pair.find((token) => token?.kind === 'amount')
    // What stands first in the first pair does in all.
    if (!label || !amount || pair[0]?.kind !== told[0]?.kind) return null
    const span = spanOf(label.text)
    if (span === null) return null
    stretches.push({ ...span, rent: amount.value })
  }
  return stretches
}

/**
 * The rents that follow each other without a gap from the first month. A list that begins within a year after it is
 * led by the row's rent, dollars per SF and month. Null where months are missing, or said twice.
 */
export function ofStretches(
  stretches: readonly Stretch[],
  period: 'month' | 'year',
  rentPerSf: number | null,
): RentSteps | null {
  const first = stretches[0]?.from ?? null
  if (first === null || first < 1 || first > LATEST_FIRST) return null
  if (first > 1 && rentPerSf === null) return null
  const rents: ScheduledRent[] = first > 1 ? [{ fromMonth: 1, rent: inPeriod(rentPerSf ?? 0, period) }] : []
  let untilMonth: number | null = first - 1
  for (const { from, to, rent } of stretches) {
    const before = rents.at(-1)
    const fromMonth: number = from ?? (untilMonth ?? 0) + 1
    const isNext =
      untilMonth === null
        ? fromMonth > (before?.fromMonth ?? 0) && from !== null
        : fromMonth === untilMonth + 1
    const times = before === undefined ? 1 : rent / before.rent
    if (!isNext || (to !== null && to < fromMonth) || !(times <= MOST_TIMES && times >= 1 / MOST_TIMES))
      return null
    rents.push({ fromMonth, rent })
    untilMonth = to
  }
  return { period, kind: 'schedule', rents, untilMonth }
}

/** A rent a month as its source stated it: what it is kept to of a rent a year in cents is that rent again. */
export function inPeriod(rentPerSf: number, period: 'month' | 'year'): number {
  return period === 'month' ? rentPerSf : round(rentPerSf * 12, 4)
}

/** Whether a rent of this period is the one of dollars per SF and month. */
export function isRentOf(rent: number, period: 'month' | 'year', rentPerSf: number): boolean {
  return keptIn('rent', period === 'month' ? rent : rent / 12) === keptIn('rent', rentPerSf)
}
