import type { Side } from '../amounts/comparators.ts'
import type { Unit } from '../amounts/units.ts'

/** What the language knows of one figure. Phrases are parted by `|`. */
export interface FigureWords {
  /**
   * What names it beside a figure. Where it `standsAlone` a figure after it need not be its own; `inUnit` it names it
   * only behind that unit, and something else elsewhere.
   */
  nouns: readonly { phrases: string; period?: 'month' | 'year'; standsAlone?: true; inUnit?: Unit }[]
  /** What asks for at least one without a figure. */
  counted?: string
  /** What stands around a figure in words that read back as the same. */
  phrase: readonly [before: string, after: string]
  /** Units it is asked in, besides none. */
  units?: readonly Unit[]
  /** A figure of other things has its unit as well: it has to be named. */
  mustBeNamed?: true
  /** The least and the most a figure of it can be. */
  plausible: readonly [least: number, most: number]
  /** Money: asked in dollars, a month or a year where it `isRent`. */
  money?: 'rent' | 'perSf' | 'total'
  /** Dollars per square foot: where neither is said, a rent up to here is a month's, and a higher one a year's. */
  highestMonthly?: number
  /** Sizes are asked in thousands, and converted to this one of their units. */
  area?: 'sf' | 'acre'
  /** Whole numbers only: more than 3 are at least 4. */
  isCounted?: true
  /** Whoever asks for better means less. */
  lessIsBetter?: true
  /** What a figure by itself asks for. */
  alone: Side
  /** How far "about" reaches either way: as a part of the figure, or by so many; a fifth of most. */
  about?: { part: number } | { by: number }
  /** What the first of an order is called, from the lowest and from the highest. */
  ends: readonly [lowest: string, highest: string]
  /** The sources of patterns that ask the assistant for either end; null where nothing does. Absent: no order is by it. */
  asked?: readonly [lowest: string | null, highest: string]
  /** What sorts results by it, either way. */
  sorted?: readonly [rising: string, falling: string]
}
