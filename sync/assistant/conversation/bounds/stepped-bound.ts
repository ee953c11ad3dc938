import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import { wordsFor } from '../../../domain/query/fields/words-for.ts'
import { aboutFigure, isAbout } from '../../../domain/query/quantities/said/about.ts'
import { roundedFigure } from '../../../domain/query/quantities/said/rounded-figure.ts'

const STEP =
  /\b(?:raise|bump|increase|stretch|go up|up|add|(?<lower>lower|cut|reduce|decrease|drop|go down|take|take off|shave|knock|trim))\b(?<what>(?:(?! (?:to|at|from|and|under|over|below|above|within)\b)[^\d$,])*?) (?<sure>by (?:another )?|another |(?:(?<=\b(?:the|our|my|that) [\w ]+ )|(?<=\bit )|(?<=\b(?:add|take|shave|knock|trim) )))(?<dollar>\$ ?)?(?<figure>\d[\d,]*(?:\.\d+)?|\.\d+) ?(?:(?<unit>cents?|¢|k|thousand|sf|square feet|sq ft|acres?|feet|ft|foot|docks?|doors)\b|(?![\w%.]))(?! (?:sf )?(?:max|min|clear))(?<rest>.*)/i
/** These take a figure off something, or add it to what stands. */
const NEEDS_OFF = /^(?:take|shave|knock|trim)\b/i
const UNITS: readonly (readonly [words: RegExp, field: Range['field'], size: number])[] = [
  [/^(?:cents?|¢)$/i, 'rentPerSf', 1 / 100],
  [/^(?:k|thousand)$/i, 'squareFootage', 1e3],
  [/^(?:sf|square feet|sq ft)$/i, 'squareFootage', 1],
  [/^acres?$/i, 'landSizeAcres', 1],
  [/^(?:feet|ft|foot)$/i, 'clearHeight', 1],
  [/^(?:docks?|doors)$/i, 'dockDoors', 1],
]
const OF_LEAST = /\b(?:min(?:imum)?|floor|low(?:er)? (?:end|limit|bound)|bottom(?: end)?|smallest|least)\b/i
const OF_MOST =
  /\b(?:max(?:imum)?|cap|ceiling|high(?:er)? end|top(?: end)?|upper (?:end|limit|bound)|largest|most)\b/i

interface Step {
  /** Null where no unit says it, or dollars do not say of which period. */
  field: Range['field'] | null
  isMoney: boolean
  /** In the unit that the field is kept in; below zero downward. */
  by: number
  end: 'min' | 'max' | null
  /** A change is said, and no further wish: "add 2 docks" may be one. */
  isChange: boolean
  /** "by" is said; else a figure may be the new bound itself: "raise the minimum 60k" of 20k. */
  isSure: boolean
}

const BY = String.raw`\$?(?<figure>\d[\d,]*(?:\.\d+)?) ?(?<unit>k|thousand|acres?|feet|ft|cents?|docks?|doors|sf)?(?: sf| feet)?`
const END = '(?<end>top|high|higher|upper|bottom|low|lower)'
/** "add 10k to the top end", "the low end can drop 5k" */
const AT_END = [
  new RegExp(
    `\\b(?:add|put|tack on|(?<lower>take|knock|shave|cut|drop)) (?:another )?${BY} (?:more )?(?:to|on|onto|off|off of|from) the ${END}(?: end| side| limit)?\\b`,
    'i',
  ),
  new RegExp(
    `\\bthe ${END} (?:end|side|limit) (?:can |could |should |may )?(?:(?<lower>drop|fall|decrease|(?:go|come|move) down)|rise|increase|(?:go|come|move) up)(?: by)? ${BY}`,
    'i',
  ),
]

