import { isAbsent } from '../cells/absence.ts'
import { figureText } from '../cells/plain-text.ts'
import { dayPlaceIn } from '../cells/read-date.ts'
import { saidBy } from '../cells/typed-cells.ts'
import type { Cell } from '../model/cell.ts'
import type { FieldReading } from '../model/read-row-outcome.ts'

const SHOWN_VALUES = 3
/** More different values are not counted, of columns that identify rows and of others. */
const MOST_IDS = 20_000
const MOST_NAMED = 8
const BEGINS_AS_FIGURE = /^-?\$?[\d.]/
/** A word that says that there is nothing is no longer. */
const LONGEST_ABSENT = 24

/** What the cells of a column come to, gathered row by row. */
export class ColumnFigures {
  /** Up to three first values that differ. */
  readonly first: string[] = []
  /** Cells that say something. */
  filled = 0
  /** How many of these could not be read. */
  failed = 0
  /** How many of them have no stated unit. */
  assumed = 0
  /** It was read as numbers. */
  isOfNumbers = false
  /** Between which the bare numbers of its cells lie. */
  low = Number.POSITIVE_INFINITY
  high = Number.NEGATIVE_INFINITY
  /** Dates whose day can only stand first, or second. */
  dayFirst = 0
  daySecond = 0
  readonly #different = new Set<string>()
  readonly #mostDifferent: number
  #isFilled = false
  #isFailed = false
  #isAssumed = false

  constructor(isOfIds = false) {
    this.#mostDifferent = isOfIds ? MOST_IDS : MOST_NAMED
  }

  get different(): number {
    return this.#different.size
  }

  get isDifferentCounted(): boolean {
    return this.#different.size < this.#mostDifferent
  }

  addCell(cell: Cell): void {
    if (cell === null) return
    const text = saidBy(cell)
    if (text === '' || saysNothing(text)) return
    this.filled++
    this.#isFilled = true
    if (this.#different.size < this.#mostDifferent) this.#different.add(text)
    if (this.first.length < SHOWN_VALUES && !this.first.includes(text)) this.first.push(text)
    if (typeof cell === 'number') this.#addNumber(cell)
    else if (BEGINS_AS_FIGURE.test(text)) {
      this.#addNumber(Number(text.replace(/[$,\s]/g, '')))
      const day = dayPlaceIn(text)
      if (day === 'first') this.dayFirst++
      if (day === 'second') this.daySecond++
    }
  }

  #addNumber(number: number): void {
    if (!Number.isFinite(number)) return
    if (number < this.low) this.low = number
    if (number > this.high) this.high = number
  }

  addReading({ value, problem, assumed }: FieldReading): void {
    if (problem) this.#isFailed = true
    if (typeof value === 'number') this.isOfNumbers = true
    if (assumed) this.#isAssumed = true
  }

  endRow(): void {
    if (this.#isFilled && this.#isFailed) this.failed++
    else if (this.#isFilled && this.#isAssumed) this.assumed++
    this.#isFilled = false
    this.#isFailed = false
    this.#isAssumed = false
  }
}

function saysNothing(text: string): boolean {
  return text.length <= LONGEST_ABSENT && !/\d/.test(text) && isAbsent(figureText(text))
}
