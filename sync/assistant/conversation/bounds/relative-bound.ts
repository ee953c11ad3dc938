import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import { aboutFigure, isAbout } from '../../../domain/query/quantities/said/about.ts'
import { roundedFigure } from '../../../domain/query/quantities/said/rounded-figure.ts'
import { rangeSpokenOf } from './range-spoken-of.ts'

const FIGURE = String.raw`(?<![\w.,$])(?<dollar>\$ ?)?(?<figure>\d[\d,]*(?:\.\d+)?|\.\d+|(?:a|an|another)(?= )) ?`
const UNIT = String.raw`(?<unit>cents?\b|¢|dimes?\b|nickels?\b|penn(?:y|ies)\b|dollars?\b|bucks?\b|k\b|thousand\b|grand\b|sf\b|square feet\b|sq ft\b|acres?\b|feet\b|ft\b|foot\b|docks?\b|doors\b|tons?\b|years?\b|yrs?\b|months?\b|mos?\b|%|percent\b|pct\b)`
const UP = 'higher|more|bigger|larger|taller|longer|newer|extra'
const DOWN = 'lower|less|fewer|smaller|shorter|cheaper|older|tighter'
/** "ten cents higher", "20 percent more", "another 5k bigger" */
const COMPARED = new RegExp(
  `${FIGURE}${UNIT}(?: sf| of (?:clear|space))? (?:(?<up>${UP})|(?<down>${DOWN}))\\b(?! than| or| like)`,
  'i',
)
/** "2 more docks", "another 5 cents" */
const MORE_OF = new RegExp(
  `(?<another>another )?${FIGURE}(?:(?<up>more|additional|extra|further)|(?<down>fewer|less)) ${UNIT}(?! (?:or|max|min))|\\banother (?<figure2>\\d[\\d,]*(?:\\.\\d+)?) ?${UNIT.replace('<unit>', '<unit2>')}(?! (?:off|less|lower))`,
  'i',
)
/** "go up 4 feet", "he came up a nickel" */
const WENT = new RegExp(
  `\\b(?:(?<up>(?:go(?:es)?|came?|come|went|move) up|up)|(?<down>(?:go(?:es)?|came?|come|went|move) down|down))(?: by)? ${FIGURE}${UNIT}(?! (?:max|min|clear|or|and))`,
  'i',
)
const BOTH = '(?:on |at |in )?(?:both|either|each)(?: the)? (?:ends?|sides?|ways?|directions?)'
/** "ten percent on both ends", "ten years either way", "plus or minus 5k" */
const BOTH_ENDS = new RegExp(
  `${FIGURE}${UNIT}(?: \\w+)? ${BOTH}|${BOTH}(?: by)? ${FIGURE.replaceAll(/\?<(?=\w)/g, '?<b')}${UNIT.replaceAll(/\?<(?=\w)/g, '?<b')}|(?:plus or minus|plus\\/minus|give or take|\\+ ?\\/ ?-|±) ?${FIGURE.replaceAll(/\?<(?=\w)/g, '?<c')}${UNIT.replaceAll(/\?<(?=\w)/g, '?<c')}`,
  'i',
)
const TIGHTENS = /\b(?:tighten|narrow|shrink|squeeze|bring in|trim|shave|cut)\b/i
/** "raise the budget 10 percent", "bump the max by 20%", "stretch it another 10 percent" */
const PART =
  /\b(?:raise|bump|increase|stretch|go up|up|grow|add|widen|(?<down>lower|cut|reduce|decrease|drop|go down|shave|trim|knock))\b(?<what>[^\d$,]*?)(?<figure>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|pct\b)/i
/** "half to one and a half times the size" */
const TIMES_OVER =
  /(?<low>half|\.?\d+(?:\.\d+)?x?)(?: (?:times|the size))? ?(?:to|-|and) ?(?<high>twice|double|triple|\d+(?:\.\d+)?)(?:x| times)?(?: (?:the|its|that|our|my))* (?<what>size|square footage|sf|footage|acreage|land|rent|it|that)\b/i
const HUNDRED = 100
const MONTHS = 12

/** A bound moved by what stands in a comparison, or both bounds by as much: null where nothing that stands can be. */
export function relativeBound(known: readonly Criterion[], text: string): Range | null {
  const ranges = known.filter((one) => one.kind === 'range')
  return (
    overTimes(ranges, text) ??
    scaledEnds(ranges, text) ??
    atBothEnds(ranges, text) ??
    byPart(ranges, text) ??
    compared(ranges, text)
  )
}

/** Whether a clause moves a bound by itself, and so is an order of its own. */
export function isRelative(clause: string): boolean {
  return TIMES_OVER.test(clause) || BOTH_ENDS.test(clause)
}

function compared(ranges: readonly Range[], text: string): Range | null {
  const said = COMPARED.exec(text)?.groups ?? MORE_OF.exec(text)?.groups ?? WENT.exec(text)?.groups ?? {}
  const { figure = said.figure2, unit = said.unit2 ?? '' } = said
  const up = said.up ?? said.figure2
  if (figure === undefined) return null
  const range = rangeSpokenOf(ranges, unit, text)
  const by = range === null ? null : stepOf(range, figure, unit)
  if (range === null || by === null) return null
  const side = up === undefined ? (range.min === null ? 'max' : 'min') : range.max === null ? 'min' : 'max'
  return shifted(range, side, up === undefined ? -by : by)
}

