import { percentile } from '../book/question/rent-statistics.ts'
import { asDecimal } from '../domain/format.ts'
import type { CompAdjustments } from '../domain/records/adjustment.ts'
import { CHARACTERISTICS } from '../domain/records/characteristics.ts'

/** A comp as a grid works with it. */
export interface GridComp {
  /** Dollars per square foot per month; null for one that states none, which then counts in nothing. */
  rent: number | null
  adjustments: CompAdjustments | null
  /** Of 100; null where nobody said. */
  weight: number | null
}

export interface AdjustedComp {
  /** Sums of all adjustments in percent of the rent, with their signs and without. */
  net: number
  gross: number
  /** Null without a rent. */
  rent: number | null
  /** From 0 to 1; all of them make 1. */
  share: number
}

export interface RentSpread {
  low: number
  high: number
  p25: number
  p75: number
  median: number
}

export interface Reconciled {
  comps: readonly AdjustedComp[]
  /** The weighted mean of the adjusted rents; null where there is none. */
  value: number | null
  /** What was said of weights in all, of 100, where that is not what it is made to; else null. */
  scaledFrom: number | null
  after: RentSpread | null
  before: RentSpread | null
}

/** Adjusts every rent, and weighs them to one. */
export function reconcile(comps: readonly GridComp[]): Reconciled {
  const { shares, scaledFrom } = weigh(comps)
  const adjusted = comps.map((comp, at) => ({ ...adjust(comp), share: shares[at] ?? 0 }))
  const rents = adjusted.flatMap(({ rent }) => rent ?? [])
  const weighed = shares.reduce((sum, share) => sum + share, 0) > 0
  const value = adjusted.reduce((sum, { rent, share }) => sum + (rent ?? 0) * share, 0)
  return {
    comps: adjusted,
    value: weighed ? value : null,
    scaledFrom,
    after: spreadOf(rents),
    before: spreadOf(comps.flatMap(({ rent }) => rent ?? [])),
  }
}

/** Percentages add up, as the lines of a grid do; dollars come on top. */
function adjust({ rent, adjustments }: GridComp): Omit<AdjustedComp, 'share'> {
  let [percent, dollars, gross] = [0, 0, 0]
  for (const name of CHARACTERISTICS) {
    const own = adjustments?.[name]
    if (own === undefined) continue
    if (own.kind === 'percent') {
      percent += own.amount
      gross += Math.abs(own.amount)
    } else {
      dollars += own.amount
      gross += rent === null || rent === 0 ? 0 : (Math.abs(own.amount) / rent) * 100
    }
  }
  if (rent === null) return { net: percent, gross, rent: null }
  const adjusted = rent * (1 + percent / 100) + dollars
  return { net: rent === 0 ? percent : (adjusted / rent - 1) * 100, gross, rent: adjusted }
}

/** What is said of weights, the others sharing what is left of 100 alike; in all 1. */
function weigh(comps: readonly GridComp[]): { shares: number[]; scaledFrom: number | null } {
  const counted = comps.filter(({ rent }) => rent !== null)
  const said = counted.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
  const silent = counted.filter(({ weight }) => weight === null).length
  const left = silent === 0 ? 0 : Math.max(0, 100 - said) / silent
  const total = said + left * silent
  return {
    shares: comps.map(({ rent, weight }) => (rent === null || total === 0 ? 0 : (weight ?? left) / total)),
    scaledFrom: total === 0 || asDecimal(total) === 100 ? null : total,
  }
}

function spreadOf(rents: readonly number[]): RentSpread | null {
  const sorted = Float64Array.from(rents).sort()
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined) return null
  const at = (share: number) => percentile(sorted, share) ?? low
  return { low, high, p25: at(0.25), p75: at(0.75), median: at(0.5) }
}
