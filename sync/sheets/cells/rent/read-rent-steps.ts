import {
  MOST_RENTS,
  parseRentSteps,
  type RentSteps,
  rentStepsText,
} from '../../../domain/economics/rent-steps.ts'
import type { Cell } from '../../model/cell.ts'
import { shown } from '../amounts/amount.ts'
import { type CellReading, refuse } from '../cell-reading.ts'
import { displayText, excerpt, figureText } from '../plain-text.ts'
import { type CellToken, scan } from '../scan.ts'
import { DATED_SPAN, datedSpan, type LeaseStart, saysDates } from './dated-span.ts'
import { RENT_STEP_RULES } from './rent-step-words.ts'
import { inPeriod, isRentOf, ofStretches, type Stretch, stretchesIn } from './rent-stretches.ts'

/** What helps to read steps. */
export interface RentBeside {
  /** Dollars per SF and month. */
  readonly rentPerSf: number | null
  /** What it was counted by, for steps that say no period. */
  readonly period: 'month' | 'year' | null
  /** For steps that say dates. */
  readonly start: LeaseStart
  /** Where the cell stands: where increases do `$0.25` is one, and where steps do bare numbers are rents. */
  readonly column: 'increases' | 'steps'
}

const LONGEST = 400
const ARROW = / ?(?:-{1,3}>|=>|→|>>|>) ?/g
/** The least and the most that a rent rises by in a year, as a part of it. */
const LEAST_RISE = 0.004
const MOST_RISE = 0.15
/** Per SF and year; no rent rises by more. */
const HIGHEST_STEP = 5
/** Per SF and month, of any building. */
const LOWEST_RENT = 0.05
const HIGHEST_RENT = 10
const DATED_RULES = [DATED_SPAN, ...RENT_STEP_RULES]
const OTHER_UNITS: ReadonlySet<string> = new Set(['m2', 'acre', 'whole'])

/**
 * Reads how a rent rises by dollars or to rents that are listed, as the text that a property keeps of it. Null where
 * the cell holds no such steps; refused where it does and one of them cannot be read for sure.
 */
export function readRentSteps(cell: Cell, beside: RentBeside): CellReading<string> | null {
  const words = displayText(cell)
  const own = parseRentSteps(words.trim())
  if (own) return checked(own, words, beside)
  const text = figureText(words).replace(ARROW, ', ')
  if (text.length > LONGEST || text.includes('%') || !/\d/.test(text)) return null
  const isDated = saysDates(text)
  const tokens = scan(text, isDated ? DATED_RULES : RENT_STEP_RULES)
  if (tokens === null || tokens.some(({ kind, name }) => kind === 'unit' && OTHER_UNITS.has(name)))
    return null
  if (isDated) return readDated(tokens, words, beside)
  const amounts = tokens.filter(({ kind }) => kind === 'amount')
  const isLabelled = tokens.some(({ kind }) => kind === 'label')
  if (amounts.length === 1 && !isLabelled) return readStep(tokens, words, beside)
  return readList(tokens, words, beside)
}

/** `$0.25/SF/yr bumps`, `+$.02/mo annually`. */
function readStep(
  tokens: readonly CellToken[],
  words: string,
  beside: RentBeside,
): CellReading<string> | null {
  const amount = tokens.find(({ kind }) => kind === 'amount')
  const isMoney = amount?.name === 'money' || tokens.some(({ name }) => name.startsWith('sf'))
  const isOfPeriod = beside.column === 'steps' && tokens.some(({ kind }) => kind === 'unit')
  if (!amount || amount.value === 0 || !(isMoney || isOfPeriod)) return null
  const period = periodOfStep(tokens) ?? beside.period
  if (period === null) return withoutPeriod(words)
  return checked({ period, kind: 'step', dollarsAYear: amount.value }, words, beside)
}

/** The period of the amount: how often it is added is a period as well, and never a month. Null where only that may be said. */
function periodOfStep(tokens: readonly CellToken[]): 'month' | 'year' | null {
  const periods = tokens.filter(({ kind, name }) => kind === 'unit' && /month|year/.test(name))
  const ofSf = periods.find(({ name, text }) => {
    const before = tokens[tokens.findIndex((token) => token.text === text && token.name === name) - 1]
    return name.startsWith('sf') || (before?.name === 'sf' && /^(?:\/|per)/.test(text))
  })
  if ((ofSf ?? periods.find(({ name }) => name.includes('month')))?.name.includes('month')) return 'month'
  return ofSf !== undefined || periods.length > 1 ? 'year' : null
}

/** A step that the cell of the rent says beside it, in the unit of the rent. Null where that is not said. */
export function stepOf(
  dollarsAYear: number,
  cell: Cell,
  beside: Omit<RentBeside, 'column'>,
): CellReading<string> | null {
  const { period } = beside
  return period && checked({ period, kind: 'step', dollarsAYear }, displayText(cell), beside)
}

/** `25.00/25.50/26.00`, `Yr 1 $25.00, Yr 2 $25.50`, `$0.65 mo 1-12, $0.67 mo 13-24`. */
function readList(
  tokens: readonly CellToken[],
  words: string,
  beside: RentBeside,
): CellReading<string> | null {
  const stretches = stretchesIn(tokens)
  return stretches && readStretches(tokens, stretches, words, beside)
}

