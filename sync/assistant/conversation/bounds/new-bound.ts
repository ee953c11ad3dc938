import { type Range, rangeFrom } from '../../../domain/criteria/range.ts'
import { aboutFigure, isAbout, singleFigure } from '../../../domain/query/quantities/said/about.ts'
import { roundedFigure } from '../../../domain/query/quantities/said/rounded-figure.ts'

/** A range of one figure, as the field is rounded. */
export function oneFigure({ field }: Range, value: number): Range & { min: number; max: number } {
  const figure = roundedFigure(field, value)
  return { kind: 'range', field, min: figure, max: figure }
}

/** "cap it at 8": the bound of that side, and the other stays where it does not lie beyond. */
export function sided(before: Range, side: 'min' | 'max', value: number, isStrict = false): Range {
  const { min, max } = before
  const strict = side === 'max' ? { exclusiveMax: true as const } : { exclusiveMin: true as const }
  const bound: Range & { min: number; max: number } = { ...oneFigure(before, value), ...(isStrict && strict) }
  if (side === 'max') return min !== null && min < value ? rangeFrom(before, bound) : { ...bound, min: null }
  return max !== null && max > value ? rangeFrom(bound, before) : { ...bound, max: null }
}

/** Two bounds, or one said as such, stand as they are; a single figure is the new bound. */
export function moved(before: Range, asked: Range, text = ''): Range {
  const value = singleFigure(asked)
  if (value === null) return bounded(before, asked)
  // "about 30k ... make that 40": about so many again, but "up to 45" is as far as that.
  if (isAbout(before) && !isFurther(before, value, text)) return aboutFigure(before.field, value)
  const bound = oneFigure(before, value)
  if (before.min === null) return { ...bound, min: null }
  if (before.max === null) return { ...bound, max: null }
  // "5 year leases ... what about 10": of so many again.
  if (before.max === before.min) return GOES.test(text) ? { ...bound, max: null } : bound
  return value > before.max ? { ...bound, min: before.min } : { ...bound, max: before.max }
}

/** "up to 1.10" moves the upper bound. */
export function bounded(before: Range, asked: Range): Range {
  if (asked.min !== null && asked.max !== null) return asked
  const both = { ...before, min: asked.min ?? before.min, max: asked.max ?? before.max }
  return both.min !== null && both.max !== null && both.min > both.max ? asked : both
}

/** "go up to 45" of 20 to 30, "down to 15", "stretch it to 45": beyond the end on that side. */
function isFurther({ min, max }: Range, value: number, text: string): boolean {
  if (max !== null && value > max) return UPWARD.test(text)
  return min !== null && value < min && DOWNWARD.test(text)
}

const GOES = /\b(?:up|down|at least|min(?:imum)?|stretch|push|extend|raise|bump|increase)\b/i
const UPWARD = /\b(?:up to|stretch|push|extend|relax|widen|expand)\b/i
const DOWNWARD = /\b(?:down to|stretch|extend|relax|widen|expand)\b/i
