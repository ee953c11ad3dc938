import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import { aboutFigure, singleFigure } from '../../../domain/query/quantities/said/about.ts'
import { isCounted, roundedFigure } from '../../../domain/query/quantities/said/rounded-figure.ts'
import { canTimes, figureIn, MONTHS, timesOf } from './figure-times.ts'
import { otherSideAlone } from './meant-otherwise.ts'
import { bounded, moved, oneFigure, sided } from './new-bound.ts'
import { relativeBound } from './relative-bound.ts'
import { stepIn, stepped } from './stepped-bound.ts'
import { timesKnown } from './times-known.ts'

const CAPS =
  /\b(?:(?:max|top) (?:it|that|them) out|cap|cap(?:ped|ping)|max(?:imum|es out| out)?|top(?:s)? out|ceiling|(?:upper|high|higher) (?:end|limit)|top end|keep)(?: (?:it|that|them|this|the (?:price|size|rent|budget)))? (?:at|to|of|under|below|is)\b/i
const FLOORS =
  /\b(?:floor|start|min(?:imum)?|low(?:er)? (?:end|limit)|bottom(?: end)?)(?: (?:it|that|them))? (?:at|of|to|is)\b/i

/** Which bound some words speak of; null where they do not say. */
function sideIn(text: string): 'min' | 'max' | null {
  return CAPS.test(text) ? 'max' : FLOORS.test(text) ? 'min' : null
}

/** How far a new bound may be from the old one where nothing else says what it bounds. */
const NEAREST = 4

