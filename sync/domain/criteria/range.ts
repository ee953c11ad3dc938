import { boundFigureOf } from './asked-fields.ts'
import type { Criterion } from './criterion.ts'
import { endLeftOut } from './end-left-out.ts'

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

/** A range as people are told it: by the end that it leaves out, where that is the round one. */
export function toldRange(range: Range): Range {
  const { field, max, exclusiveMax = false } = range
  const end = max === null || exclusiveMax ? null : endLeftOut(max, boundFigureOf(field).unit)
  return end === null ? range : { ...range, max: end, exclusiveMax: true }
}

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
