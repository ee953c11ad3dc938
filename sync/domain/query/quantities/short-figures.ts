import { comparators } from '../amounts/comparators.ts'
import { rateParts, units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Token } from '../words/lexer.ts'
import { leaseAt } from './read-terms.ts'

/** Feet: what a figure with a bare "c" is, where nothing speaks of money. Rents from here on are told in cents. */
const CLEAR = { min: 16, max: 36 }
/** Feet: what a bare figure with "+" in a list is. */
const OPEN_CLEAR = { min: 18, max: 45 }
const LETTERS = new Map([
  ['d', 'docks'],
  ['g', 'grade'],
])
const MOST_METERS = 20
const MOST_DOORS = 200
/** Words of the longest noun or comparator. */
const LONGEST = 4

/**
 * Figures as they are shortened in notes, written out: "24c" of a height, "4D/1G", "32+" in a list, and "5.000 sqft" as
 * it is written abroad.
 */
export function withShortFigures(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.kind === 'number') return [pointedThousands(tokens, at) ?? token, ...clearBehind(tokens, at)]
    const isBehind = (token.glued || token.text === 'm') && tokens[at - 1]?.kind === 'number'
    if (!isBehind) return [token]
    const value = Number(tokens[at - 1]?.text)
    const doors = LETTERS.get(token.text)
    if (
      doors !== undefined &&
      Number.isInteger(value) &&
      value <= MOST_DOORS &&
      !isOfPrinting(tokens[at + 1])
    )
      return [{ ...token, text: doors }]
    // "8 m clear"
    if (
      token.text === 'm' &&
      value <= MOST_METERS &&
      nouns.longest(tokens, at + 1)?.value.field === 'clearHeight'
    )
      return [{ ...token, text: 'meters' }]
    if (token.text !== 'c' || !isClear(tokens, at, value)) return [token]
    // "36c clear"
    const isSaid = nouns.longest(tokens, at + 1)?.value.field === 'clearHeight'
    return isSaid ? [] : [{ ...token, text: 'clear' }]
  })
}

/** "3D printing" */
function isOfPrinting(next: Token | undefined): boolean {
  return next?.glued === true ? next.kind !== 'sign' || next.text === '-' : /^print/.test(next?.text ?? '')
}

/** "30k 24c", but not "nets 24c", "under 24c", "24c NNN" or "24c/sf" */
function isClear(tokens: readonly Token[], at: number, value: number): boolean {
  if (value < CLEAR.min || value > CLEAR.max || !Number.isInteger(value)) return false
  const isOfMoney = leaseAt(tokens, at + 1) !== null || rateParts.longest(tokens, at + 1) !== null
  return !isOfMoney && !isBound(tokens, at - 1)
}

/** Whether a bound, a sign or a word for money stands before a figure. */
function isBound(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (/^(?:[-@$]|to|at|and|or)$/.test(before?.text ?? '')) return true
  return Array.from({ length: LONGEST }, (_, i) => at - 1 - i).some((start) => {
    if (start < 0) return false
    const noun = nouns.longest(tokens, start)
    const isMoney = noun?.end === at && wordsFor(noun.value.field).money !== undefined
    return isMoney || comparators.longest(tokens, start)?.end === at
  })
}

/** "100-150, 32+, ESFR": a height by itself between two commas, the word for it behind. */
function clearBehind(tokens: readonly Token[], at: number): Token[] {
  const [before, figure, plus, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  const value = Number(figure?.text)
  const isAlone = before?.text === ',' && (next === undefined || next.text === ',')
  if (!isAlone || plus?.text !== '+' || !plus.glued || figure === undefined) return []
  if (!Number.isInteger(value) || value < OPEN_CLEAR.min || value > OPEN_CLEAR.max) return []
  return [{ kind: 'word', text: 'clear', start: figure.end, end: figure.end, glued: false }]
}

/** "5.000 to 8.000 square feet": of square feet or meters nobody has thousandths. */
function pointedThousands(tokens: readonly Token[], at: number): Token | null {
  const token = tokens[at]
  if (token === undefined || !/^[1-9]\d{0,2}\.\d{3}$/.test(token.text)) return null
  const isRange = /^(?:to|-|and|or|until)$/.test(tokens[at + 1]?.text ?? '')
  const end = isRange && tokens[at + 2]?.kind === 'number' ? at + 3 : at + 1
  const unit = units.longest(tokens, end)?.value
  return unit === 'sf' || unit === 'm2' ? { ...token, text: token.text.replace('.', ',') } : null
}