/** A figure that moves a bound by so much, or stands alone, as a range or with a bound: of what was asked before. */
export function figureAlone(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Range | null {
  // Two figures without a unit are read as sizes where nothing was asked before.
  const isBare = asked.every(
    (one) => one.kind === 'text' || (one.kind === 'range' && one.field === 'squareFootage'),
  )
  const isOnlyWords = asked.every(({ kind }) => kind === 'text')
  const step = stepIn(text)
  return (
    relativeBound(known, text) ??
    (step === null ? null : stepped(known, step)) ??
    otherSideAlone(known, text) ??
    timesKnown(known, text) ??
    (isBare ? movedRange(known, text) : null) ??
    (isOnlyWords ? boundAlone(known, text) : null) ??
    (isMisread(known, asked, text) ? movedBound(known, [], text) : null)
  )
}

/** "cap it at 6.5" of a price in millions is read as a rent by itself. */
function isMisread(known: readonly Criterion[], asked: readonly Criterion[], text: string): boolean {
  const isKnown = (one: Range) => known.some((other) => other.kind === 'range' && other.field === one.field)
  return UNITLESS.test(text) && asked.every((one) => one.kind === 'range' && !isKnown(one))
}

/** "bump to 100k", "go to $1.35": the bound that stood is moved, on its own side. Null where no figure fits. */
export function movedBound(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Range | null {
  const stated = known.filter((one) => one.kind === 'range')
  // "relax that to 70": of what was spoken of last.
  const ranges = OF_LAST.test(text) ? stated.toReversed() : stated
  const own = asked.find((one) => one.kind === 'range')
  const side = sideIn(text)
  // "go back 24" was read as months.
  if (own === undefined && asked.some(({ kind }) => kind === 'date')) return null
  if (own !== undefined) {
    const before = ranges.find(({ field }) => field === own.field)
    const value = singleFigure(own)
    // "cap the rent at 1.10", where no rent was asked for before.
    if (before === undefined) return side === null || value === null ? null : sided(own, side, value)
    return side === null || value === null
      ? moved(before, toOther(before, own), text)
      : sided(before, side, value)
  }
  const fit = fitOf(ranges, text, side)
  if (fit === null) return null
  if (side !== null) return sided(fit.range, side, fit.value)
  return AROUND.test(text)
    ? aboutFigure(fit.range.field, fit.value)
    : moved(fit.range, { kind: 'range', field: fit.range.field, min: fit.value, max: fit.value }, text)
}

/** A figure that nothing says the unit of, nor what it is of. */
const UNITLESS = /^(?:cap it at|floor of) \d+(?:\.\d+)?[.!]*$/i

/** The range that a figure in some words lies nearest to, and what it is there. */
function fitOf(
  ranges: readonly Range[],
  text: string,
  side: 'min' | 'max' | null,
): { range: Range; value: number } | null {
  // "drop the 100k to 75k"
  const goal = /\bto (?=\$?\.?\d)/i.exec(text)
  const said = goal === null ? text : text.slice(goal.index)
  const value = figureIn(said)
  if (value === null) return null
  const pairs = timesOf(value).flatMap((times) =>
    ranges
      .filter((range) => canTimes(times, range, value) && isOfUnit(times, range, said))
      .map((range) => ({ range, value: value * times })),
  )
  const isOfLast = OF_LAST.test(text)
  /** How many times the bound that stands, or it the new one. */
  const apart = ({ range, value: at }: (typeof pairs)[number]) => {
    const bound = (side === null ? null : range[side]) ?? range.max ?? range.min ?? 0
    return Math.max(at / bound, bound / at)
  }
  const ofRanges = isOfLast ? ranges.flatMap((last) => pairs.filter(({ range }) => range === last)) : pairs
  const furthest = OF_TIME.test(said) ? Number.POSITIVE_INFINITY : side === null ? NEAREST : NEAREST * NEAREST
  const fits = ofRanges.filter((pair) => apart(pair) < furthest)
  // "go up to 90" of 10 to 25k and 80 cents: of the bound that it lies nearest to.
  const [fit] = isOfLast ? fits : fits.sort((a, b) => apart(a) - apart(b))
  return fit ?? null
}

const OF_TIME = /\d[ -]?(?:(?<years>years?|yrs?)|months?|mos?)\b/i

/** Years and months are of a term, whatever else stands near the figure. */
function isOfUnit(times: number, { field }: Range, text: string): boolean {
  const { groups } = OF_TIME.exec(text) ?? {}
  if (groups === undefined) return true
  return groups.years === undefined
    ? times === 1 && (field === 'leaseTerm' || field === 'freeRentMonths')
    : times === MONTHS && field === 'leaseTerm'
}

const OF_LAST =
  /^\W*(?:(?:ok|and|now|actually|please|so)[, ]+)*(?:\w+ )?(?:that|it)\b|\b(?:live with|settle for|(?:ok|okay|fine|good|happy) with|'d take|would take)\b/i

const TWO =
  /^\D*?(?<![\d$.,])(?<low>\d{1,3}(?:\.\d+)?) ?(?:-|to|and) ?(?<high>\d{1,3}(?:\.\d+)?)(?! ?(?:k|m|thousand|thou|grand|million|mil|sf|sq|ft|feet|'|%|cents|docks?|doors?|acres?|ac|tons?|miles?|mi|clear|months?|years?)\b)(?:\D*)$/i

/** "stretch the 100 to 120": of one figure to another. */
const MOVES_ONE =
  /\b(?:stretch|bump|raise|push|move|take|change|lift|extend|lower|drop|cut|bring|up) (?:the|that|my|our|his|their) \$?\.?\d/i

/** "75 to 85" after "70 to 80 cents": two figures alone are of the range last spoken of that they may be of. */
function movedRange(known: readonly Criterion[], text: string): Range | null {
  const { low, high } = TWO.exec(text)?.groups ?? {}
  if (low === undefined || high === undefined) return null
  const [min, max] = [Number(low), Number(high)]
  const ranges = known.filter((one) => one.kind === 'range').toReversed()
  for (const range of ranges) {
    const bound = range.max ?? range.min ?? 0
    const factor = timesOf(max).find(
      (times) =>
        canTimes(times, range, max) && (max * times) / bound < NEAREST && bound / (max * times) < NEAREST,
    )
    const inField = (value: number) => roundedFigure(range.field, value * (factor ?? 1))
    if (factor !== undefined && MOVES_ONE.test(text) && inField(min) === (range.max ?? range.min))
      return moved(range, oneFigure(range, inField(max)))
    if (factor !== undefined && min < max)
      return { kind: 'range', field: range.field, min: inField(min), max: inField(max) }
  }
  return null
}

const BOUND_ALONE =
  /^(?:(?:ok|and|now|make it|say|at|but|go|even|maybe)[, ]+)*(?:(?<before>at least|min(?:imum)?|down to|no less than|over|above|more than|at most|max(?:imum)?|up to|no more than|under|below|less than) )?(?<digits>\d{1,3}(?:\.\d+)?)(?: ?(?<after>min(?:imum)?|or more|plus|\+|max(?:imum)?|or less|tops|at least|at most))?(?:,? (?:though|please|then|actually))?[.!]*$/i

/** "3 min", "up to 25": a bound alone is of the range last spoken of that it may be of. */
function boundAlone(known: readonly Criterion[], text: string): Range | null {
  const { before, after = before, digits } = BOUND_ALONE.exec(text)?.groups ?? {}
  if (after === undefined || digits === undefined) return null
  const isMost = /^(?:at most|max|up to|no more|or less|tops|under|below|less than)/i.test(after)
  for (const range of known.filter((one) => one.kind === 'range').toReversed()) {
    const { min, max } = range
    const bound = (isMost ? max : min) ?? min ?? max ?? 0
    const figure = Number(digits)
    const value = timesOf(figure)
      .filter((times) => canTimes(times, range, figure))
      .map((times) => roundedFigure(range.field, figure * times))
      .find((one) => one / bound < NEAREST && bound / one < NEAREST)
    if (value === undefined) continue
    const isStrict = /^(?:under|below|less|over|above|more)/i.test(after) && !isCounted(range.field)
    return sided(range, isMost ? 'max' : 'min', value, isStrict)
  }
  return null
}

const AROUND = /\b(?:closer to|nearer(?: to)?|more like|around|(?<!\b(?:how|what) )about|roughly)\b/i

/** A single figure for what had one bound moves that bound: "what about 1.10" after "under .90". */
export function boundReplaced(
  known: readonly Criterion[],
  asked: Criterion,
  isSaid: boolean,
  text: string,
): Criterion {
  if (asked.kind === 'range' && OTHER_STAYS.test(text)) {
    const before = known.find((one) => one.kind === 'range' && one.field === asked.field)
    return before?.kind === 'range' ? bounded(before, asked) : asked
  }
  if (asked.kind !== 'range') return asked
  const before = known.find((one) => one.kind === 'range' && one.field === asked.field)
  // "what about 10 years" after leases of 5 years: of so many as well, and not of more.
  if (before?.kind === 'range' && isOne(before) && isOpen(asked) && !BOUNDS.test(text))
    return oneFigure(before, asked.min ?? asked.max ?? 0)
  if (asked.min === null || asked.max === null || singleFigure(asked) === null) return asked
  if (before?.kind !== 'range' || (before.min === null) === (before.max === null)) return asked
  return before.max === null && !isSaid ? asked : moved(before, asked)
}

const BOUNDS =
  /[+<>≥≤]|\b(?:at (?:least|most)|over|under|above|below|beyond|up to|down to|from|plus|or|than|min(?:imum)?|max(?:imum)?|tops|floor|ceiling|cap|(?:long|short|bigg|small|larg|tall|new|old|high|low|cheap)er|more|less|fewer)\b/i

function isOne({ min, max }: Range): boolean {
  return min !== null && min === max
}

function isOpen({ min, max }: Range): boolean {
  return (min === null) !== (max === null)
}

/** "actually 40k max" of 20 to 30k: the other bound stays. */
const OTHER_STAYS =
  /^(?!.*\binstead\b).*\b(?:max(?:imum)?|min(?:imum)?|tops|at most|at least|ceiling|floor)\b/i

function isClosed(range: Range): range is Range & { min: number; max: number } {
  return range.min !== null && range.max !== null
}

/** "drop the 100k to 75k": of the two figures the one that stood is moved to the other. */
function toOther(before: Range, asked: Range): Range {
  const stood = before.min ?? before.max
  const isOneBound = (before.min === null) !== (before.max === null)
  if (
    !isOneBound ||
    singleFigure(asked) !== null ||
    !isClosed(asked) ||
    (asked.min !== stood && asked.max !== stood)
  )
    return asked
  const other = asked.min === stood ? asked.max : asked.min
  return { ...asked, min: other, max: other }
}
