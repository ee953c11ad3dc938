import { percentile } from '../../book/question/rent-statistics.ts'
import type { Measure } from './ask.ts'

/** Some figures, each with what it weighs by. */
export interface Values {
  values: Float64Array
  weights: Float64Array
}

/** One number of several; null where there are none to make it from. */
export function measured(of: Measure, { values, weights }: Values): number | null {
  if (values.length === 0) return of === 'count' ? 0 : null
  switch (of) {
    case 'count':
      return values.length
    case 'median':
      return percentile(values.toSorted(), 0.5)
    case 'mean':
      return sumOf(values) / values.length
    case 'weighted':
      return weightedMean(values, weights)
    case 'min':
      return values.reduce((least, value) => Math.min(least, value))
    case 'max':
      return values.reduce((most, value) => Math.max(most, value))
    case 'sum':
      return sumOf(values)
  }
}

/** How many of a hundred values are at or below one, a half of those equal to it counted as below. */
export function standing(values: Float64Array, value: number): number | null {
  if (values.length === 0) return null
  let below = 0
  for (const one of values) below += one < value - CENT_PART ? 1 : one <= value + CENT_PART ? 0.5 : 0
  return (100 * below) / values.length
}

/** Rents of the same cents are the same. */
const CENT_PART = 1e-6

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function weightedMean(values: Float64Array, weights: Float64Array): number | null {
  let [sum, weight] = [0, 0]
  for (const [i, value] of values.entries()) {
    const own = weights[i] as number
    if (!(own > 0)) continue
    sum += value * own
    weight += own
  }
  return weight === 0 ? null : sum / weight
}
