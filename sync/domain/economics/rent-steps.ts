import type { ScheduledRent } from './lease-terms.ts'

/** How a rent rises, as its source states it: dollars per square foot, a month or a year by `period`. */
export type RentSteps = { period: 'month' | 'year' } & (StepEachYear | RentList)

interface StepEachYear {
  kind: 'step'
  dollarsAYear: number
}

interface RentList {
  kind: 'schedule'
  /** The first holds from month 1. */
  rents: readonly ScheduledRent[]
  /** The last month that they state a rent for; null where the last rent holds to the end of the lease. */
  untilMonth: number | null
}

/** No lease has more rents one after the other. */
export const MOST_RENTS = 40

const TEXT = /^(.+) \$\/SF\/(mo|yr)( by year| more each year|)$/
const AMOUNT = /^\d+(?:\.\d+)?$/
const OF_MONTHS = /^(\S+) (?:months (\d+)-(\d+)|from month (\d+))$/

/**
 * The steps of a property, from the text it keeps: `25.00, 25.50, 26.00 $/SF/yr by year`,
 * `0.65 months 1-12, 0.67 from month 13 $/SF/mo`, `0.25 $/SF/yr more each year`. Null for any other text.
 */
export function parseRentSteps(text: string): RentSteps | null {
  const [, list = '', unit, by] = TEXT.exec(text) ?? []
  const parts = list.split(', ')
  if (unit === undefined || parts.length > MOST_RENTS) return null
  const period = unit === 'mo' ? 'month' : 'year'
  if (by === ' more each year')
    return AMOUNT.test(list) ? { period, kind: 'step', dollarsAYear: Number(list) } : null
  const rents: ScheduledRent[] = []
  let untilMonth: number | null = 0
  for (const part of parts) {
    const [, amount = by ? part : '', first, last, open]: (string | undefined)[] = OF_MONTHS.exec(part) ?? []
    const fromMonth: number = by ? rents.length * 12 + 1 : Number(first ?? open)
    // A gap, or two rents for one month.
    if (!AMOUNT.test(amount) || untilMonth === null || fromMonth !== untilMonth + 1) return null
    untilMonth = by ? fromMonth + 11 : last === undefined ? null : Number(last)
    if (untilMonth !== null && untilMonth < fromMonth) return null
    rents.push({ fromMonth, rent: Number(amount) })
  }
  return { period, kind: 'schedule', rents, untilMonth }
}

/** The text that a property keeps of its steps, which reads back as the same. */
export function rentStepsText(steps: RentSteps): string {
  const unit = `$/SF/${steps.period === 'month' ? 'mo' : 'yr'}`
  if (steps.kind === 'step') return `${written(steps.dollarsAYear)} ${unit} more each year`
  const { rents, untilMonth } = steps
  const isByYear =
    untilMonth === rents.length * 12 && rents.every(({ fromMonth }, year) => fromMonth === year * 12 + 1)
  if (isByYear) return `${rents.map(({ rent }) => written(rent)).join(', ')} ${unit} by year`
  const parts = rents.map(({ fromMonth, rent }, i) => {
    const next = rents[i + 1]
    const last = next ? next.fromMonth - 1 : untilMonth
    return `${written(rent)} ${last === null ? `from month ${fromMonth}` : `months ${fromMonth}-${last}`}`
  })
  return `${parts.join(', ')} ${unit}`
}

/** In cents where they say all of it. */
function written(dollars: number): string {
  const cents = dollars.toFixed(2)
  return Number(cents) === dollars ? cents : String(dollars)
}
