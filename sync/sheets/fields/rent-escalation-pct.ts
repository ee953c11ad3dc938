import { isNegative, MONEY_AMOUNT, round, shown } from '../cells/amounts/amount.ts'
import { NUMBER_TWICE, NUMBER_WORDS } from '../cells/amounts/number-words.ts'
import { type CellQuantity, quantitiesOf } from '../cells/amounts/quantities.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { excerpt } from '../cells/plain-text.ts'
import { inPercent } from '../cells/read-percent.ts'
import { HEDGES, type Rule, SEPARATORS, scan, words } from '../cells/scan.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const rentEscalationPct = ownColumn('rentEscalationPct', {
  aliases:
    'escalation|rent escalation|annual escalation|bump|rent bump|annual bump|annual increase|annual rent increase|rent increase|increase|annual rent escalation|step|rent growth|rental escalation|rent esc|escalation rate|escalation percent|annual esc|yearly increase|yearly escalation|increase per year|percent increase|annual percent increase|fixed increase|fixed escalation|rental increase|annual rental increase|rental bump|annual step|rent step up|step up|steps|bumps|annual growth|annual rent growth|~growth|growth rate|contract growth|rent growth rate|escalation per year|escalation schedule|escalation clause|annual adjustment|rent adjustment|rent review|indexation|rent increase percent|annual rental escalation|base rent increase|base rent escalation|escalation annual|increases annual|lease escalation|rent bump amount percent',
  avoid: 'yo qo yoy market trailing date next amount option price expense opex month',
  fillers: 'percent year annual fixed rate percentage lease',
  read: (cell, { words }, { isFraction }) =>
    readEscalation(cell, {
      isPercent: isFraction || words.includes('percent'),
      isDollars: words.includes('dollar') || words.includes('sf'),
    }),
})

const LABEL = 'Rent escalation'
/** Percent a year; more is a mistake. */
export const HIGHEST_ESCALATION = 15
/** A bare number from here on is percent; below, it could be a fraction or dollars. */
const LEAST_BARE_PERCENT = 0.5
const HIGHEST_FRACTION = 0.2

const NOT_INDEXED = /\(?(?:no|not|non|without|w\/o)[ -]+(?:indexed (?:to|by) )?cpi\)?/

const RULES: readonly Rule[] = [
  {
    pattern:
      /(?:for |in |during )?(?:(?:years?|yrs?\.?|months?|mos?\.?) \d{1,3} ?(?:-|to|thru|through) ?\d{1,3}|thereafter|then(?: on)?|(?:for )?(?:the )?(?:rest|remainder|balance) of (?:the )?term)(?![a-z\d])/y,
    token: () => ({ kind: 'label', name: 'span', value: 0 }),
  },
  {
    pattern:
      /(?:(?:starting|beginning|effective|commencing)(?: in)?|after|from)? ?(?:(?:years?|yrs?\.?|months?|mos?\.?) \d{1,3}|\d{1,2}(?:st|nd|rd|th) (?:year|month))(?!\d|[.,]\d)/y,
    token: () => ({ kind: 'noise', name: 'start', value: 0 }),
  },
  {
    pattern: /(?:in|at|only) (?:years?|yrs?\.?|months?|mos?\.?) \d{1,3}(?!\d|[.,]\d)/y,
    token: () => ({ kind: 'label', name: 'once', value: 0 }),
  },
  {
    pattern:
      /every (?!12 )(?:\d{1,2}|two|three|four|five|ten|other) ?(?:-?\d{1,2} )?(?:years?|yrs?\.?|months?|mos?\.?)/y,
    token: () => ({ kind: 'label', name: 'other period', value: 0 }),
  },
  words(
    'label',
    'other period',
    String.raw`(?:\/|per|a|each)? ?(?:months?|monthly|mos?\.?|mths?\.?|term|option)`,
  ),
  NUMBER_TWICE,
  {
    pattern:
      /(?:eff(?:ective|\.)? )?(?:each|every|on(?: each)?) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?\d{0,2}(?:st|nd|rd|th)?(?![a-z\d])/y,
    token: () => ({ kind: 'noise', name: 'when', value: 0 }),
  },
  { pattern: new RegExp(NOT_INDEXED, 'y'), token: () => ({ kind: 'noise', name: 'not indexed', value: 0 }) },
  MONEY_AMOUNT,
  ...NUMBER_WORDS,
  { pattern: /%/y, token: () => ({ kind: 'unit', name: '%', value: 0 }) },
  words('unit', '%', String.raw`percent|pct\.?`),
  words('unit', 'sf', String.raw`(?:\/|per) ?(?:r?sf|sq\.? ?ft\.?|square foot)|psf`),
  words(
    'noise',
    'yearly',
    String.raw`(?:\/|per|a|each|every)? ?(?:years?|yr\.?|annum)|annual(?:ly)?|ann\.?|yearly|p\.?a\.?|every 12 months|yoy`,
  ),
  words(
    'noise',
    'increase',
    String.raw`fixed|flat|rent(?:al)?|increases?|bumps?|escalat(?:ions?|ors?)|esc\.?|steps?|compound(?:ed|ing)?|cumulative|incr?\.?|on|base|the|of|anniversary|in|at|throughout|over|term|lease|contract|growth|net|nnn|steps?|up`,
  ),
  ...HEDGES,
  words('dash', 'to', 'to'),
  ...SEPARATORS,
]

