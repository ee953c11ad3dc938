import type { Cell } from '../model/cell.ts'
import { isNegative, NUMBER, round, shown, toNumber } from './amounts/amount.ts'
import { type CellReading, readFigure, refuse } from './cell-reading.ts'
import { excerpt } from './plain-text.ts'

export interface PercentRules {
  readonly label: string
  /** In percent. */
  readonly least: number
  readonly most: number
}

const PERCENT = new RegExp(
  String.raw`^(?:approx\.?|about|~|±|\+\/-)? ?${NUMBER} ?(%|percent|pct\.?)?(?: ?\(?(?:leased|occupied|cap(?: rate)?|in[ -]place|actual|pro ?-? ?forma|going[ -]in|est\.?)\)?)?$`,
)

const NOW = '(?:in[ -]?place|actual|current|existing|trailing|t-?12|going[ -]?in)'
const LATER = '(?:pro ?-? ?forma|pf|stabilized|market|projected|year ?[1-9]|yr\\.? ?[1-9])'
const RATE = String.raw`\(?(?:cap(?: rate)?s?)?\)?`
const SHARE = String.raw`[\d.]+ ?%`
/** The rate of the income there is, in a text that names another as well: `5.85% in-place (6.4% pro forma)`. */
const NOW_AND_LATER: readonly RegExp[] = [
  new RegExp(
    `^(?<now>${SHARE}) ?${RATE} ?${NOW} ?${RATE} ?[,;/(|-]? ?${SHARE} ?${RATE} ?${LATER} ?${RATE}\\)?$`,
  ),
  new RegExp(
    `^${SHARE} ?${RATE} ?${LATER} ?${RATE} ?[,;/(|-]? ?(?<now>${SHARE}) ?${RATE} ?${NOW} ?${RATE}\\)?$`,
  ),
  new RegExp(`^${NOW}:? ?(?<now>${SHARE}) ?[,;/(|-]? ?${LATER}:? ?${SHARE}\\)?$`),
]

/** The rate of the income there is, of a text that names one and a later one. */
function rateNow(text: string): string {
  if (!text.includes('%')) return text
  for (const pattern of NOW_AND_LATER) {
    const now = pattern.exec(text)?.groups?.now
    if (now !== undefined) return now
  }
  return text
}

const EIGHTHS = /^(\d{1,2}) ([1357])\/([248]) ?(?=%|percent|pct)/
const BASIS_POINTS = /(?<![\d.,])(\d{1,4}(?:\.\d+)?) ?(?:bps?|basis points)(?![a-z])/g

/** A text with its basis points as percent: `525 bps` is 5.25%. */
export function inPercent(text: string): string {
  if (!text.includes('b')) return text
  return text.replace(BASIS_POINTS, (_, points) => `${shown(Number(points) / 100)}%`)
}

/** `5 1/4%` is 5.25%. */
function inDecimals(text: string): string {
  return inPercent(text).replace(
    EIGHTHS,
    (_, whole, part, of) => `${Number(whole) + Number(part) / Number(of)} `,
  )
}

/** Reads a share in percent. `isFraction`: a bare number up to 1 is a part of one, as others of its column are. */
export function readPercent(
  cell: Cell,
  { label, least, most }: PercentRules,
  isFraction: boolean,
): CellReading<number> {
  return readFigure<number>(cell, label, (written, words) => {
    if (isNegative(written)) return refuse('negative', `${label} “${excerpt(words)}” is negative.`)
    const text = rateNow(written)
    const [, digits, sign] = PERCENT.exec(inDecimals(text)) ?? []
    const range = /^([\d.]+) ?%? ?(?:-|to) ?([\d.]+) ?%$/.exec(text)
    if (range) return { value: null, unit: '%', note: `a range of ${range[1]}% to ${range[2]}%` }
    if (digits === undefined) return null
    const number = toNumber(digits)
    const isPart = sign === undefined && number > 0 && number <= 1 && (isFraction || number < least)
    if (sign === undefined && !isPart && number > 0 && number <= 1) {
      return refuse('ambiguous', `${label} “${excerpt(words)}” could be a fraction or percent.`)
    }
    const value = round(isPart ? number * 100 : number, 4)
    if (value < least || value > most)
      return refuse('implausible', `${label} of ${shown(value)}% is not plausible.`)
    const note = text === written ? undefined : excerpt(words)
    return { value, unit: isPart ? 'fraction' : '%', ...(note !== undefined && { note }) }
  })
}
