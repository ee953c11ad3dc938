import { parseRentSteps, type RentSteps } from '../../domain/economics/rent-steps.ts'
import {
  comparedMonths,
  perMonth,
  ROUNDED_BY,
  SAME_RENT,
  statedRent,
} from '../../domain/economics/stated-escalation.ts'
import { levelToday, monthlyWorth } from './level-today.ts'

/** The cells that the rent of a lease follows from; `term` is its months. */
interface RentCells {
  readonly rent: string
  readonly percent: string
  readonly steps: string
  readonly term: string
}

/** A rent that follows its steps, as formulas. */
export interface SteppedFormulas {
  /** The rent of so many months from the first, dollars per square foot. */
  rentOf(months: string): string
  /** The same at what it is worth at the start, a dollar a year later being worth `yearly` times less. */
  rentToday(months: string, yearly: number): string
  /** True where the steps are not to be used, as `stepsDoubt` has it, or where their cell says something else by now. */
  readonly isInDoubt: string
}

/** Null for a lease without steps. Of a text that cannot be read no formula can be made, and it stays in doubt. */
export function steppedFormulas(text: string | null, cells: RentCells): SteppedFormulas | null {
  if (text === null) return null
  const steps = parseRentSteps(text)
  if (steps === null) return { rentOf: () => '0', rentToday: () => '0', isInDoubt: '1=1' }
  const doubts = [
    `${cells.steps}<>"${text}"`,
    ...(steps.kind === 'schedule' ? scheduleDoubts(steps, cells) : []),
    `IF(ISNUMBER(${cells.percent}),${isOtherPercent(steps, cells)},1=0)`,
  ]
  return {
    rentOf: rentOf(steps, cells),
    rentToday: rentToday(steps, cells),
    isInDoubt: `OR(${doubts.join(',')})`,
  }
}

function rentOf(steps: RentSteps, { rent }: RentCells): (months: string) => string {
  const a = perMonth(steps)
  if (steps.kind === 'step') {
    return (months) => {
      const years = `INT((${months})/12)`
      const risen = `${years}*(6*(${years}-1)+MOD(${months},12))`
      return `(${rent}*(${months})+${steps.dollarsAYear}/${a}*${risen})`
    }
  }
  // Each rent is what it adds to the one before it, so that the months stand once for each.
  return (months) => {
    const parts = steps.rents.map(({ rent: stated, fromMonth }, i) => {
      const before = steps.rents[i - 1]
      return before === undefined
        ? `${stated}*(${months})`
        : `(${stated}-${before.rent})*MAX(0,${months}-${fromMonth - 1})`
    })
    return `(${parts.join('+')})/${a}`
  }
}

function rentToday(steps: RentSteps, { rent }: RentCells): SteppedFormulas['rentToday'] {
  const a = perMonth(steps)
  return (months, yearly) => {
    const all = levelToday(months, yearly)
    const month = monthlyWorth(yearly)
    if (steps.kind === 'step') {
      const years = `INT((${months})/12)`
      // What is worth a dollar a month to the end of each year, all years together.
      const ended = `(${years}-(1-${yearly}^-${years})/${yearly - 1})/(1-${month})`
      return `(${rent}*${all}+${steps.dollarsAYear}/${a}*(${years}*${all}-${ended}))`
    }
    const parts = steps.rents.map(({ rent: stated, fromMonth }, i) => {
      const before = steps.rents[i - 1]
      if (before === undefined) return `${stated}*${all}`
      const until = (1 - month ** (fromMonth - 1)) / (1 - month)
      return `(${stated}-${before.rent})*MAX(0,${all}-${until})`
    })
    return `(${parts.join('+')})/${a}`
  }
}

function scheduleDoubts(
  steps: Extract<RentSteps, { kind: 'schedule' }>,
  { rent, term }: RentCells,
): string[] {
  const first = `ABS(${rent}-${steps.rents[0]?.rent ?? 0}/${perMonth(steps)})>${SAME_RENT.toFixed(7)}`
  return steps.untilMonth === null ? [first] : [first, `${term}>${steps.untilMonth}`]
}

function isOtherPercent(steps: RentSteps, { rent, percent, term }: RentCells): string {
  const a = perMonth(steps)
  const isOff = (years: string, stated: string) =>
    `ABS(${rent}*${a}*(1+${percent}/100)^${years}-${stated})>${ROUNDED_BY}`
  if (steps.kind === 'step') {
    const last = `(ROUNDUP(${term}/12,0)-1)`
    const after = (years: string) => isOff(years, `(${rent}*${a}+${steps.dollarsAYear}*${years})`)
    return `AND(${term}>12,OR(${after('1')},${after(last)}))`
  }
  const compared = comparedMonths(steps, 0).map(
    (at) => `AND(${term}>${at},${isOff(String(Math.floor(at / 12)), String(statedRent(steps, 0, at)))})`,
  )
  return compared.length === 0 ? '1=0' : `OR(${compared.join(',')})`
}