/** What the header of increases counts them in: it may allow for both. `isPercent`: a fraction is one of 1. */
interface IncreaseUnit {
  readonly isPercent: boolean
  readonly isDollars: boolean
}

/** Reads yearly rent increases in percent. */
function readEscalation(cell: Cell, { isPercent, isDollars }: IncreaseUnit): CellReading<number> {
  return readFigure<number>(
    cell,
    LABEL,
    (text, cellWords) => {
      if (isNegative(text)) return refuse('negative', `${LABEL} “${excerpt(cellWords)}” is negative.`)
      if (/^(?:flat|level|no (?:increases?|bumps?|escalations?))$/.test(text))
        return { value: 0, note: excerpt(cellWords) }
      if (/\b(?:cpi|fmv|market)\b/.test(text.replace(NOT_INDEXED, '')))
        return { value: null, token: excerpt(cellWords) }
      const tokens = scan(inPercent(text), RULES)
      const quantities = tokens && quantitiesOf(tokens)
      const [first, other] = quantities?.list ?? []
      if (!quantities || !first) return null
      if (other && !isSaidTwice(quantities.list)) return { value: null, note: excerpt(cellWords) }
      if (first.currency !== null || first.units.includes('sf')) {
        return { value: null, note: `a fixed step of ${shown(first.low)} $/SF` }
      }
      if (isDollars && !first.units.includes('%') && first.low !== 0) {
        return isPercent
          ? refuse('ambiguous', `${LABEL} “${excerpt(cellWords)}” could be percent or dollars.`)
          : { value: null, note: `a step of ${shown(first.low)} dollars` }
      }
      if (first.high !== null)
        return { value: null, unit: '%/yr', note: `a range of ${shown(first.low)} to ${shown(first.high)}` }
      const labels = [...first.labels, ...first.afterwords, ...quantities.looseLabels]
      if (labels.length > 0) return { value: null, note: `not yearly: ${excerpt(cellWords)}` }
      return readYearly(first, isPercent, cellWords)
    },
    0,
  )
}

/** `three percent (3%)`. */
function isSaidTwice([first, other, more]: readonly CellQuantity[]): boolean {
  const isSame = first?.low === other?.low && first?.high === null && other?.high === null
  return isSame && !more && other?.joinedBy === '(' && other.units.includes('%') && other.currency === null
}

function readYearly(
  { low, units }: CellQuantity,
  isPercent: boolean,
  cellWords: string,
): CellReading<number> {
  if (low === 0) return { value: 0, unit: '%/yr' }
  const isFraction = !units.includes('%') && low < LEAST_BARE_PERCENT
  if (isFraction && (!isPercent || low > HIGHEST_FRACTION)) {
    return refuse('ambiguous', `${LABEL} “${excerpt(cellWords)}” could be a fraction or dollars.`)
  }
  const value = round(isFraction ? low * 100 : low, 4)
  if (value > HIGHEST_ESCALATION)
    return refuse('implausible', `${LABEL} of ${shown(value)}% a year is not plausible.`)
  return { value, unit: isFraction ? 'fraction' : '%/yr' }
}
