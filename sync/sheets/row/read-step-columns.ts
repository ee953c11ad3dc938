import { parseRentSteps, rentStepsText } from '../../domain/economics/rent-steps.ts'
import { perMonth, statedRent } from '../../domain/economics/stated-escalation.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { displayText, excerpt } from '../cells/plain-text.ts'
import { type LeaseStart, UNKNOWN_START } from '../cells/rent/dated-span.ts'
import { type RentBeside, readRentSteps, stepOf } from '../cells/rent/read-rent-steps.ts'
import { inPeriod, ofStretches, type Stretch } from '../cells/rent/rent-stretches.ts'
import { laterRentIn } from '../fields/later-rent.ts'
import { rentEscalationPct } from '../fields/rent-escalation-pct.ts'
import { canFollow } from '../header/later-years.ts'
import type { MappedColumn } from '../model/column-role.ts'
import type { RowMoney } from './read-rent-columns.ts'
import { factsOf, type RowDraft } from './row-draft.ts'

const LABEL = 'Rent steps'
/** Of steps without an end. */
const COMPARED_MONTHS = 120
/** Dollars per SF and month that rounding to cents makes of one step. */
const SAME_STEP = 0.001

/** Reads how the rent rises by dollars: from columns of steps, of increases, and of the rents of later years. */
export function readStepColumns(row: RowDraft, money: RowMoney): void {
  if (money.currency !== null && money.currency !== 'USD') return
  const beside = { rentPerSf: row.property.rentPerSf, period: rentPeriod(row), start: leaseStart(row) }
  const steps = row.column('rentSteps')
  if (steps) takeSteps(row, steps, { ...beside, column: 'steps' })
  const later = laterRents(row, money)
  if (later) row.offer('rentSteps', later.column, later.reading)
  const rent = row.readings.findLast(({ field }) => field === 'rentPerSf')
  const rents = row.column('rentPerSf')
  if (rents && rent?.note?.includes('later years')) {
    const reading = readRentSteps(row.cell(rents), { ...beside, column: 'steps' })
    if (reading && reading.value !== null) row.offer('rentSteps', rents, reading)
  }
  const step = rents && money.step !== null ? stepOf(money.step, row.cell(rents), beside) : null
  if (rents && step) row.offer('rentSteps', rents, step)
  const increases = row.column('rentEscalationPct')
  if (increases) offerIncreases(row, increases, { ...beside, column: 'increases' })
}

function leaseStart(row: RowDraft): LeaseStart {
  const column = row.column('commencement')
  const written = column ? factsOf(row.layout, column) : UNKNOWN_START.written
  return { date: row.property.commencement, written }
}

/** What the rent of the row was counted by. */
function rentPeriod({ readings }: RowDraft): 'month' | 'year' | null {
  return periodIn(readings.findLast(({ field, value }) => field === 'rentPerSf' && value !== null)?.unit)
}

/** Null for a rent that is not per SF, as which steps are kept. */
export function periodIn(unit: string | undefined): 'month' | 'year' | null {
  return unit === '$/SF/mo' ? 'month' : unit === '$/SF/yr' ? 'year' : null
}

/** A column of steps may have percentages in some rows. */
function takeSteps(row: RowDraft, column: MappedColumn, beside: RentBeside): void {
  const cell = row.cell(column)
  const percent = displayText(cell).includes('%')
    ? rentEscalationPct.read(cell, column, factsOf(row.layout, column))
    : null
  if (percent && percent.value !== null) row.offer('rentEscalationPct', column, percent)
  else
    row.take('rentSteps', column, readRentSteps(cell, beside) ?? readFigure<string>(cell, LABEL, () => null))
}

