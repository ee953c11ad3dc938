import { keptIn } from '../../../domain/fields/figure-units.ts'
import type { Cell } from '../../model/cell.ts'
import { currencyMeant, isNegative, round, shown } from '../amounts/amount.ts'
import { type CellQuantity, quantitiesOf } from '../amounts/quantities.ts'
import { type CellReading, readFigure, refuse } from '../cell-reading.ts'
import { excerpt } from '../plain-text.ts'
import { scan } from '../scan.ts'
import { isPlausibleOpex } from './rent-extras.ts'
import type { SheetRentUnit } from './rent-unit.ts'
import { RENT_RULES } from './rent-words.ts'

const LABEL = 'Operating expenses'
/** Without any word on the period, expenses up to here are monthly and from the second on yearly. */
const MOST_UNNAMED_MONTHLY = 0.6
const LEAST_UNNAMED_YEARLY = 0.9
const HIGHEST_PER_SF = 40

/**
 * Reads operating expenses in dollars per SF and month, never added to the rent. Where neither cell nor header
 * names the period it is the rent's, as people quote both alike.
 */
export function readOpex(
  cell: Cell,
  stated: SheetRentUnit,
  rentPeriod: 'month' | 'year' | null,
  squareFeet: number | null = null,
): CellReading<number> {
  return readFigure<number>(cell, LABEL, (text, words) => {
    if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(words)}” is negative.`)
    if (/^(?:included|incl\.?|full service|fsg?|gross)$/.test(text))
      return { value: null, token: excerpt(words) }
    const parts = sumOfCosts(text)
    if (parts !== null) {
      const sum = readOpex(parts, stated, rentPeriod, squareFeet)
      return sum.value === null ? null : { ...sum, note: excerpt(words) }
    }
    const tokens = scan(text, RENT_RULES)
    const quantities = tokens && quantitiesOf(tokens)
    const [first, other] = quantities?.list ?? []
    if (!quantities || !first) return null
    if (other) return refuse('ambiguous', `${LABEL} “${excerpt(words)}” names more than one amount.`)
    const currency = currencyMeant(first.currency, stated.currency, words)
    if (currency !== null && currency !== 'USD') {
      return refuse('foreign-currency', `${LABEL} “${excerpt(words)}” is in ${currency}, not in dollars.`)
    }
    const whole = ofWhole(first, stated, squareFeet)
    if (whole) return whole
    if (
      ['acre', 'm2'].some((unit) => first.units.includes(unit) || stated.per === unit) ||
      first.low > HIGHEST_PER_SF
    ) {
      return refuse('other-unit', `${LABEL} of ${shown(first.low)} is not per square foot.`)
    }
    const said = first.units.includes('month')
      ? 'month'
      : first.units.includes('year')
        ? 'year'
        : stated.period
    const period = said ?? rentPeriod ?? inferredPeriod(first.low)
    if (period === null)
      return refuse('ambiguous', `${LABEL} of ${shown(first.low)} could be per month or per year.`)
    const unit = period === 'month' ? '$/SF/mo' : '$/SF/yr'
    if (first.high !== null)
      return { value: null, unit, note: `a range of ${shown(first.low)} to ${shown(first.high)}` }
    const value = keptIn('rent', period === 'month' ? first.low : first.low / 12)
    if (!isPlausibleOpex(value)) {
      return refuse('implausible', `${LABEL} of ${shown(first.low)} is not plausible in ${unit}.`)
    }
    return said === null ? { value, unit, assumed: true } : { value, unit }
  })
}

const COST =
  /^(?:(?<before>[a-z][a-z .&/']*?)\.?:? ?[=@]? ?)?\$? ?(?<sum>\d*\.\d+|\d+)(?: (?<behind>[a-z][a-z .&']*?))?(?<unit> ?(?:\/|per |psf).*)?$/
const COSTS: readonly RegExp[] = [
  /^(?:re |r\.e\. |real estate |property |prop\.? )?tax(?:es)?$/,
  /^(?:property )?ins(?:urance)?\.?$/,
  /^(?:cam|maint(?:enance)?|common area(?: maintenance)?|opex|operating|repairs?)\.?$/,
  /^(?:mgmt|management|mgt)\.?(?: fee)?$/,
  /^util(?:ities|\.)?$/,
]

/** `1 tax+1 ins`. */
const SHORTEST_COSTS = 11

/** `Taxes $1.45, Ins $0.30, CAM $0.85 /SF/yr` as one sum in its unit. Null where a part is not known, or comes twice. */
export function sumOfCosts(text: string): string | null {
  if (text.length < SHORTEST_COSTS) return null
  const pieces = text.split(/\s*[,;+|]\s*|\s+(?:and|&|plus)\s+|\s+\/\s+/)
  if (pieces.length < 2) return null
  const kinds = new Set<RegExp>()
  const units = new Set<string>()
  let sum = 0
  for (const piece of pieces) {
    const { before, behind, sum: amount = '', unit } = COST.exec(piece)?.groups ?? {}
    const name = (before ?? behind ?? '').trim()
    const kind = COSTS.find((pattern) => pattern.test(name))
    if (!kind || kinds.has(kind)) return null
    kinds.add(kind)
    if (unit !== undefined) units.add(unit.trim())
    sum += Number(amount)
  }
  return units.size > 1 ? null : `$${round(sum, 4)}${[...units].map((unit) => ` ${unit}`).join('')}`
}

const LEAST_WHOLE = 500

/** A sum for the whole, where its period and the area are known: `$96,000/yr` of 40,000 SF. */
function ofWhole(
  { low, high, units }: CellQuantity,
  stated: SheetRentUnit,
  squareFeet: number | null,
): CellReading<number> | null {
  const period = units.find((unit) => unit === 'month' || unit === 'year') ?? stated.period
  const isPerArea =
    units.some((unit) => unit === 'sf' || unit === 'm2' || unit === 'acre') ||
    (stated.per !== null && stated.per !== 'whole')
  if (low < LEAST_WHOLE || high !== null || isPerArea || period === null || squareFeet === null) return null
  const value = keptIn('rent', low / squareFeet / (period === 'month' ? 1 : 12))
  const note = `${shown(low)} per ${period} for the whole, over ${shown(squareFeet)} SF`
  return isPlausibleOpex(value) ? { value, unit: '$ for the whole', note } : null
}

function inferredPeriod(amount: number): 'month' | 'year' | null {
  if (amount <= MOST_UNNAMED_MONTHLY) return 'month'
  return amount >= LEAST_UNNAMED_YEARLY ? 'year' : null
}
