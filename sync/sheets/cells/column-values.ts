import type { Cell } from '../model/cell.ts'
import { isAbsent, isWithheldFigure } from './absence.ts'
import { toNumber } from './amounts/amount.ts'
import { isDate } from './cell-reading.ts'
import { displayText, figureText, withCommas } from './plain-text.ts'

/** What the cells of a column look like, as a header alone can mislead. */
export interface ColumnValues {
  /** The texts that say something, in the form figures are read from. */
  readonly texts: readonly string[]
  /** How many of them are dates, bare years, or day numbers that could be dates. */
  readonly dates: number
  readonly years: number
  readonly serials: number
  /** How many hold nothing but a figure, with its signs. */
  readonly figures: number
  readonly percents: number
  /** How many have no digit. */
  readonly words: number
  /** The numbers that cells begin with, from small to large. */
  readonly numbers: readonly number[]
}

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}[/-]\d{1,2}(?:[/-]\d{1,2})?|\d{1,2}[/-]\d{4})(?:[ t].*)?$|\b(?:${MONTH})[a-z]*\.?[ ,'-]*\d|^q[1-4]\b|\bq[1-4]$|^[1-4]q`,
)
const FIGURE = /^[-+~±($]*[ $]*(\d[\d,]*(?:\.\d+)?|\.\d+)(?: ?(k|thousand|mm?|mil|million)(?![a-z\d]))?/
/** A share, not a figure with one beside it: `$1.02 w/ 3% bumps`. */
const PERCENT = /^[^\d$]*[\d.,]+ ?%/
const BARE = /^[-+~±($]*[ $]*[\d,.]+ ?%?\)?$/

export function columnValues(cells: readonly Cell[]): ColumnValues {
  const filled = cells.filter((cell) => cell !== null)
  const texts = filled
    .filter((cell) => !isDate(cell))
    .map((cell) => withCommas(figureText(displayText(cell))))
    .filter((text) => !isAbsent(text) && !isWithheldFigure(text))
  const count = (test: (text: string) => boolean) => texts.filter(test).length
  const typed = filled.filter(isDate)
  const numbers = texts
    .flatMap((text) => {
      const [figure = '', digits, scale] = FIGURE.exec(text) ?? []
      const inDollars = /^ ?(?:¢|cents?)/.test(text.slice(figure.length)) ? 0.01 : 1
      return digits === undefined
        ? []
        : inDollars * toNumber(digits) * (scale === undefined ? 1 : /^[kt]/.test(scale) ? 1e3 : 1e6)
    })
    .filter(Number.isFinite)
  return {
    texts: [...texts, ...typed.map(({ date }) => date)],
    dates: typed.length + count((text) => DATE.test(text)),
    years: count((text) => /^(?:1[789]|20)\d\d$/.test(text)),
    serials: count((text) => /^[2-6]\d{4}(?:\.0)?$/.test(text)),
    figures: count((text) => BARE.test(text)),
    percents: count((text) => PERCENT.test(text)),
    words: count((text) => !/\d/.test(text)),
    numbers: numbers.sort((a, b) => a - b),
  }
}

/** Fewer values say too little about a column. */
export const LEAST_WORDS = 2

/** Whether most are no dates, and some are no words. */
export function areFigures({ texts, dates, words }: ColumnValues): boolean {
  return dates * 2 <= texts.length && (words < texts.length || texts.length < LEAST_WORDS)
}