function stepAtEnd(text: string): Step | null {
  for (const pattern of AT_END) {
    const { figure, unit = '', lower, end = '' } = pattern.exec(text)?.groups ?? {}
    if (figure === undefined) continue
    const count = Number(figure.replaceAll(',', ''))
    const [, field = null, size = 1] = UNITS.find(([words]) => words.test(unit)) ?? []
    return {
      field: field ?? (count >= LEAST_BARE_SIZE ? 'squareFootage' : null),
      isMoney: false,
      by: count * size * (lower === undefined ? 1 : -1),
      end: /^(?:b|l)/i.test(end) ? 'min' : 'max',
      isChange: true,
      isSure: true,
    }
  }
  return null
}

/** Square feet: so much without a unit is a size. */
const LEAST_BARE_SIZE = 1_000

/** "raise the budget 10 cents", "drop the minimum by 5k": by how much a bound is to be moved. Null where none is. */
export function stepIn(text: string): Step | null {
  const atEnd = stepAtEnd(text)
  if (atEnd !== null) return atEnd
  const found = STEP.exec(text)
  const { lower, what = '', sure = '', dollar, figure = '', unit = '', rest = '' } = found?.groups ?? {}
  if (found === null) return null
  const isOff = /^\W*(?:(?:sf|square feet|sq ft) )?off\b/i.test(rest)
  if (NEEDS_OFF.test(found[0]) && !isOff && !/\boff\b/i.test(what)) return null
  const [, field = null, size = 1] = UNITS.find(([words]) => words.test(unit)) ?? []
  const isSure = /by|another/i.test(sure) || isOff || (field !== null && /^add\b/i.test(found[0]))
  if (field === null && !isSure) return null
  const of = `${what} ${rest}`
  return {
    field,
    isMoney: dollar !== undefined,
    by: Number(figure.replaceAll(',', '')) * size * (lower === undefined ? 1 : -1),
    end: OF_LEAST.test(of) ? 'min' : OF_MOST.test(of) ? 'max' : null,
    isChange: /by|another/i.test(sure) || isOff,
    isSure,
  }
}

/** A step that no bound can take: it is told as such, and never read as a range of its own. */
export function isLostStep(known: readonly Criterion[], text: string): boolean {
  const step = stepIn(text)
  if (step === null || stepped(known, step) !== null) return false
  return step.isChange || known.some((one) => one.kind === 'range' && one.field === step.field)
}

/** The range whose bound is so moved. Null where no bound stands that could be. */
export function stepped(known: readonly Criterion[], step: Step): Range | null {
  const { end, isSure } = step
  const ranges = known.filter((one) => one.kind === 'range')
  const range = step.field === null ? onlyOne(ranges, step) : ranges.find(({ field }) => field === step.field)
  if (range === undefined) return null
  const { field, min, max } = range
  const isShort = step.field === null && field === 'squareFootage' && Math.abs(step.by) < LEAST_SIZE
  const by = isShort ? step.by * 1e3 : step.by
  if (end === null && min !== null && max !== null && isAbout(range))
    return aboutFigure(field, (min + max) / 2 + by)
  const side = end ?? (max === null ? 'min' : 'max')
  const stood = range[side]
  if (stood === null) return null
  const canBe = (goal: number) =>
    goal > 0 &&
    (by > 0 ? goal > stood : goal < stood) &&
    (side === 'min' ? max === null || goal <= max : min === null || goal >= min)
  const goals = [stood + by, Math.abs(by)].map((goal) => roundedFigure(field, goal))
  // By more than all that stands, a bound is hardly moved where "by" is not said.
  const meant = isSure ? goals.slice(0, 1) : by > stood ? goals.slice(1) : goals
  const value = meant.find(canBe)
  return value === undefined ? null : { ...range, [side]: value }
}

/** Without a unit a figure is of the one range that stands; of money it may be a month's or a year's. */
function onlyOne(ranges: readonly Range[], { isMoney }: Step): Range | undefined {
  const [range] = ranges
  const isOfMoney = range !== undefined && wordsFor(range.field).money !== undefined
  return ranges.length === 1 && !isMoney && !isOfMoney ? range : undefined
}

/** Fewer square feet than this are said of thousands. */
const LEAST_SIZE = 500
