import type { BoundFigure } from '../../../criteria/asked-fields.ts'
import type { Range } from '../../../criteria/range.ts'
import { wordsFor } from '../../fields/words-for.ts'
import { roundedFigure } from './rounded-figure.ts'

/** How far "about" reaches either way, as a part of most figures. */
const ABOUT = 0.2

/** How far "about" reaches either way of a field's figures: as a part of the figure, or by so many. */
function reachOf(field: BoundFigure): { part: number } | { by: number } {
  return wordsFor(field).about ?? { part: ABOUT }
}

/** "About" a figure, or as far around it as is said, with both ends. */
export function aboutFigure(
  field: BoundFigure,
  value: number,
  reach: { part: number } | { by: number } = reachOf(field),
): Range & { min: number; max: number } {
  const slack = 'by' in reach ? reach.by : value * reach.part
  return {
    kind: 'range',
    field,
    min: roundedFigure(field, value - slack),
    max: roundedFigure(field, value + slack),
  }
}

/**
 * Whether a range reaches as far around its middle as "about" does. Ten years are as often said by both ends, and so
 * are never told as "about" one.
 */
export function isAbout({ field, min, max }: Pick<Range, 'field' | 'min' | 'max'>): boolean {
  const reach = reachOf(field)
  if (min === null || max === null || 'by' in reach) return false
  return Math.abs((max - min) / (max + min) - reach.part) < 0.001
}

/** The figure of "about 35k" or "exactly 35k", or a least figure, which is how a bare height is read. */
export function singleFigure({ field, min, max }: Pick<Range, 'field' | 'min' | 'max'>): number | null {
  if (min !== null && max === null) return min
  if (min === null || max === null) return null
  const middle = (min + max) / 2
  const isOfOne = middle > 0 && (max - min) / middle < 0.01
  return isOfOne || isAbout({ field, min, max }) ? Number(middle.toPrecision(8)) : null
}
