import { isNegative, MONEY_AMOUNT, round, shown } from '../cells/amounts/amount.ts'
import { NUMBER_TWICE, NUMBER_WORDS } from '../cells/amounts/number-words.ts'
import { type CellQuantity, quantitiesOf } from '../cells/amounts/quantities.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { displayText, excerpt, figureText } from '../cells/plain-text.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from '../cells/scan.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const freeRentMonths = ownColumn('freeRentMonths', {
  aliases:
    'free rent|free rent month|~abatement|rent abatement|month free|free month|abated rent|free rent period|~free|months abatement|month abatement|abatement month|abatement period|free mo|free month rent|months of free rent|month of free rent|free rent mth|rent free|rent free period|rent free month|free period|rent holiday|rental abatement|abatement rent|base rent abatement|rent abatement month|abatement in month|~fr|free rent concession|concession month|months concession|~concession|~incentive|lease incentive|~rent concession|free rent total|total free rent|free base rent|abatement term|base free rent',
  avoid: 'dollars sf value amount percent',
  fillers: 'month total number rent in',
  read: (cell) => readFreeRent(cell),
})

const LABEL = 'Free rent'
const MOST_MONTHS = 60
const WEEKS_PER_MONTH = 52 / 12
const DAYS_PER_MONTH = 30

const MONTH = String.raw`(?:months?|mos?\.?|mths?\.?)`
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)`
/** `months 2-4`, `month 1`, `mos. 1, 13 and 25`: the numbers of the months that are free. */
const NUMBERED = new RegExp(
  String.raw`${MONTH} ?#? ?(\d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|to|thru|through|,|;|&|\+|and|, and) ?(?:${MONTH} ?#? ?)?\d{1,2}(?:st|nd|rd|th)?)*)(?!\d|[.,]\d)`,
  'y',
)
/** `the 12th month`; `first and last months` are two. */
const ORDINALS = new RegExp(
  `((?:(?:the )?(?:${NTH}|first|second|third|last|final) ?(?:, and|,|&|and)? ?)+)months?(?![a-z])`,
  'y',
)

const HALF = /^(?:1\/2|(?:one |a )?half)(?: of)?(?: an?)? months?(?: (?:free|rent|of rent|free rent))?$/

/** It depends on how long the lease is. */
const OF_THE_TERM = new RegExp(
  String.raw`${MONTH} ?(?:\/|per|for each|for every|each) ?(?:years?|yrs?\.?)(?: of (?:the )?(?:lease|term))*`,
)

const EACH_YEAR = new RegExp(
  String.raw`^(?:\(?(\d(?:\.\d+)?)\)?|(one|two|three|half)(?: a)?) ?${OF_THE_TERM.source}(?: free)?$`,
)
const IN_WORDS: Readonly<Record<string, number>> = { half: 0.5, one: 1, two: 2, three: 3 }

/** How many months are free in each year of a term, as in `1 mo. per yr`; null where a cell does not say it so. */
export function freeEachYear(cell: Cell): number | null {
  const [, digits, word = ''] = EACH_YEAR.exec(figureText(displayText(cell)).trim()) ?? []
  return digits === undefined ? (IN_WORDS[word] ?? null) : Number(digits)
}

