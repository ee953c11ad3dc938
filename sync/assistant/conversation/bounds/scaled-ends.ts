import type { Range } from '../../../domain/criteria/range.ts'
import { aboutFigure, isAbout } from '../../../domain/query/quantities/said/about.ts'
import { roundedFigure } from '../../../domain/query/quantities/said/rounded-figure.ts'
import { rangeSpokenOf } from './range-spoken-of.ts'

/** "bump the size up 50%", "cut the rents by 10 percent" */
const SCALES =
  /\b(?:raise|bump|increase|up|grow|scale|lift|push|(?<down>lower|cut|reduce|decrease|drop|(?:go|take|bring|come|scale) (?:it |them )?(?:down|back)))\b(?<what>[^\d$,.;]*?)(?<figure>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|pct\b)(?<rest>[^,.;]*)/i
/** These move the ends apart. */
const WIDENS =
  /\b(?:widen|stretch|expand|open|broaden|loosen|relax|spread|extend|plus or minus|give or take|either way)\b/i
const ONE_END =
  /\b(?:top|upper|high(?:er)? (?:end|side|limit)|bottom|low(?:er)? (?:end|side|limit)|max(?:imum)?|min(?:imum)?|ceiling|floor|cap|limit|budget)\b/i
const HUNDRED = 100

/** "bump the size up 50%" of 10 to 20k: each end times one and a half. Null where no range of two ends is spoken of. */
export function scaledEnds(ranges: readonly Range[], text: string): Range | null {
  const { down, what = '', figure = '', rest = '' } = SCALES.exec(text)?.groups ?? {}
  if (figure === '' || WIDENS.test(text) || ONE_END.test(`${what} ${rest}`)) return null
  const range = rangeSpokenOf(ranges, '%', `${what} ${rest}`)
  if (range === null || range.min === null || range.max === null || range.field === 'yearBuilt') return null
  const times = 1 + ((down === undefined ? 1 : -1) * Number(figure)) / HUNDRED
  if (!(times > 0)) return null
  if (isAbout(range)) return aboutFigure(range.field, ((range.min + range.max) / 2) * times)
  const [min, max] = [range.min, range.max].map((bound) => roundedFigure(range.field, bound * times))
  return { ...range, min: min ?? null, max: max ?? null }
}
