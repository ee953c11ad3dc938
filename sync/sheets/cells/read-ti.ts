import type { Cell } from '../model/cell.ts'
import { currencyMeant, isNegative, MONEY_AMOUNT, round, shown } from './amounts/amount.ts'
import { partsOfSum } from './amounts/on-an-area.ts'
import { type CellQuantity, quantitiesOf } from './amounts/quantities.ts'
import { type CellReading, readFigure, refuse } from './cell-reading.ts'
import { excerpt } from './plain-text.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from './scan.ts'

const LABEL = 'TI allowance'
/** A space taken as it is, for which the landlord pays nothing. */
const AS_IS =
  /^(?:(?:none|no ti|\$?0(?:\.00)?),? ?[-;(/]? ?)?as[ -]?is(?:,? ?(?:where[ -]?is|condition|basis|\)|[-;,/] ?(?:none|no (?:ti|allowance|work))))*$/
const WORK =
  /^(?:new )?(?:paint|carpet)(?: ?(?:&|and|,) ?(?:new )?(?:paint|carpet))?$|^(?:landlord|ll)(?:'s)? work$|^spec(?: suite)?$|^build[ -]to[ -]suit$|^bts$/
const HIGHEST_PER_SF = 300
const SAME_ALLOWANCE = 0.05

const RULES: readonly Rule[] = [
  MONEY_AMOUNT,
  words('unit', 'sf', String.raw`(?:\/|per|a)? ?(?:r?sf|sq\.? ?ft\.?|square f(?:oo|ee)t)|psf`),
  words('unit', 'whole', 'total|lump sum'),
  words(
    'noise',
    'ti',
    "(?:to|will) provide|provid(?:es|ed)|contribut(?:es|ion)|toward|ti'?s?|tia|tenant improvements?|allow(?:ances?|\\.)?|new|work|landlord|ll|of|for|from|build ?-? ?out|improvements?|the|space|tenant|cash|package|in",
  ),
  words('noise', 'work', 'turn ?-?key(?: (?:build ?-? ?out|allowance|ti|basis|delivery))?'),
  words('noise', 'up to', 'up to|max(?:imum|\\.)?|not to exceed'),
  words(
    'noise',
    'work',
    '(?:on|for) (?:the )?(?:offices?|warehouse|improved)(?: (?:area|space|portion|sf))?(?: only)?',
  ),
  words(
    'noise',
    'work',
    '(?:new )?(?:carpet(?:ing)?|paint(?:ing)?|floor(?:s|ing)?|lighting|led(?: lighting)?|demising(?: walls?)?|hvac|restrooms?|roof|dock (?:equipment|packages?|levell?ers?))(?: ?(?:\\/|&|and) ?(?:carpet|paint))?',
  ),
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

/** One allowance as a sum and per SF: `$75,000 ($5.00/SF)`. */
function isSameForAll(
  list: readonly CellQuantity[],
  perFoot: CellQuantity,
  squareFeet: number | null,
): boolean {
  const sum = list.find((other) => other !== perFoot)
  if (!sum || sum.units.includes('sf') || sum.high !== null || sum.low <= HIGHEST_PER_SF) return false
  return squareFeet === null || Math.abs(sum.low / squareFeet / perFoot.low - 1) <= SAME_ALLOWANCE
}

/** An allowance per SF and a sum for the whole on top of it: `$7.50/SF + $25,000 for HVAC`. Null where it is none. */
function sumPerFoot(
  list: readonly CellQuantity[],
  perFoot: CellQuantity,
  squareFeet: number | null,
  code: string,
): CellReading<number> | null {
  const [first, second, third] = list
  const other = first === perFoot ? second : first
  const isSum = second?.joinedBy === '+' || second?.joinedBy === 'plus'
  if (!other || third || !isSum || code !== 'USD' || perFoot.high !== null || other.high !== null) return null
  if (other.low <= HIGHEST_PER_SF || other.units.includes('sf') || (other.currency ?? code) !== 'USD')
    return null
  if (squareFeet === null) return { value: null, unit: '$/SF' }
  return { value: round(perFoot.low + other.low / squareFeet, 2), unit: '$/SF' }
}

function money({ currency }: CellQuantity, ofColumn: string | null, cellWords: string): string {
  return currencyMeant(currency, ofColumn, cellWords) ?? 'USD'
}

/** Reads a tenant improvement allowance in dollars per SF. A sum for the whole, if said so, is divided by the size. */
export function readTi(cell: Cell, { isWhole, currency, ...row }: TiCircumstances): CellReading<number> {
  return readFigure<number>(
    cell,
    LABEL,
    (text, cellWords) => {
      if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
      const isTurnkey = /turn ?-?key/.test(text)
      if (AS_IS.test(text)) return { value: 0, note: 'as-is, without an allowance' }
      if (WORK.test(text)) return { value: null, token: excerpt(cellWords) }
      const { money: sum, area } = partsOfSum(text)
      const squareFeet = area ?? row.squareFeet
      const tokens = scan(sum, RULES)
      const list = (tokens && quantitiesOf(tokens)?.list) ?? []
      const perFoot = list.find(({ units }) => units.includes('sf'))
      const isTwice = list.length === 2 && perFoot !== undefined && isSameForAll(list, perFoot, squareFeet)
      const first = isTwice ? perFoot : list[0]
      const added = perFoot && sumPerFoot(list, perFoot, squareFeet, money(perFoot, currency, cellWords))
      if (added) return { ...added, note: excerpt(cellWords) }
      if (!first || (list.length > 1 && !isTwice)) return isTurnkey ? { value: null, token: 'turnkey' } : null
      const code = money(first, currency, cellWords)
      if (code !== 'USD') {
        return refuse('foreign-currency', `${LABEL} “${excerpt(cellWords)}” is in ${code}, not in dollars.`)
      }
      if (first.high !== null)
        return { value: null, note: `a range of ${shown(first.low)} to ${shown(first.high)}` }
      if (first.units.includes('whole') || (isWhole && !first.units.includes('sf'))) {
        if (squareFeet === null)
          return { value: null, note: `${shown(first.low)} for the whole; without a size, none per SF` }
        const note = `${shown(first.low)} over ${shown(squareFeet)} SF`
        return { value: round(first.low / squareFeet, 2), unit: '$ for the whole', note }
      }
      const perSf = squareFeet === null ? null : round(first.low / squareFeet, 2)
      if (
        first.low > HIGHEST_PER_SF &&
        !first.units.includes('sf') &&
        perSf !== null &&
        perSf <= HIGHEST_PER_SF
      ) {
        const note = `${shown(first.low)} over ${shown(squareFeet ?? 0)} SF`
        return { value: perSf, unit: '$ for the whole', note, assumed: true }
      }
      if (first.low > HIGHEST_PER_SF)
        return refuse('implausible', `${LABEL} of ${shown(first.low)} is not plausible per SF.`)
      const isMore = isTwice || tokens?.some(({ name }) => name === 'work' || name === 'up to') === true
      return { value: round(first.low, 2), unit: '$/SF', ...(isMore ? { note: excerpt(cellWords) } : {}) }
    },
    0,
  )
}
