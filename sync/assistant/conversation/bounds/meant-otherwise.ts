import type { Criterion } from '../../../domain/criteria/criterion.ts'
import { namesOf } from '../../../domain/criteria/names-of.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import { singleFigure } from '../../../domain/query/quantities/said/about.ts'
import { comparedIn } from '../dropped.ts'
import { inKnownScale } from './known-scale.ts'

const CORRECTS =
  /\b(?:meant|i (?:mean|said|was talking)|mistake|instead|sorry|my bad|oops|whoops|no[, ]+no|correction|typo|misread|rather|not (?:sf|square feet|k|cents|feet|acres|docks|doors|years|months|the size|the rent))\b|^\W*no\b/i
const SCALES = [1, 1e3, 1e6, 1 / 1e3, 1 / 100, 1 / 12, 12] as const

/** "I meant 30-40 ACRES" after "30-40k": the same figures of another field take the place of what they were read as. */
export function withoutMisread(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): readonly Criterion[] {
  if (!CORRECTS.test(text)) return known
  const meant = asked.filter((one) => one.kind === 'range')
  // "I meant sales with Trinity Basin as the seller" after it was the landlord
  const isOtherRole = (one: Criterion) =>
    one.kind === 'party' &&
    !one.not &&
    asked.some((two) => two.kind === 'party' && !two.not && two.field !== one.field && haveSameName(one, two))
  const isMisread = (one: Criterion) =>
    isOtherRole(one) ||
    (one.kind === 'range' && meant.some((other) => other.field !== one.field && haveSameDigits(one, other)))
  return known.filter((one) => !isMisread(one))
}

type Party = Extract<Criterion, { kind: 'party' }>

function haveSameName(one: Party, other: Party): boolean {
  return namesOf(other).some((name) => namesOf(one).includes(name))
}

/** What a turn asks, of what is talked of: a price in millions, office in a building of another type, the scale of a range. */
export function asSpokenOf(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): readonly Criterion[] {
  return withoutSizeOfPrice(known, asked, text).map((one) =>
    inKnownScale(known, asOfficeSpace(known, one) ?? one, text),
  )
}

/** "they do want office" after "no office": space in the building, and no other type. */
function asOfficeSpace(known: readonly Criterion[], asked: Criterion): Criterion | null {
  const isType = asked.kind === 'word' && asked.field === 'propertyType' && asked.anyOf.join() === 'Office'
  const isOfSpace = known.some((one) => one.kind === 'amenity' && one.amenity === 'office')
  return isType && isOfSpace ? { kind: 'amenity', amenity: 'office', not: asked.not } : null
}

/** "stretch to 2.6 million" where a price is talked of and no size: of dollars, and no square feet. */
function withoutSizeOfPrice(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): readonly Criterion[] {
  const isKnown = (field: string) => known.some((one) => one.kind === 'range' && one.field === field)
  const isOfPrice = isKnown('salePrice') && !isKnown('squareFootage') && MILLIONS.test(text)
  return isOfPrice ? asked.filter((one) => one.kind !== 'range' || one.field !== 'squareFootage') : asked
}

const MILLIONS = /\d ?(?:million|mil|mm|m)\b(?! ?(?:sf|sq|square|feet|ft))/i

function haveSameDigits(one: Range, other: Range): boolean {
  const [mine, theirs] = [figuresOf(one), figuresOf(other)]
  return SCALES.some(
    (times) =>
      mine.length > 0 &&
      mine.some((a) => theirs.some((b) => isNear(a, b * times))) &&
      (mine.length < 2 || theirs.length < 2 || mine.every((a, i) => isNear(a, (theirs[i] ?? 0) * times))),
  )
}

/** Of "about 30k" the figure that was said. */
function figuresOf(range: Range): number[] {
  const { min, max } = range
  const single = singleFigure(range)
  return single === null ? [min, max].filter((bound) => bound !== null) : [single]
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(b) * 0.001
}

const SIDE_ALONE =
  /^(?:(?:no|ok|sorry|oops|wait|whoops|actually|rather|(?:i )?meant?|i mean|i said|make (?:it|that)|that(?:'s| is)|as|the|a|other way round|flip (?:it|that)|should be|supposed to be|it's)[,.! ]+)*(?:(?<most>(?:smaller|less|lower|cheaper|fewer|shorter|older) than|at most|max(?:imum)?|or less|or under|or smaller|up to|no more than|tops|under|below|less than|ceiling|cap)|(?<least>(?:bigger|larger|more|higher|greater|taller|newer|longer) than|at least|min(?:imum)?|or more|or over|or bigger|no less than|over|above|more than|floor|plus))(?: (?:that|it))?(?:[,.! ]+(?:sorry|i mean|i meant|instead|rather|not (?:at least|at most|max(?:imum)?|min(?:imum)?|under|over|more|less)|my bad|actually))*[.!?]*$/i

/** "at most, sorry" after "at least 30k": the figure last spoken of bounds the other side. */
export function otherSideAlone(known: readonly Criterion[], text: string): Range | null {
  const { most, least } = SIDE_ALONE.exec(text.trim())?.groups ?? {}
  if (most === undefined && least === undefined) return null
  // "bigger than that" is of the size.
  const compared = comparedIn(text)
  const ranges = known.filter((one) => one.kind === 'range')
  const range = ranges.find(({ field }) => compared.includes(field)) ?? ranges.at(-1)
  const figure = range === undefined ? null : (singleFigure(range) ?? oneBound(range))
  if (range === undefined || figure === null) return null
  const side = most === undefined ? 'min' : 'max'
  const isStrict = /^(?:under|below|less than|over|above|more than)$/i.test(most ?? least ?? '')
  const strict = side === 'max' ? { exclusiveMax: true as const } : { exclusiveMin: true as const }
  return {
    kind: 'range',
    field: range.field,
    min: null,
    max: null,
    [side]: figure,
    ...(isStrict && strict),
  }
}

function oneBound({ min, max }: Range): number | null {
  return min !== null && max !== null ? null : (min ?? max)
}
