import { keptIn } from '../../../domain/fields/figure-units.ts'
import { LEASE_TYPES, type LeaseType } from '../../../domain/known-types.ts'
import { round, shown } from '../amounts/amount.ts'
import type { CellQuantity, Quantities } from '../amounts/quantities.ts'
import { type CellReading, refuse } from '../cell-reading.ts'

/** What a rent cell says besides the rent. `null` where it says nothing of it. */
export interface RentExtras {
  readonly leaseType: LeaseType | null
  /** Dollars per SF and month. */
  readonly opex: CellReading<number> | null
  /** Percent a year. */
  readonly escalation: number | null
  /** Dollars per SF a year, in the unit of the rent. */
  readonly step: number | null
  readonly freeMonths: number | null
  readonly termMonths: number | null
  /** Dollars per SF. */
  readonly ti: number | null
}

export const NO_EXTRAS: RentExtras = {
  leaseType: null,
  opex: null,
  escalation: null,
  step: null,
  freeMonths: null,
  termMonths: null,
  ti: null,
}

/** The range of operating expenses of an industrial building, per SF and month, unless there are none. */
const LOWEST_MONTHLY_OPEX = 0.03
const HIGHEST_MONTHLY_OPEX = 1.5

/** True for operating expenses that a building can have, in dollars per SF and month. */
export function isPlausibleOpex(monthly: number): boolean {
  return monthly === 0 || (monthly >= LOWEST_MONTHLY_OPEX && monthly <= HIGHEST_MONTHLY_OPEX)
}

/** What is paid on top of a net rent is a part of it, in percent, and more than a twelfth: that is the rent a month. */
const MOST_OF_A_RENT = 60
const LEAST_OF_A_RENT = 10

const ADDING: ReadonlySet<string> = new Set(['+', 'plus', 'with', 'w/', 'and', '&'])

/** What a further amount is the price of. `null` where it would be another rent. */
export function extraOf(quantity: CellQuantity, quantities: Quantities): 'opex' | 'ti' | 'yard' | null {
  const { labels, afterwords, isLabeledBefore, joinedBy } = quantity
  if (labels.includes('yard') || (labels.length === 0 && afterwords.includes('yard'))) return 'yard'
  if (labels.includes('opex')) return 'opex'
  if (labels.includes('ti')) return 'ti'
  const [first] = quantities.list
  if (!first || first === quantity) return null
  if (labels.includes('nnns')) return 'opex'
  const before = quantities.list[quantities.list.indexOf(quantity) - 1]
  const followsNet =
    before?.afterwords.some((word) => word === 'NNN' || word === 'nnns' || word === 'opex') === true
  if (followsNet && joinedBy === '(' && labels.length === 0) return 'opex'
  const percent = round((quantity.low / first.low) * 100, 6)
  const isPart = percent >= LEAST_OF_A_RENT && percent < MOST_OF_A_RENT
  if (isPart && joinedBy === '(' && labels.length === 0 && first.labels.includes('NNN')) return 'opex'
  const isNet = labels.includes('NNN')
  if (isNet && isLabeledBefore) return 'opex'
  const isAdded = joinedBy !== null && ADDING.has(joinedBy)
  const isOfNet = first.labels.includes('NNN') || first.afterwords.includes('NNN')
  const isOnTopOfNet = isOfNet && labels.length === 0
  return isAdded && (isNet || isOnTopOfNet) ? 'opex' : null
}

/** `rentPeriod` and `rentCurrency` are those of the rent beside, for amounts that name none. */
export function readRentExtras(
  quantities: Quantities,
  rentPeriod: 'month' | 'year' | null,
  rentCurrency: string | null,
): RentExtras {
  const isForeign = ({ currency }: CellQuantity) => ![null, 'USD'].includes(currency ?? rentCurrency)

  const fact = (name: string) => quantities.facts.find((token) => token.name === name)?.value ?? null
  const opex = quantities.list.filter((quantity) => extraOf(quantity, quantities) === 'opex')
  const ti = quantities.list.filter((quantity) => extraOf(quantity, quantities) === 'ti')
  return {
    leaseType: leaseTypeOf(quantities),
    opex: opex.length === 0 ? null : opex.some(isForeign) ? FOREIGN_OPEX : readOpexAmount(opex, rentPeriod),
    escalation: fact('escalation'),
    step: fact('step'),
    freeMonths: fact('free rent'),
    termMonths: fact('term'),
    ti: ti.length === 1 && ti[0]?.high === null && !isForeign(ti[0]) ? ti[0].low : null,
  }
}

const FOREIGN_OPEX = refuse('foreign-currency', 'Operating expenses are in another currency, not in dollars.')

function readOpexAmount(
  amounts: readonly CellQuantity[],
  rentPeriod: 'month' | 'year' | null,
): CellReading<number> {
  const [first] = amounts
  if (!first || amounts.length > 1) return refuse('ambiguous', 'Operating expenses are named more than once.')
  const stated = first.units.find((unit) => unit === 'month' || unit === 'year')
  const period = stated ?? rentPeriod
  if (first.high !== null) {
    return {
      value: null,
      note: `a range of ${shown(first.low)} to ${shown(first.high)} for operating expenses`,
    }
  }
  if (period === null)
    return refuse('ambiguous', `Operating expenses of ${shown(first.low)} name no month or year.`)
  const value = keptIn('rent', period === 'month' ? first.low : first.low / 12)
  if (!isPlausibleOpex(value)) {
    return refuse(
      'implausible',
      `Operating expenses of ${shown(first.low)} per ${period} are not plausible per SF.`,
    )
  }
  const unit = period === 'month' ? '$/SF/mo' : '$/SF/yr'
  return stated === undefined ? { value, unit, assumed: true } : { value, unit }
}

function leaseTypeOf({ list, looseLabels }: Quantities): LeaseType | null {
  const labels = [...looseLabels, ...list.flatMap(({ labels, afterwords }) => [...labels, ...afterwords])]
  const named = LEASE_TYPES.filter((type) => labels.includes(type))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const paysOnTop = list.some(({ afterwords }) => afterwords.includes('opex') || afterwords.includes('nnns'))
  return paysOnTop || labels.includes('nnns') ? 'NNN' : null
}
