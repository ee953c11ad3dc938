import { lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { FieldReading, RowOutcome } from '../model/read-row-outcome.ts'
import { readRow } from '../read-row.ts'
import { type StepLabel, stepLabel } from '../row/rent-steps.ts'

/** A rent step below a lease. */
export interface Step {
  readonly rowNumber: number
  readonly label: StepLabel
  readonly cells: readonly Cell[]
}

/** A rent that holds from a month of the lease, counted from 0; where it begins can be unknown. */
interface SteppedRent {
  readonly rent: number
  readonly fromMonth: number | null
}

const MONTHS_A_YEAR = 12
/** What a rent that is written in cents may be off by. */
const CENT = 0.0052
/** People agree on round percentages: the roundest that fits all steps is meant. */
const ROUND_PERCENTS: readonly number[] = [0.5, 0.25, 0.1, 0.05, 0.01]
const HIGHEST_PERCENT = 15

/** The steps among the rows right below a lease, up to the first row that is none. `cellsOf`: a row's cells in the table. */
export function stepsAmong(
  layout: SheetLayout,
  rows: readonly SheetRow[],
  cellsOf: (row: SheetRow) => readonly Cell[],
): Step[] {
  const steps: Step[] = []
  for (const row of rows) {
    const cells = cellsOf(row)
    const label = stepLabel(layout, cells)
    if (label === null) break
    steps.push({ rowNumber: row.rowNumber, label, cells })
  }
  return steps
}

/**
 * A lease with the escalation that the steps below it come to, in percent a year. Left as it is where it states one
 * itself, or the steps are not a year apart or not of one percentage.
 */
export function withStepped(
  layout: SheetLayout,
  lease: { readonly cells: readonly Cell[]; readonly outcome: RowOutcome },
  steps: readonly Step[],
): RowOutcome {
  const { cells, outcome } = lease
  const column = layout.byRole.get('rentPerSf')
  if (outcome.kind !== 'property' || !column || steps.length === 0) return outcome
  const { rentPerSf, rentEscalationPct, commencement } = outcome.property
  const known = outcome.readings.some(({ field }) => field === 'rentEscalationPct')
  if (rentPerSf === null || rentEscalationPct !== null || known) return outcome
  const own = steps.filter(({ cells: of, label }) => !label.isCharge && lineOf(of[column.index]) !== '')
  const stepped = own.map((step) => rentOf(layout, cells, step, commencement))
  if (stepped.length === 0 || stepped.some((step) => step === null)) return outcome
  const rents = inYears(rentPerSf, stepped as SteppedRent[])
  const unit = outcome.readings.findLast(({ field }) => field === 'rentPerSf')?.unit
  const percent = rents && percentOf(rents, unit?.endsWith('/mo') ? CENT : CENT / MONTHS_A_YEAR)
  if (percent === null) return outcome
  const [first, last] = [own[0], own.at(-1)]
  const rows = first === last ? `row ${first?.rowNumber}` : `rows ${first?.rowNumber} to ${last?.rowNumber}`
  const reading: FieldReading = {
    field: 'rentEscalationPct',
    column: column.header,
    raw: last?.cells[column.index] ?? null,
    value: percent,
    note: `worked out from the rent steps in ${rows}`,
  }
  const property = { ...outcome.property, rentEscalationPct: percent }
  return { ...outcome, property, readings: [...outcome.readings, reading] }
}

/** The rent of a step, read as if it stood in the lease's own row. */
function rentOf(
  layout: SheetLayout,
  lease: readonly Cell[],
  { label, cells }: Step,
  commencement: string | null,
): SteppedRent | null {
  const places = ['rentPerSf', 'commencement'] as const
  const overlaid = [...lease]
  for (const role of places) {
    const index = layout.byRole.get(role)?.index
    if (index !== undefined) overlaid[index] = cells[index] ?? null
  }
  const start = layout.byRole.get('commencement')?.index
  if (start !== undefined && label.isDay) overlaid[start] = cells[label.index] ?? null
  const outcome = readRow(layout, { cells: overlaid })
  if (outcome.kind !== 'property' || outcome.property.rentPerSf === null) return null
  const day = outcome.property.commencement
  const fromMonth = monthIn(label.text) ?? (day && commencement ? monthsBetween(commencement, day) : null)
  return { rent: outcome.property.rentPerSf, fromMonth }
}

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The month of the lease, counted from 0, in which a step begins that says so: 12 of `Year 2` and `Months 13-24`. */
function monthIn(label: string): number | null {
  const year =
    /^(?:\w+ )?(?:years?|yrs?\.?) ?(?:#|no\.?)? ?(\d{1,2})/.exec(label)?.[1] ??
    /^(\d{1,2})(?:st|nd|rd|th) .*y/.exec(label)?.[1]
  if (year !== undefined) return (Number(year) - 1) * MONTHS_A_YEAR
  const nth = NTH.findIndex((word) => label.startsWith(`${word} `))
  if (nth >= 0) return nth * MONTHS_A_YEAR
  const month =
    /^(?:months?|mos?\.?|m) ?(\d{1,3})/.exec(label)?.[1] ?? /^(\d{1,3}) ?[-t].* mo/.exec(label)?.[1]
  return month === undefined ? null : Number(month) - 1
}

function monthsBetween(from: string, until: string): number | null {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = until.split('-').map(Number)
  return day === toDay ? (toYear - year) * MONTHS_A_YEAR + toMonth - month : null
}

/** The rents of a lease year by year; `null` where the steps do not follow each other so. */
function inYears(first: number, steps: readonly SteppedRent[]): number[] | null {
  const byYear = [first]
  for (const { rent, fromMonth } of steps) {
    if (fromMonth === 0 && byYear.length === 1 && rent === first) continue
    if (fromMonth !== byYear.length * MONTHS_A_YEAR) return null
    byYear.push(rent)
  }
  return byYear.length > 1 ? byYear : null
}

/** The yearly percentage that leads from each rent to the next, within `off` dollars; `null` where none does. */
function percentOf(rents: readonly number[], off: number): number | null {
  const [first = 0, last = 0] = [rents[0], rents.at(-1)]
  const mean = ((last / first) ** (1 / (rents.length - 1)) - 1) * 100
  if (!(mean >= 0 && mean <= HIGHEST_PERCENT)) return null
  for (const step of ROUND_PERCENTS) {
    const percent = Number((Math.round(mean / step) * step).toFixed(2))
    const fits = rents.every((rent, year) => Math.abs(first * (1 + percent / 100) ** year - rent) <= off * 2)
    if (fits) return percent
  }
  return null
}
