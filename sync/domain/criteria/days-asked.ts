import { addDays, type Day, isBetween } from '../dates/days.ts'
import type { Criterion } from './criterion.ts'

export type DaysAsked = Extract<Criterion, { kind: 'date' }>

/** From the first to the last day, both included; `null` is no bound. */
export interface Stretch {
  from: Day | null
  to: Day | null
}

/** At least one. */
export function stretchesOf({ from, to, or = [] }: DaysAsked): Stretch[] {
  return [{ from, to }, ...or]
}

/** Whether a date, which may lack its day or month, surely lies on days that are asked for. */
export function isOnDays(partialDate: string, { from, to, or }: DaysAsked): boolean {
  return (
    isBetween(partialDate, from, to) ||
    or?.some((days) => isBetween(partialDate, days.from, days.to)) === true
  )
}

/** Asks for all stretches, which may be in any order. Those that touch are one. */
export function daysAsked(
  field: DaysAsked['field'],
  [first, ...others]: readonly [Stretch, ...Stretch[]],
): DaysAsked {
  const [all, ...or] = [first, ...others].sort(byBegin).reduce<Stretch[]>(withNext, [])
  const { from, to } = all ?? first
  return or.length === 0 ? { kind: 'date', field, from, to } : { kind: 'date', field, from, to, or }
}

/** The days of one and those of the other. */
export function eitherDays(a: DaysAsked, b: DaysAsked): DaysAsked {
  return daysAsked(a.field, [{ from: a.from, to: a.to }, ...(a.or ?? []), ...stretchesOf(b)])
}

/** The days of both; null where there are none. */
export function daysOfBoth(a: DaysAsked, b: DaysAsked): DaysAsked | null {
  const [first, ...others] = stretchesOf(a).flatMap((one) =>
    stretchesOf(b).flatMap((other) => overlap(one, other) ?? []),
  )
  return first === undefined ? null : daysAsked(a.field, [first, ...others])
}

/** All days before and after. Null where there are none. */
export function daysBeside(field: DaysAsked['field'], { from, to }: Stretch): DaysAsked | null {
  const before = from === null ? [] : [{ from: null, to: addDays(from, -1) }]
  const after = to === null ? [] : [{ from: addDays(to, 1), to: null }]
  const [first, ...others] = [...before, ...after]
  return first === undefined ? null : daysAsked(field, [first, ...others])
}

/** Whether all days are asked for but those of one stretch. */
export function isAllBut(asked: DaysAsked): boolean {
  return asked.from === null && asked.or?.at(-1)?.to === null
}

function overlap(a: Stretch, b: Stretch): Stretch | null {
  const from = a.from === null || (b.from !== null && b.from > a.from) ? b.from : a.from
  const to = a.to === null || (b.to !== null && b.to < a.to) ? b.to : a.to
  return from !== null && to !== null && from > to ? null : { from, to }
}

function byBegin(a: Stretch, b: Stretch): number {
  return (a.from ?? '').localeCompare(b.from ?? '')
}

function withNext(all: Stretch[], { from, to }: Stretch): Stretch[] {
  const last = all.at(-1)
  if (last === undefined) return [{ from, to }]
  const touches = last.to === null || from === null || from <= addDays(last.to, 1)
  if (!touches) return [...all, { from, to }]
  const ends = [last.to, to].filter((day) => day !== null).sort()
  return [...all.slice(0, -1), { from: last.from, to: ends.length === 2 ? (ends[1] ?? null) : null }]
}
