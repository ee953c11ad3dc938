import type { Range } from '../../criteria/range.ts'

/** How far "about" reaches either way, as a part of the figure. */
export const ABOUT = 0.2

/** Whether a range reaches as far around its middle as "about" does. */
export function isAbout({ min, max }: { readonly min: number; readonly max: number }): boolean {
  return Math.abs((max - min) / (max + min) - ABOUT) < 0.001
}

/** The figure of "about 35k" or "exactly 35k", or a least figure, which is how a bare height is read. */
export function singleFigure({ min, max }: Pick<Range, 'min' | 'max'>): number | null {
  if (min !== null && max === null) return min
  if (min === null || max === null) return null
  const middle = (min + max) / 2
  const width = middle > 0 ? (max - min) / middle : Number.NaN
  // "about" makes a range of one figure as wide as this.
  const isOfOne = width < 0.01 || [ABOUT, 2 * ABOUT].some((about) => Math.abs(width - about) < 0.005)
  return isOfOne ? Number(middle.toPrecision(8)) : null
}
