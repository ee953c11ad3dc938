import { keptIn } from '../../../domain/fields/figure-units.ts'
import { HIGHEST_MONTHLY_RENT } from '../../../domain/rents/highest-monthly-rent.ts'
import { round, shown } from '../amounts/amount.ts'
import { type CellReading, refuse } from '../cell-reading.ts'
import { rentUnitName, type SheetRentUnit } from './rent-unit.ts'

/** Below this, a rent per SF without a stated period cannot be yearly. */
export const LOWEST_DOUBTFUL_RENT = 2
/** No rent per SF and month is higher, whatever the building. */
const HIGHEST_RENT = 10
/** Of an industrial building, where nothing says the period. */
const HIGHEST_ASSUMED_RENT = 5
const LOWEST_RENT = 0.05
/** Below this, a header that says "per year" is wrong: the rent is monthly. */
const LOWEST_YEARLY_RENT = 1.5
/** No rent per SF is above the first, no rent of a whole building below the second. */
const HIGHEST_PER_SF = 120
export const LOWEST_WHOLE = 500

export interface RentCircumstances {
  /** The SF the rent is paid for; `null` where unknown. */
  readonly squareFeet: number | null
  /** What the other rents of the column are, where nothing says it and they agree. */
  readonly leaning: 'month' | 'year' | null
  /** Offices cost more. */
  readonly isOffice: boolean
}

export interface StatedRent {
  readonly amount: number
  /** What the cell itself says. */
  readonly cell: SheetRentUnit
  /** What cell, row and header say together. */
  readonly stated: SheetRentUnit
}

/** Dollars per SF and month; refused where the amount contradicts its unit. */
export function monthlyRent(rent: StatedRent, around: RentCircumstances, label: string): CellReading<number> {
  const { amount, stated } = rent
  const sum = isSumByItself(rent)
    ? ofWhole({ ...rent, stated: { ...stated, per: 'whole' } }, around, label)
    : null
  if (sum !== null && sum.value !== null) return sum
  const per = stated.per ?? (amount <= HIGHEST_PER_SF ? 'sf' : isWhole(rent, around) ? 'whole' : null)
  switch (per) {
    case 'sf':
      return perSquareFoot(rent, around, label)
    case 'm2':
      return perSquareMeter(rent, around, label)
    case 'whole':
      return ofWhole(rent, around, label)
    case 'acre':
      return refuse('other-unit', `${label} of ${shown(amount)} is per acre, not per square foot.`)
    case null:
      return refuse(
        'implausible',
        `${label} of ${shown(amount)} is too high per square foot and too low for a whole.`,
      )
  }
}

/** `$48,750/mo` under `$/SF/mo`: a cell that says its period and no area, and is far too much per SF. */
function isSumByItself({ amount, cell }: StatedRent): boolean {
  return cell.per === null && cell.period !== null && amount >= LOWEST_WHOLE
}

/** A sum that can be no rent per SF; of a small one the period and the area must be known. */
function isWhole({ amount, stated }: StatedRent, { squareFeet }: RentCircumstances): boolean {
  return amount >= LOWEST_WHOLE || (stated.period !== null && squareFeet !== null)
}

export const SF_PER_SQUARE_METER = 10.763_910_416_7

function perSquareMeter(rent: StatedRent, around: RentCircumstances, label: string): CellReading<number> {
  const amount = rent.amount / SF_PER_SQUARE_METER
  const reading = perSquareFoot({ ...rent, amount, stated: { ...rent.stated, per: 'sf' } }, around, label)
  return reading.value === null ? reading : { ...reading, unit: rentUnitName(rent.stated) }
}

function perSquareFoot(
  { amount, cell, stated }: StatedRent,
  around: RentCircumstances,
  label: string,
): CellReading<number> {
  const period = stated.period ?? inferredPeriod(amount, around.leaning)
  const value = keptIn('rent', period === 'month' ? amount : amount / 12)
  const unit = rentUnitName({ ...stated, per: 'sf', period })
  const isCellsWord = cell.period !== null
  if (stated.period === null) {
    const highest = around.isOffice ? HIGHEST_RENT : HIGHEST_ASSUMED_RENT
    if (value < LOWEST_RENT || value > highest) {
      return stated.per === 'sf' ? contradicts(label, amount, '$/SF') : implausible(label, amount, '$/SF')
    }
    return { value, unit, assumed: true } satisfies CellReading<number>
  }
  const highest = isCellsWord || around.isOffice || period === 'year' ? HIGHEST_RENT : HIGHEST_MONTHLY_RENT
  const lowest = isCellsWord || period === 'month' ? LOWEST_RENT : LOWEST_YEARLY_RENT / 12
  // A dollar a year is what a city asks for a whole building.
  const isNominal = amount === 1 && period === 'year' && stated.per === null
  if (isNominal) return { value: null, note: 'a nominal rent of 1 per year' }
  if (value < lowest || value > highest) return contradicts(label, amount, unit)
  return { value, unit } satisfies CellReading<number>
}

/** The period of a rent per SF that nothing states. */
export function inferredPeriod(amount: number, leaning: 'month' | 'year' | null): 'month' | 'year' {
  if (amount > HIGHEST_MONTHLY_RENT) return 'year'
  return amount <= LOWEST_DOUBTFUL_RENT ? 'month' : (leaning ?? 'month')
}

function ofWhole(
  { amount, stated }: StatedRent,
  around: RentCircumstances,
  label: string,
): CellReading<number> {
  const unit = `${rentUnitName({ ...stated, per: 'whole' })} for the whole`
  if (stated.period === null) {
    return refuse(
      'ambiguous',
      `${label} of ${shown(amount)} is for the whole, per month or per year is not said.`,
    )
  }
  const note = `${shown(amount)} per ${stated.period} for the whole`
  if (around.squareFeet === null)
    return { value: null, unit, note: `${note}; without a size, no rent per SF` }
  const value = keptIn('rent', amount / around.squareFeet / (stated.period === 'month' ? 1 : 12))
  if (value < LOWEST_RENT || value > HIGHEST_RENT) {
    const perSf = `${shown(round(value, 4))} per SF and month over ${shown(around.squareFeet)} SF`
    return refuse('implausible', `${label} of ${note} would be ${perSf}.`)
  }
  return { value, unit, note: `${note}, over ${shown(around.squareFeet)} SF` }
}

function contradicts(label: string, amount: number, unit: string): CellReading<never> {
  return refuse('contradicts-unit', `${label} of ${shown(amount)} cannot be in ${unit}, as it is said to be.`)
}

function implausible(label: string, amount: number, unit: string): CellReading<never> {
  return refuse('implausible', `${label} of ${shown(amount)} is not plausible in ${unit}.`)
}
