import type { Criterion } from '../../criteria/criterion.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { streetAfter } from '../places/read-place.ts'
import { isPlaceWord } from '../vocabulary/known-places.ts'
import type { Reader, Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import type { Token } from '../words/lexer.ts'

/** Of deals a bare year as recent is theirs, of a question that says nothing of deals only this and the last one. */
const MOST_YEARS = { ofDeals: 4, ofAnything: 2 }
const OF_DEALS =
  /^(?:comps?|deals?|leases?|leased|transactions?|signings?|signed|rents?|rates?|tis?|ner|concessions?|abatement|tenants?|activity|renewals?|top|largest|biggest|highest|lowest|most)$/
const OF_SALES = /^(?:sales?|sold|bought|purchased|traded|cap)$/
const OF_AGE =
  /^(?:built|vintage|construction|constructed|delivered|delivery|deliveries|delivering|newer|older|new|year|yob|renovated|completed|completion|spec|proposed)$/
const OF_BUILDING = /^(?:building|buildings|bldgs?|product|vintage|warehouse|warehouses|whse)$/
const BEFORE = /^(?:#|suite|ste|unit|bldg|building|fm|hwy|highway|sh|loop|route|rt|\$)$/
const JOINTS = /^(?:-|\/|&|to|and|or|through|thru)$/

/** "lowest 5 rents Baytown 2025", "katy 2026", "sales 2024-2025": the year in which the deals were made. */
export const readDealYear: Reader = (reading, at) => {
  const { tokens, today } = reading
  const first = yearAt(reading, at)
  if (first === null || today === undefined || BEFORE.test(tokens[at - 1]?.text ?? '')) return null
  if (isOfShortWord(reading, at - 1)) return null
  const last = JOINTS.test(tokens[at + 1]?.text ?? '') ? yearAt(reading, at + 2) : null
  const end = last === null ? at + 1 : at + 3
  const isOfDeals = tokens.some(({ text }) => OF_DEALS.test(text))
  const next = tokens[end]
  if (!isPlain(reading, end) || tokens.some((_, i) => isOfAge(tokens, i))) return null
  if (!isOfDeals && (tokens.length === 1 || OF_BUILDING.test(next?.text ?? ''))) return null
  const year = Number(today.slice(0, 4))
  const years = [first, last ?? first].sort((a, b) => a - b) as [number, number]
  const most = isOfDeals ? MOST_YEARS.ofDeals : MOST_YEARS.ofAnything
  // "2024 and 2025": the later one says that they are of deals.
  if (years[1] <= year - most || years[0] <= year - MOST_YEARS.ofDeals || years[1] > year) return null
  const criterion: Criterion = {
    kind: 'date',
    field: tokens.some(({ text }) => OF_SALES.test(text)) ? 'saleDate' : 'dateSigned',
    from: `${years[0]}-01-01`,
    to: `${years[1]}-12-31`,
  }
  return { kind: 'criterion', criterion, negated: null, end }
}

/** "completed leases 2024": the leases are new or completed, and no building. */
function isOfAge(tokens: readonly Token[], at: number): boolean {
  const [word = '', next = ''] = [tokens[at]?.text, tokens[at + 1]?.text]
  return OF_AGE.test(word) && !(/^(?:new|completed)$/.test(word) && OF_DEALS.test(next))
}

/** "deliv. 2026": the year of something else, in a short form that nobody knows. */
function isOfShortWord({ tokens, vocabulary }: Reading, at: number): boolean {
  const [word, point] = [tokens[at - 1], tokens[at]]
  if (point?.text !== '.' || !point.glued || word?.kind !== 'word') return false
  return !isTerm(word.text) && !vocabulary.isWord(word.text) && !isPlaceWord(word.text)
}

function yearAt({ tokens }: Reading, at: number): number | null {
  const text = tokens[at]?.text ?? ''
  if (/^20\d\d$/.test(text)) return Number(text)
  // "how many deals did JLL do in 25"
  const isShort = /^[12]\d$/.test(text) && tokens[at - 1]?.text === 'in' && tokens[at]?.kind === 'number'
  const isOfDeals = at === tokens.length - 1 || tokens.some(({ text: word }) => OF_DEALS.test(word))
  return isShort && isOfDeals ? 2000 + Number(text) : null
}

/** Nothing follows that the figure would be of: "2025 sf", "2025 Main St". */
function isPlain(reading: Reading, at: number): boolean {
  const { tokens, vocabulary } = reading
  const next: Token | undefined = tokens[at]
  if (next === undefined) return true
  if (next.kind === 'sign') return !/^[+%"'$]$/.test(next.text) && !(next.glued && /^[-/]$/.test(next.text))
  if (next.glued || next.kind !== 'word') return false
  const isOfFigure = units.longest(tokens, at) !== null || nouns.longest(tokens, at) !== null
  if (isOfFigure || streetAfter(reading, at + 1) !== null) return false
  return (
    isTerm(next.text) || glueAt(tokens, at) !== null || vocabulary.isWord(next.text) || isPlaceWord(next.text)
  )
}
