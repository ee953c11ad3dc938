import { onFooting } from '../domain/economics/footing.ts'
import { keptIn } from '../domain/fields/figure-units.ts'
import type { Property } from '../domain/property.ts'
import type { Adjustment } from '../domain/records/adjustment.ts'
import type { Characteristic } from '../domain/records/characteristics.ts'
import type { MeasuredCharacteristic } from '../domain/records/grid-terms.ts'
import { isMeasured, MEASURES } from './measures.ts'
import { regression } from './regression.ts'
import type { Subject } from './subject-of.ts'

/** A set with fewer says nothing of a characteristic. */
export const FEWEST_SUGGESTING = 5

/** What a set of comps says a characteristic is worth, in percent of its mean rent. */
export interface Rate {
  /** For one unit of the measure. */
  percent: number
  /** The standard error, as `percent`. */
  spread: number
  n: number
  rSquared: number
  /** Absent where it is of the comps themselves. */
  of?: 'market'
}

/** Below this the characteristic explains so little of the rents that other things matter more. */
const LEAST_EXPLAINED = 0.1
/** An effect is told from chance where it is so many times its standard error: the usual 95 percent. */
const SURE_TIMES = 2

/** What is shown of an effect that may be chance. */
export const UNCLEAR = 'unclear'

/** Whether it may be chance that there is an effect at all. Both are percent, or both in another unit. */
export function mayBeChance({ percent, spread }: Pick<Rate, 'percent' | 'spread'>): boolean {
  return Math.abs(percent) < SURE_TIMES * spread
}

/**
 * What can be made of a rate: `none` where it is within its own standard error, so that even its sign may be chance;
 * `weak` where it may be chance or explains little; else `clear`.
 */
export function strengthOf(rate: Rate): 'none' | 'weak' | 'clear' {
  if (Math.abs(rate.percent) <= rate.spread) return 'none'
  return mayBeChance(rate) || rate.rSquared < LEAST_EXPLAINED ? 'weak' : 'clear'
}

/** Null where too few comps state both, or all state the same. */
export function rateOf(name: MeasuredCharacteristic, comps: readonly Property[]): Rate | null {
  const points = comps.flatMap((comp): [number, number][] => {
    const measure = MEASURES[name].of(comp)
    return measure === null || comp.rentPerSf === null ? [] : [[measure, comp.rentPerSf]]
  })
  if (points.length < FEWEST_SUGGESTING) return null
  const line = regression(points)
  if (line === null || line.meanY <= 0) return null
  const { slope, spread, meanY, n, rSquared } = line
  return { percent: (slope / meanY) * 100, spread: (spread / meanY) * 100, n, rSquared }
}

export interface Suggestion extends Pick<Adjustment, 'kind' | 'amount'> {
  /** Null where it follows from what is stated of the comp. */
  rate: Rate | null
}

interface Asked {
  name: Characteristic
  comp: Property
  subject: Subject
  rates: Rates
  /** `YYYY-MM-DD`. */
  today: string
}

/** By characteristic; absent where the set says nothing. */
export type Rates = { readonly [M in MeasuredCharacteristic]?: Rate }

export function ratesOf(comps: readonly Property[]): Rates {
  const rates = (Object.keys(MEASURES) as MeasuredCharacteristic[]).map((name) => [name, rateOf(name, comps)])
  return Object.fromEntries(rates.filter(([, rate]) => rate !== null))
}

/** What the set suggests for one cell, to a tenth of a percent, or the dollars that are stated; null where it says nothing. */
export function suggestionFor({ name, comp, subject, rates, today }: Asked): Suggestion | null {
  if (name === 'leaseType') return byFooting(comp, subject)
  if (!isMeasured(name)) return null
  const rate = rates[name]
  const own = MEASURES[name].of(comp)
  const wanted = MEASURES[name].ofSubject(subject, today)
  if (rate === undefined || strengthOf(rate) === 'none' || own === null || wanted === null) return null
  return { kind: 'percent', amount: roundedTo(1, rate.percent * (wanted - own)), rate }
}

/** A gross and a net rent differ by the operating expenses that the comp states. */
function byFooting(comp: Property, { leaseType }: Subject): Suggestion | null {
  if (comp.rentPerSf === null || leaseType === null || leaseType === 'MG') return null
  const { rent, shift } = onFooting(comp.rentPerSf, comp, leaseType)
  return rent === null ? null : { kind: 'dollars', amount: keptIn('rent', shift), rate: null }
}

function roundedTo(digits: number, figure: number): number {
  // No minus on a zero.
  return Number(figure.toFixed(digits)) + 0
}
