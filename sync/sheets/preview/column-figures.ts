import { isAbsent } from '../cells/absence.ts'
import { figureText } from '../cells/plain-text.ts'
import { dayPlaceIn } from '../cells/read-date.ts'
import { saidBy } from '../decisions/typed-cells.ts'
import type { Cell } from '../model/cell.ts'
import type { FieldReading } from '../model/read-row-outcome.ts'

const SHOWN_VALUES = 3
/** More different values are not counted. */
const MOST_DIFFERENT = 20_000

/** What the cells of a column come to, gathered row by row. */
export class ColumnFigures {
  /** Up to three first values that differ. */
  readonly first: string[] = []
  /** Cells that say something. */
  filled = 0
  /** Of these, those of which a reading failed. */
  failed = 0
  /** Those whose unit nothing said. */
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
  #isFilled = false
  #isFailed = false
  #isAssumed = false

  get different(): number {
    return this.#different.size
  }

  get isDifferentCounted(): boolean {
    return this.#different.size < MOST_DIFFERENT
  }

  addCell(cell: Cell): void {
    if (cell === null) return
    const text = saidBy(cell)
    if (text === '' || isAbsent(figureText(text))) return
    this.filled++
    this.#isFilled = true
    if (this.#different.size < MOST_DIFFERENT) this.#different.add(text)
    if (this.first.length < SHOWN_VALUES && !this.first.includes(text)) this.first.push(text)
    const number = typeof cell === 'number' ? cell : Number(text.replace(/[$,\s]/g, ''))
    if (Number.isFinite(number)) {
      this.low = Math.min(this.low, number)
      this.high = Math.max(this.high, number)
    }
    const day = typeof cell === 'string' ? dayPlaceIn(cell) : null
    if (day === 'first') this.dayFirst++
    if (day === 'second') this.daySecond++
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