/** `$0.25/SF bumps`, or the rents of the years, in place of a percentage. */
function offerIncreases(row: RowDraft, column: MappedColumn, beside: RentBeside): void {
  const at = row.readings.findLastIndex(
    (reading) => reading.field === 'rentEscalationPct' && reading.column === column.header,
  )
  const percent = row.readings[at]
  if (percent === undefined || percent.value !== null || percent.token !== undefined) return
  const words = displayText(row.cell(column))
  const reading = readRentSteps(row.cell(column), beside) ?? unread(words, percent.problem !== undefined)
  const { rentSteps, rentPerSf } = row.property
  // Without a rent nothing can be told for sure, and nothing follows from it.
  if (reading === null || (reading.value === null && rentPerSf === null)) return
  row.readings.splice(at, 1)
  if (rentSteps === null || reading.value === null) row.offer('rentSteps', column, reading)
  else if (!areAlike(rentSteps, reading.value, rentPerSf)) {
    row.property.rentSteps = null
    row.readings.splice(
      row.readings.findLastIndex(({ field }) => field === 'rentSteps'),
      1,
    )
    row.take('rentSteps', column, refuse('ambiguous', `${LABEL} “${excerpt(words)}” are not “${rentSteps}”.`))
  }
}

/** Whether two statements of one lease lead to the same rents in every year that both know. */
function areAlike(one: string, other: string, rentPerSf: number | null): boolean {
  const steps = [parseRentSteps(one), parseRentSteps(other)]
  const ends = steps.map((of) =>
    of?.kind === 'schedule' && of.untilMonth !== null ? of.untilMonth : COMPARED_MONTHS,
  )
  return Array.from({ length: Math.min(...ends) }, (_, at) =>
    steps.map((of) => (of === null ? Number.NaN : statedRent(of, rentPerSf ?? 0, at) / perMonth(of))),
  ).every(([here = 0, there = 0]) => Math.abs(here - there) < SAME_STEP)
}

/** Dollars that say more than how a rent rises each year, such as every five years. */
function unread(words: string, isReported: boolean): CellReading<string> | null {
  if (isReported || words.includes('%') || !/[$¢]/.test(words)) return null
  return refuse('not-understood', `${LABEL} “${excerpt(words)}” are not understood.`)
}

/** What columns such as `Year 2 Rent` come to; refused where a year between is blank or no rent. */
function laterRents(
  row: RowDraft,
  { rentIn }: RowMoney,
): { column: MappedColumn; reading: CellReading<string> } | null {
  const { rentPerSf } = row.property
  const rents = row
    .columns('laterRent')
    .filter((column) => displayText(row.cell(column)).trim() !== '')
    .flatMap((column) => {
      const later = laterRentIn(column.words)
      return later ? [{ column, year: later.year, rent: rentIn({ ...column, words: later.words }) }] : []
    })
    .sort((a, b) => a.year - b.year)
  const [first] = rents
  if (!first || rentPerSf === null) return null
  // Rents that are counted in several ways are kept as they are compared, per month.
  const isYearly = rentPeriod(row) === 'year' && rents.every(({ rent }) => periodIn(rent.unit) === 'year')
  const period = isYearly ? 'year' : 'month'
  const stretches = rents.flatMap(({ year, rent }): Stretch[] =>
    rent.value === null ? [] : [{ rent: inPeriod(rent.value, period), from: year * 12 - 11, to: year * 12 }],
  )
  // Under a bare `Year 2` only rents that go on from each other are surely rents.
  const isSure = rents.every(({ column, rent, year }, at) => {
    const before = rents[at - 1]
    const [from, since] = before ? [before.rent.value, before.year] : [rentPerSf, 1]
    return column.isExact || canFollow(rent.value ?? Number.NaN, from ?? Number.NaN, year - since)
  })
  const isWhole = isSure && stretches.length === rents.length
  const steps = isWhole ? ofStretches(stretches, period, rentPerSf) : null
  if (steps === null) {
    const { column } = rents.find(({ rent }) => rent.value === null) ?? first
    const sentence = `${LABEL} from “${excerpt(column.header)}” on cannot be read for sure.`
    return { column, reading: refuse('not-understood', sentence) }
  }
  return {
    column: first.column,
    reading: { value: rentStepsText(steps), unit: isYearly ? '$/SF/yr' : '$/SF/mo' },
  }
}
