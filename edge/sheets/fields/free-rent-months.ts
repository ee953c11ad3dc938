import { isNegative, PLAIN_AMOUNT, round, shown } from '../cells/amount.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { NUMBER_WORDS } from '../cells/number-words.ts'
import { excerpt } from '../cells/plain-text.ts'
import { quantitiesOf } from '../cells/quantities.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from '../cells/scan.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const freeRentMonths = ownColumn('freeRentMonths', {
  aliases:
    'free rent|free rent month|abatement|rent abatement|month free|free month|abated rent|free rent period',
  avoid: 'dollars sf value amount',
  fillers: 'month',
  read: (cell) => readFreeRent(cell),
})

const LABEL = 'Free rent'
const MOST_MONTHS = 60
const WEEKS_PER_MONTH = 52 / 12

const RULES: readonly Rule[] = [
  PLAIN_AMOUNT,
  ...NUMBER_WORDS,
  words('unit', 'months', String.raw`months?|mos?\.?|mths?\.?`),
  words('unit', 'weeks', String.raw`weeks?|wks?\.?`),
  words('noise', 'free', `of|free|rent|base|abated?|abatement|net|up ?front|gross`),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

/** Reads free rent in months. */
function readFreeRent(cell: Cell): CellReading<number> {
  return readFigure<number>(cell, LABEL, (text, cellWords) => {
    if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
    const tokens = scan(text, RULES)
    const [first, other] = (tokens && quantitiesOf(tokens)?.list) ?? []
    if (!first || other) return null
    const isWeeks = first.units.includes('weeks')
    if (first.high !== null)
      return { value: null, note: `a range of ${shown(first.low)} to ${shown(first.high)}` }
    const value = round(isWeeks ? first.low / WEEKS_PER_MONTH : first.low, 2)
    if (value > MOST_MONTHS)
      return refuse('implausible', `${LABEL} of ${shown(value)} months is not plausible.`)
    return { value, unit: isWeeks ? 'weeks' : 'months' }
  })
}