function byPart(ranges: readonly Range[], text: string): Range | null {
  const { figure = '', down, what = '' } = PART.exec(text)?.groups ?? {}
  if (figure === '') return null
  const range = rangeSpokenOf(ranges, '%', `${what} ${text}`)
  if (range === null) return null
  const part = (down === undefined ? 1 : -1) * (Number(figure) / HUNDRED)
  const side = /\b(?:min(?:imum)?|floor|low(?:er)? end|bottom)\b/i.test(text)
    ? 'min'
    : range.max === null
      ? 'min'
      : 'max'
  const stood = range[side]
  return stood === null ? null : shifted(range, side, stood * part)
}

function atBothEnds(ranges: readonly Range[], text: string): Range | null {
  const groups = BOTH_ENDS.exec(text)?.groups
  const figure = groups?.figure ?? groups?.bfigure ?? groups?.cfigure
  const unit = groups?.unit ?? groups?.bunit ?? groups?.cunit ?? ''
  const range = figure === undefined ? null : rangeSpokenOf(ranges, unit, text)
  if (range === null || figure === undefined) return null
  const way = TIGHTENS.test(text) ? -1 : 1
  const isOfEnds = way < 0 || ENDS.test(text)
  const { field, min, max } = isOfEnds ? range : middleIfOne(range)
  const [low, high] = [min, max].map((bound) =>
    bound === null ? null : (stepOf({ ...range, min: bound, max: bound }, figure, unit) ?? 0) * way,
  )
  const from = min === null ? null : roundedFigure(field, min - (low ?? 0))
  const to = max === null ? null : roundedFigure(field, max + (high ?? 0))
  return from !== null && to !== null && from > to ? null : { kind: 'range', field, min: from, max: to }
}

const ENDS = /\b(?:ends?|sides)\b/i

/** "bracket it half to 1.5 times the size": of the figure that stood. */
function overTimes(ranges: readonly Range[], text: string): Range | null {
  const { low, high = '', what = '' } = TIMES_OVER.exec(text)?.groups ?? {}
  if (low === undefined) return null
  const range = rangeSpokenOf(ranges, '', /^(?:it|that)$/i.test(what) ? 'size' : what)
  if (range === null || (range.min === null && range.max === null)) return null
  const middle = ((range.min ?? range.max ?? 0) + (range.max ?? range.min ?? 0)) / 2
  const [from, to] = [timesOf(low), timesOf(high)]
  if (!(from > 0 && to > from)) return null
  return {
    kind: 'range',
    field: range.field,
    min: roundedFigure(range.field, middle * from),
    max: roundedFigure(range.field, middle * to),
  }
}

function timesOf(word: string): number {
  const said: Readonly<Record<string, number>> = { half: 1 / 2, twice: 2, double: 2, triple: 3 }
  return said[word.toLowerCase()] ?? Number(word.replace(/x$/i, ''))
}

/** Of "about 40k" or "built 2003" as far either way of that figure. */
function middleIfOne(range: Range): Range {
  const { min, max } = range
  if (min === null || max === null || !isAbout(range)) return range
  const middle = (min + max) / 2
  return { ...range, min: middle, max: middle }
}

/** By how much, in the unit of the range; null where that cannot be said. */
function stepOf(range: Range, said: string, unit: string): number | null {
  const count = /^a/i.test(said) ? 1 : Number(said.replaceAll(',', ''))
  if (/^(?:%|p(?:erc|ct))/i.test(unit)) return ((range.max ?? range.min ?? 0) * count) / HUNDRED
  const sizes: readonly (readonly [RegExp, number])[] = [
    [/^dime/i, 1 / 10],
    [/^nickel/i, 1 / 20],
    [/^(?:c|¢|penn)/i, 1 / HUNDRED],
    [/^(?:k|th|gr)/i, 1e3],
    [/^y/i, range.field === 'leaseTerm' ? MONTHS : 1],
  ]
  return count * (sizes.find(([words]) => words.test(unit))?.[1] ?? 1)
}

function shifted(range: Range, side: 'min' | 'max', by: number): Range | null {
  const { field, min, max } = range
  if (min !== null && max !== null && isAbout(range)) return aboutFigure(field, (min + max) / 2 + by)
  const stood = range[side]
  if (stood === null || stood + by <= 0) return null
  const value = roundedFigure(field, stood + by)
  const isCrossed = side === 'max' ? min !== null && value < min : max !== null && value > max
  return isCrossed ? null : { ...range, [side]: value }
}

/** "bump the size up 50%", "cut the rents by 10 percent" */
const SCALES =
  /\b(?:raise|bump|increase|up|grow|scale|lift|push|(?<down>lower|cut|reduce|decrease|drop|(?:go|take|bring|come|scale) (?:it |them )?(?:down|back)))\b(?<what>[^\d$,.;]*?)(?<figure>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|pct\b)(?<rest>[^,.;]*)/i
/** These move the ends apart. */
const WIDENS =
  /\b(?:widen|stretch|expand|open|broaden|loosen|relax|spread|extend|plus or minus|give or take|either way)\b/i
const ONE_END =
  /\b(?:top|upper|high(?:er)? (?:end|side|limit)|bottom|low(?:er)? (?:end|side|limit)|max(?:imum)?|min(?:imum)?|ceiling|floor|cap|limit|budget)\b/i

/** "bump the size up 50%" of 10 to 20k: each end times one and a half. Null where no range of two ends is spoken of. */
function scaledEnds(ranges: readonly Range[], text: string): Range | null {
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