const RULES: readonly Rule[] = [
  { pattern: NUMBERED, token: ([, list = '']) => namedMonths(countNumbered(list)) },
  { pattern: ORDINALS, token: ([, list = '']) => namedMonths(partsOf(list).length) },
  {
    pattern:
      /(?:the )?(?:tenant|tt|lessee)(?: (?:to|will|shall))?(?: still)? pays? (?:for )?(?:only )?(?:its |all |the )?(?:nnn|nets|op\.? ?ex|cam|operating|charges|expenses|utilities|util\.)(?:'?s| (?:charges|costs|expenses|fees))?(?: only)?(?![a-z])/y,
    token: () => ({ kind: 'noise', name: 'what is paid meanwhile', value: 0 }),
  },
  NUMBER_TWICE,
  // `50% x 4` and `4 x 50%`: half of the rent for four months.
  {
    pattern: /(?:[x×] ?)?(\d{1,3}(?:\.\d+)?) ?%(?: ?(?:off?|[x×]))?/y,
    token: ([, digits]) => share(Number(digits)),
  },
  { pattern: /(?:one )?half(?![a-z])|1\/2(?!\d)/y, token: () => share(50) },
  MONEY_AMOUNT,
  ...NUMBER_WORDS,
  words('unit', 'months', MONTH),
  words('unit', 'weeks', String.raw`weeks?|wks?\.?`),
  words('unit', 'days', 'days?'),
  words(
    'noise',
    'free',
    `of|free|rent(?:al)?|base|abated?|abatements?|net|up ?front|gross|the|first|initial|at|in|is|concessions?|full|nnn|only|early access|beginning|starting|total|outside|inside|term|lease|on|for|during|from`,
  ),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

function namedMonths(value: number) {
  return { kind: 'amount' as const, name: 'named', value }
}

function share(value: number) {
  return { kind: 'fact' as const, name: 'share', value }
}

function partsOf(list: string): readonly string[] {
  return list.split(/[,;&+]|\band\b/).filter((part) => part.trim() !== '')
}

/** How many months a list such as `1-3, 13` names. */
function countNumbered(list: string): number {
  return partsOf(list).reduce((count, part) => {
    const [from = 0, to = from] = (part.match(/\d+/g) ?? []).map(Number)
    return count + Math.max(0, to - from + 1)
  }, 0)
}

/** Reads free rent in months. A part of the rent for some months counts as so many months. */
function readFreeRent(cell: Cell): CellReading<number> {
  return readFigure<number>(
    cell,
    LABEL,
    (text, cellWords) => {
      if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
      if (/^(?:yes|y|x)$/.test(text)) return { value: null, token: excerpt(cellWords) }
      if (HALF.test(text)) return { value: 0.5, unit: 'months' }
      const tokens = scan(text, RULES)
      const quantities = tokens && quantitiesOf(tokens)
      if (OF_THE_TERM.test(text)) return { value: null, note: excerpt(cellWords) }
      const named = tokens?.filter(({ name }) => name === 'named').length ?? 0
      const isNamed = named > 0
      const first = quantities && monthsIn(quantities.list, named === 1)
      if (!first || quantities.facts.length > 1) return sumOfParts(text, cellWords)
      if (first.currency !== null) return { value: null, note: `${shown(first.low)} dollars of rent` }
      if (first.high !== null)
        return { value: null, note: `a range of ${shown(first.low)} to ${shown(first.high)}` }
      const unit = (['weeks', 'days'] as const).find((name) => first.units.includes(name)) ?? 'months'
      const percent = quantities.facts[0]?.value ?? 100
      const full = first.low / { weeks: WEEKS_PER_MONTH, days: DAYS_PER_MONTH, months: 1 }[unit]
      const value = round((full * percent) / 100, 2)
      if (value > MOST_MONTHS)
        return refuse('implausible', `${LABEL} of ${shown(value)} months is not plausible.`)
      return { value, unit, ...(percent < 100 || isNamed ? { note: excerpt(cellWords) } : {}) }
    },
    0,
  )
}

const BEFORE_THE_LEASE = /\bearly (?:access|occupancy|possession|entry)\b/

/** `3 months free + 3 months half`, `2 mos full, 2 mos at 50%`: their sum. What comes before the lease is no free rent. */
function sumOfParts(text: string, cellWords: string): CellReading<number> | null {
  const pieces = text.split(/\s*[,;+]\s*|\s+(?:and|&|plus|then|followed by)\s+/)
  const own = pieces.filter((piece) => !BEFORE_THE_LEASE.test(piece))
  const isSaid = pieces.length > own.length || /[+&%]|half|1\/2| (?:and|plus|then|followed by) /.test(text)
  if (pieces.length < 2 || own.length === 0 || !isSaid) return null
  const parts = own.map((piece) => (/\d/.test(piece) ? readFreeRent(piece).value : null))
  const months = parts.filter((part) => part !== null)
  if (months.length < own.length) return null
  const value = round(
    months.reduce((sum, part) => sum + part, 0),
    2,
  )
  return value > MOST_MONTHS ? null : { value, unit: 'months', note: excerpt(cellWords) }
}

/** The one amount of a cell; beside months that are named another amount can only say how many they are. */
function monthsIn(list: readonly CellQuantity[], isNamed: boolean): CellQuantity | null {
  const [first, second, third] = list
  if (!first || third) return null
  return !second || (isNamed && second.low === first.low && first.high === null) ? first : null
}
