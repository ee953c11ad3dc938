import type { Cell } from '../model/cell.ts'
import { currencyMeant, currencyName, isNegative, MONEY_AMOUNT, round, shown } from './amounts/amount.ts'
import { type CellQuantity, type Quantities, quantitiesOf } from './amounts/quantities.ts'
import { type CellReading, eachOr, readFigure, refuse } from './cell-reading.ts'
import { excerpt } from './plain-text.ts'
import { RENT_UNITS } from './rent/rent-words.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from './scan.ts'

/** A price cell can give the price and what it comes to per SF: `$1,250,000 ($52.08/SF)`. */
export interface PriceReadings {
  /** Dollars. */
  readonly price: CellReading<number>
  /** Dollars per SF; `null` where the cell has none. */
  readonly perSf: CellReading<number> | null
  /** In percent; `null` where the cell has none. */
  readonly capRate: number | null
}

const ENDS_IN_M = /(?<=\d ?)m$/
const LOWEST_PRICE = 10_000
const HIGHEST_PRICE = 20_000_000_000
/** A price of a column in thousands or millions that would come to more is in dollars already. */
const LEAST_DOUBTFUL = 1_000_000_000
const LOWEST_PER_SF = 1
const HIGHEST_PER_SF = 5_000

const RULES: readonly Rule[] = [
  {
    pattern: /\(?portfolio of (?:\d{1,3}|two|three|four|five|six)(?: (?:buildings?|properties|assets))?\)?/y,
    token: () => ({ kind: 'noise', name: 'portfolio', value: 0 }),
  },
  {
    pattern:
      /\((?:of )?(?:a |the )?portfolio(?: total| price| sale)?(?: of| at| for|:)? ?\$? ?[\d.,]+ ?(?:mm?|mil(?:lion)?|k)?\)/y,
    token: () => ({ kind: 'noise', name: 'allocated', value: 0 }),
  },
  {
    pattern:
      /(\d{1,2}(?:\.\d+)?) ?%(?: ?cap(?:[ -]?rate)?)|cap(?:[ -]?rate)? (?:of )?(\d{1,2}(?:\.\d+)?) ?%/y,
    token: ([, before, behind]) => ({ kind: 'fact', name: 'cap', value: Number(before ?? behind) }),
  },
  MONEY_AMOUNT,
  {
    pattern: /(?:usd|cad|cdn|aud|eur|gbp|mxn)(?![a-z])/y,
    token: ([name]) => ({ kind: 'unit', name: currencyName(name) ?? name, value: 0 }),
  },
  ...RENT_UNITS,
  words(
    'noise',
    'price',
    'asking|or|sale|sold|price|for|at|purchase|list|total|of|allocated|portfolio|cash|all cash|closed|recorded|gross|net|building|bldg',
  ),
  words('noise', 'about', 'from|starting at|over|under'),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

/**
 * `currency` and `factor` are the header's, for amounts that name none; `currency` is null where it names none either.
 * `isInMillions`: in its column `M` is no thousand.
 */
export function readPrice(
  cell: Cell,
  currency: string | null,
  factor = 1,
  isInMillions = false,
): PriceReadings {
  const reading = readFigure<PriceReadings>(cell, PRICE.label, (text, words) => {
    const quantities = moneyIn(isInMillions ? text.replace(ENDS_IN_M, 'mm') : text)
    if (quantities === 'negative')
      return refuse('negative', `${PRICE.label} “${excerpt(words)}” is negative.`)
    if (!quantities) return null
    const [rate, otherRate] = quantities.list.filter(isPerSf)
    const perSf = rate && !otherRate ? readAmount(rate, PER_SF, currency, words) : null
    const [sum, other] = quantities.list.filter((amount) => !isPerSf(amount))
    const capRate = quantities.facts.find(({ name }) => name === 'cap')?.value ?? null
    if (!sum)
      return perSf && { value: { price: { value: null, note: 'only a price per SF' }, perSf, capRate } }
    if (other) return refuse('ambiguous', `${PRICE.label} “${excerpt(words)}” names more than one price.`)
    if (factor > 1 && !sum.isScaled && sum.low * factor >= LEAST_DOUBTFUL)
      return refuse(
        'ambiguous',
        `${PRICE.label} “${excerpt(words)}” may be in dollars, not in ${shown(factor)}s.`,
      )
    return {
      value: { price: readAmount(scaledBy(sum, factor), PRICE, currency, words, quantities), perSf, capRate },
    }
  })
  return eachOr(reading, (why) => ({ price: why, perSf: null, capRate: null }))
}

function scaledBy(sum: CellQuantity, factor: number): CellQuantity {
  if (factor === 1 || sum.isScaled) return sum
  return { ...sum, low: sum.low * factor, high: sum.high && sum.high * factor, isScaled: true }
}

const PRICE = { label: 'Sale price', unit: '$', lowest: LOWEST_PRICE, highest: HIGHEST_PRICE, decimals: 2 }
const PER_SF = {
  label: 'Price per SF',
  unit: '$/SF',
  lowest: LOWEST_PER_SF,
  highest: HIGHEST_PER_SF,
  decimals: 2,
}

/** Dollars per SF. `currency` as of `readPrice`. */
export function readPricePerSf(cell: Cell, currency: string | null): CellReading<number> {
  return readFigure<number>(cell, PER_SF.label, (text, words) => {
    const quantities = moneyIn(text)
    if (quantities === 'negative')
      return refuse('negative', `${PER_SF.label} “${excerpt(words)}” is negative.`)
    const [first, other] = quantities?.list ?? []
    if (!quantities || !first || other) return null
    return readAmount(first, PER_SF, currency, words, quantities)
  })
}

function moneyIn(text: string): Quantities | 'negative' | null {
  if (isNegative(text)) return 'negative'
  const tokens = scan(text, RULES)
  return tokens && quantitiesOf(tokens)
}

interface MoneyRules {
  readonly label: string
  readonly unit: string
  readonly lowest: number
  readonly highest: number
  readonly decimals: number
}

function readAmount(
  amount: CellQuantity,
  { label, unit, lowest, highest, decimals }: MoneyRules,
  columnCurrency: string | null,
  cellWords: string,
  quantities?: Quantities,
): CellReading<number> {
  const behind = amount.units.find((name) => /^[A-Z]{3}$/.test(name))
  const currency = behind ?? currencyMeant(amount.currency, columnCurrency, cellWords)
  if (currency !== null && currency !== 'USD') {
    return refuse('foreign-currency', `${label} “${excerpt(cellWords)}” is in ${currency}, not in dollars.`)
  }
  if (amount.units.some((name) => name === 'month' || name === 'year' || name === 'acre')) {
    return refuse('other-unit', `${label} “${excerpt(cellWords)}” is counted in another unit.`)
  }
  if (amount.high !== null)
    return { value: null, unit, note: `a range of ${shown(amount.low)} to ${shown(amount.high)}` }
  if (amount.low === 0) return { value: null, note: `a ${label.toLowerCase()} of 0 is unknown` }
  if (amount.low < lowest || amount.low > highest) {
    return refuse('implausible', `${label} of ${shown(amount.low)} is not plausible.`)
  }
  const value = round(amount.low, decimals)
  const notes = [
    ...(amount.isScaled ? [`${excerpt(cellWords)} is read as ${shown(value)}`] : []),
    ...(quantities?.notes.includes('about') ? ['approximate'] : []),
    ...(quantities?.notes.includes('allocated') ? ['allocated of the price of a portfolio'] : []),
    ...(quantities?.notes.includes('portfolio') ? ['the price of a portfolio'] : []),
  ]
  return notes.length > 0 ? { value, unit, note: notes.join('; ') } : { value, unit }
}

function isPerSf({ units }: CellQuantity): boolean {
  return units.includes('sf')
}
