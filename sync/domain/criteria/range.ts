import { unitOf } from '../fields/figure-units.ts'
import { boundFigureOf } from './asked-fields.ts'
import type { Criterion } from './criterion.ts'

export type Range = Extract<Criterion, { kind: 'range' }>

/** The same range with both ends inclusive: an exclusive one is moved by less than any figure's last digit. */
export function inclusiveRange(range: Range): Range {
  const { kind, field, min, max, exclusiveMin = false, exclusiveMax = false } = range
  return {
    kind,
    field,
    min: min !== null && exclusiveMin ? min + leastStep(min) : min,
    max: max !== null && exclusiveMax ? max - leastStep(max) : max,
  }
}

/**
 * A range as people are told it. A bar of rents ends so little below the next one that rounding would tell the next
 * one's first rent, which is not in it: it is told by the end that it leaves out.
 */
export function toldRange(range: Range): Range {
  const { field, max } = range
  const { decimals } = unitOf(boundFigureOf(field).unit)
  if (max === null || range.exclusiveMax || decimals <= SHOWN_DECIMALS) return range
  const end = Number((max + 10 ** -decimals).toFixed(decimals))
  const isRound = (value: number) => value === Number(value.toFixed(SHOWN_DECIMALS))
  return isRound(end) && !isRound(max) ? { ...range, max: end, exclusiveMax: true } : range
}

/** Of a rent, at most. */
const SHOWN_DECIMALS = 3

function leastStep(value: number): number {
  return Math.max(Math.abs(value) * Number.EPSILON, Number.MIN_VALUE)
}

/** What lies in both ranges of one field; its first end may then be above its last. */
export function intersection(a: Range, b: Range): Range {
  const isLowOfA =
    b.min === null || (a.min !== null && (a.min > b.min || (a.min === b.min && !b.exclusiveMin)))
  const isHighOfA =
    b.max === null || (a.max !== null && (a.max < b.max || (a.max === b.max && !b.exclusiveMax)))
  return rangeFrom(isLowOfA ? a : b, isHighOfA ? a : b)
}

/** The first end of one range and the last of another. */
export function rangeFrom(low: Range, high: Range): Range {
  return {
    kind: 'range',
    field: low.field,
    min: low.min,
    max: high.max,
    ...(low.exclusiveMin && { exclusiveMin: true }),
    ...(high.exclusiveMax && { exclusiveMax: true }),
  }
}