/** `$9.50 1/1/25; $9.79 1/1/26`, `9.50 thru 12/25, 9.79 thru 12/26`: the months are counted from the start of the lease. */
function readDated(
  tokens: readonly CellToken[],
  words: string,
  beside: RentBeside,
): CellReading<string> | null {
  const { date } = beside.start
  const quoted = `Rent steps “${excerpt(words)}”`
  if (tokens.some(({ kind, name }) => kind === 'label' && name !== 'dates')) return notSure(words)
  if (date === null)
    return refuse('ambiguous', `${quoted} say dates, and the start of the lease is not known.`)
  const stretches = stretchesIn(tokens, (label) => datedSpan(label, beside.start))
  if (stretches === null)
    return refuse('ambiguous', `${quoted} do not change by whole months of a lease from ${date}.`)
  const led = stretches.map((one, at) => (at === 0 && one.from === null ? { ...one, from: 1 } : one))
  return readStretches(tokens, led, words, beside)
}

function readStretches(
  tokens: readonly CellToken[],
  stretches: readonly Stretch[],
  words: string,
  beside: RentBeside,
): CellReading<string> | null {
  if (stretches.length > MOST_RENTS) return null
  const isSure =
    beside.column === 'steps' || tokens.some(({ kind, name }) => kind === 'label' || name === 'money')
  if (tokens.some(({ name }) => name === 'rise')) return isSure ? notSure(words) : null
  const period = periodOfList(tokens, stretches, beside)
  if (period === null) return isSure ? withoutPeriod(words) : null
  const list = ofStretches(stretches, period, beside.rentPerSf)
  if (list === null) return isSure ? notSure(words) : null
  // Bare numbers that begin with another figure may be of anything.
  if (!isSure && !beginsWith(list, beside)) return null
  return checked(list, words, beside)
}

/** The one that is said, else the one in which the first rent is the row's, else the row's. */
function periodOfList(
  tokens: readonly CellToken[],
  [first]: readonly Stretch[],
  { rentPerSf, period }: RentBeside,
): 'month' | 'year' | null {
  const units = tokens.filter(({ kind }) => kind === 'unit').map(({ name }) => name)
  const said = (['month', 'year'] as const).filter((one) => units.some((name) => name.includes(one)))
  if (said.length > 0) return said.length === 1 ? (said[0] ?? null) : null
  const same = (['month', 'year'] as const).find(
    (one) => first?.from === 1 && rentPerSf !== null && isRentOf(first.rent, one, rentPerSf),
  )
  // A list that begins with another rent is refused by what it begins with, whatever its period.
  return same ?? period ?? (first?.from === 1 && rentPerSf !== null ? 'month' : null)
}

function beginsWith(steps: RentSteps, { rentPerSf }: Pick<RentBeside, 'rentPerSf'>): boolean {
  if (steps.kind === 'step' || rentPerSf === null) return false
  return isRentOf(steps.rents[0]?.rent ?? 0, steps.period, rentPerSf)
}

/** Steps as they are kept, unless they contradict the rent beside them. */
function checked(
  steps: RentSteps,
  words: string,
  beside: Pick<RentBeside, 'rentPerSf'>,
): CellReading<string> {
  const unit = steps.period === 'month' ? '$/SF/mo' : '$/SF/yr'
  const { rentPerSf } = beside
  const rent = rentPerSf === null ? null : inPeriod(rentPerSf, steps.period)
  if (steps.kind === 'step') {
    const { dollarsAYear: by } = steps
    const isPlausible =
      rent === null
        ? by <= HIGHEST_STEP / (steps.period === 'month' ? 12 : 1)
        : by >= rent * LEAST_RISE && by <= rent * MOST_RISE
    if (!isPlausible) {
      const of = rent === null ? '' : ` of a rent of ${shown(rent)}`
      return refuse('implausible', `A rent step of ${shown(by)} ${unit}${of} is not plausible.`)
    }
  } else if (rentPerSf === null) {
    const perMonth = steps.rents.map((one) => (steps.period === 'month' ? one.rent : one.rent / 12))
    const odd = perMonth.findIndex((one) => one < LOWEST_RENT || one > HIGHEST_RENT)
    if (odd >= 0)
      return refuse(
        'implausible',
        `A rent of ${shown(steps.rents[odd]?.rent ?? 0)} ${unit} is not plausible.`,
      )
  } else if (!beginsWith(steps, beside)) {
    const first = shown(steps.rents[0]?.rent ?? 0)
    const [month, year] = (['month', 'year'] as const).map((one) => shown(inPeriod(rentPerSf, one)))
    return refuse(
      'ambiguous',
      `Rent steps “${excerpt(words)}” begin with ${first}, and the rent is ${month} $/SF/mo, ${year} $/SF/yr.`,
    )
  }
  const text = rentStepsText(steps)
  return parseRentSteps(text) === null ? notSure(words) : { value: text, unit }
}

function withoutPeriod(words: string): CellReading<never> {
  return refuse('ambiguous', `Rent steps “${excerpt(words)}” do not say whether they are a month or a year.`)
}

function notSure(words: string): CellReading<never> {
  return refuse('not-understood', `Rent steps “${excerpt(words)}” cannot be read for sure.`)
}
