import type { Cell } from '../model/cell.ts'
import { isNegative, MONEY_AMOUNT, round, shown } from './amount.ts'
import { type CellReading, readFigure, refuse } from './cell-reading.ts'
import { excerpt } from './plain-text.ts'
import { quantitiesOf } from './quantities.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from './scan.ts'

const LABEL = 'TI allowance'
const HIGHEST_PER_SF = 300

const RULES: readonly Rule[] = [
  MONEY_AMOUNT,
  words('unit', 'sf', String.raw`(?:\/|per|a)? ?(?:r?sf|sq\.? ?ft\.?|square f(?:oo|ee)t)|psf`),
  words('unit', 'whole', 'total|lump sum'),
  words('noise', 'ti', "ti'?s?|tia|tenant improvements?|allowance|new|work|up to|landlord"),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

/** What is known of an allowance besides its cell. */
export interface TiCircumstances {
  /** The header says that it is a sum for the whole. */
  readonly isWhole: boolean
  readonly squareFeet: number | null
  readonly currency: string | null
}

/** Reads a tenant improvement allowance in dollars per SF. A sum for the whole, if said so, is divided by the size. */
export function readTi(cell: Cell, { isWhole, squareFeet, currency }: TiCircumstances): CellReading<number> {
  return readFigure<number>(cell, LABEL, (text, cellWords) => {
    if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
    if (/turn ?-?key/.test(text)) return { value: null, token: 'turnkey' }
    if (/^as[ -]?is$/.test(text)) return { value: null, token: 'as-is' }
    const tokens = scan(text, RULES)
    const [first, other] = (tokens && quantitiesOf(tokens)?.list) ?? []
    if (!first || other) return null
    const money = first.currency ?? currency
    if (money !== null && money !== 'USD') {
      return refuse('foreign-currency', `${LABEL} “${excerpt(cellWords)}” is in ${money}, not in dollars.`)
    }
    if (first.high !== null)
      return { value: null, note: `a range of ${shown(first.low)} to ${shown(first.high)}` }
    if (first.units.includes('whole') || (isWhole && !first.units.includes('sf'))) {
      if (squareFeet === null)
        return { value: null, note: `${shown(first.low)} for the whole; without a size, none per SF` }
      const note = `${shown(first.low)} over ${shown(squareFeet)} SF`
      return { value: round(first.low / squareFeet, 2), unit: '$ for the whole', note }
    }
    if (first.low > HIGHEST_PER_SF)
      return refuse('implausible', `${LABEL} of ${shown(first.low)} is not plausible per SF.`)
    return { value: round(first.low, 2), unit: '$/SF' }
  })
}
