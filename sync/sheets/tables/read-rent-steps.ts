import { addDays } from '../../domain/dates/days.ts'
import { rentStepsText } from '../../domain/economics/rent-steps.ts'
import { spanIn } from '../cells/rent/rent-step-words.ts'
import { inPeriod, isRentOf, ofStretches, type Stretch } from '../cells/rent/rent-stretches.ts'
import { lineOf } from '../cells/row-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { FieldReading, RowOutcome } from '../model/read-row-outcome.ts'
import { readRow } from '../read-row.ts'
import { periodIn } from '../row/read-step-columns.ts'
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
  /** The last month that it is said to hold for, counted from 1. */
  readonly untilMonth: number | null
  readonly unit: string | undefined
}

/** What stands below a lease. */
interface Below {
  readonly column: string
  readonly raw: Cell
  /** `rows 5 to 7`. */
  readonly rows: string
  /** Null for a rent that cannot be read. */
  readonly rents: readonly (SteppedRent | null)[]
  /** Without those of an option to renew. */
  readonly ofTerm: readonly (SteppedRent | null)[]
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

/** A lease with what the steps below it say: its rents one after the other, and the percentage that they come to. */
export function withStepped(
  layout: SheetLayout,
  lease: { readonly cells: readonly Cell[]; readonly outcome: RowOutcome },
  steps: readonly Step[],
): RowOutcome {
  const { cells, outcome } = lease
  const column = layout.byRole.get('rentPerSf')
  if (outcome.kind !== 'property' || !column || steps.length === 0) return outcome
  const { rentPerSf, commencement } = outcome.property
  const own = steps.filter(({ cells: of, label }) => !label.isCharge && lineOf(of[column.index]) !== '')
  const [first, last] = [own[0], own.at(-1)]
  if (rentPerSf === null || !last) return outcome
  const rents = own.map((step) => rentOf(layout, cells, step, commencement))
  const below: Below = {
    column: column.header,
    raw: last.cells[column.index] ?? null,
    rows: first === last ? `row ${last.rowNumber}` : `rows ${first?.rowNumber} to ${last.rowNumber}`,
    rents,
    ofTerm: rents.filter((_, i) => !OPTION.test(own[i]?.label.text ?? '')),
  }
  return withRents(withPercent(outcome, rentPerSf, below), rentPerSf, below)
}

const OPTION = /^(?:renewal|extension)\b/

type Lease = Extract<RowOutcome, { kind: 'property' }>

function unitOfRent({ readings }: Lease): string | undefined {
  return readings.findLast(({ field }) => field === 'rentPerSf')?.unit
}

/** Left as it is where it states an escalation itself, or the steps are not a year apart or not of one percentage. */
function withPercent(lease: Lease, rentPerSf: number, { column, raw, rows, rents }: Below): Lease {
  const known = lease.readings.some(({ field }) => field === 'rentEscalationPct')
  if (lease.property.rentEscalationPct !== null || known || rents.some((rent) => rent === null)) return lease
  const years = inYears(rentPerSf, rents as SteppedRent[])
  const percent = years && percentOf(years, unitOfRent(lease)?.endsWith('/mo') ? CENT : CENT / MONTHS_A_YEAR)
  if (percent === null) return lease
  const note = `worked out from the rent steps in ${rows}`
  const reading: FieldReading = { field: 'rentEscalationPct', column, raw, value: percent, note }
  return {
    ...lease,
    property: { ...lease.property, rentEscalationPct: percent },
    readings: [...lease.readings, reading],
  }
}

/** A lease that states its steps itself is left as it is. Where one of them leaves anything open none is taken. */
function withRents(lease: Lease, rentPerSf: number, { column, raw, rows, ofTerm }: Below): Lease {
  if (lease.property.rentSteps !== null || ofTerm.length === 0) return lease
  const known = ofTerm.flatMap((rent) => rent ?? [])
  const isYearly = [unitOfRent(lease), ...known.map(({ unit }) => unit)].every(
    (unit) => periodIn(unit) === 'year',
  )
  const period = isYearly ? 'year' : 'month'
  const stretches = known.flatMap(({ rent, fromMonth, untilMonth }): Stretch[] =>
    fromMonth === null ? [] : [{ rent: inPeriod(rent, period), from: fromMonth + 1, to: untilMonth }],
  )
  const steps = stretches.length === ofTerm.length ? ofStretches(stretches, period, rentPerSf) : null
  const isOfLease = steps?.kind === 'schedule' && isRentOf(steps.rents[0]?.rent ?? 0, period, rentPerSf)
  const common = { field: 'rentSteps', column, raw } as const
  if (steps === null || !isOfLease) {
    const sentence = `Rent steps in ${rows} cannot be read for sure.`
    const problem = { code: 'not-understood', column, raw, sentence } as const
    return { ...lease, readings: [...lease.readings, { ...common, value: null, problem }] }
  }
  const value = rentStepsText(steps)
  const unit = isYearly ? '$/SF/yr' : '$/SF/mo'
  return {
    ...lease,
    property: { ...lease.property, rentSteps: value },
    readings: [...lease.readings, { ...common, value, unit, note: `the rent steps in ${rows}` }],
  }
}

/** The rent of a step, read as if it stood in the lease's own row. */
function rentOf(
  layout: SheetLayout,
  lease: readonly Cell[],
  { label, cells }: Step,
  commencement: string | null,
): SteppedRent | null {
  const places = ['rentPerSf', 'commencement', 'expiration'] as const
  const overlaid = [...lease]
  for (const role of places) {
    const index = layout.byRole.get(role)?.index
    if (index !== undefined) overlaid[index] = cells[index] ?? null
  }
  const start = layout.byRole.get('commencement')?.index
  if (start !== undefined && label.isDay) overlaid[start] = cells[label.index] ?? null
  const outcome = readRow(layout, { cells: overlaid })
  if (outcome.kind !== 'property' || outcome.property.rentPerSf === null) return null
  const { rentPerSf, commencement: day, expiration } = outcome.property
  const fromMonth = monthIn(label.text) ?? (day && commencement ? monthsBetween(commencement, day) : null)
  const end = cells[layout.byRole.get('expiration')?.index ?? -1] ?? null
  const ends = lineOf(end) !== '' && expiration && commencement && WHOLE_DAY.test(expiration)
  const untilMonth =
    spanIn(label.text)?.to ?? (ends ? monthsBetween(commencement, addDays(expiration, 1)) : null)
  const unit = outcome.readings.findLast(({ field }) => field === 'rentPerSf')?.unit
  return { rent: rentPerSf, fromMonth, untilMonth, unit }
}

const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/

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
