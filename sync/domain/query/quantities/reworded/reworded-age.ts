import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'
import { isShortYear } from '../short-year.ts'

/** Only ever said of a building. */
const SURE =
  'put up|went up|gone up|erected|came online|come online|dating from|dating back to|dating to|dates from|dates back to|date from|date back to'
/** Of a building too, where nothing else is spoken of that could be. */
const LIKELY =
  'completed|finished|opened|raised|wrapped up|certificate of occupancy|with a certificate of occupancy|c of o'

const verbs = phraseTable([
  ['sure', SURE],
  ['likely', LIKELY],
])
/** What may stand between the verb and its year. */
const BEFORE_YEAR =
  /^(?:in|between|from|before|after|since|around|about|circa|by|during|sometime|no|later|earlier|than|on|or|as|early|late|at|the)$/
const MOST_BEFORE_YEAR = 4
const YEAR = /^(?:19|20)\d\d$/
const OF_OTHER =
  /^(?:leases?|leased|deals?|transactions?|signed|signings?|renewals?|sold|sales?|comps?|expir\w*|terms?|tenants?|rents?)$/
/** "leases completed in 2024": they were signed then. */
const OF_DEALS = /^(?:leases?|leasing|deals?|transactions?|renewals?)$/
const DONE = /^(?:completed|wrapped)$/

/** "pre 90", "pre-'85": a year of the last century, where nothing follows that the figure would be of. */
function preShortYear(tokens: readonly Token[], at: number): Replacement | null {
  const pre = tokens[at]
  if (pre?.text !== 'pre') return null
  let year = at + 1
  while (/^[-–'’]$/.test(tokens[year]?.text ?? '')) year++
  const short = tokens[year]
  if (short === undefined || !isShortYear(tokens, year, /^[5-9]\d$/)) return null
  return { tokens: [pre, { ...short, kind: 'number', text: `19${short.text}` }], end: year + 1 }
}

/** "put up between 1950 and 1970", "completed in 2021 or later": built then. */
export function ageReworded(tokens: readonly Token[], at: number): Replacement | null {
  const pre = preShortYear(tokens, at)
  if (pre !== null) return pre
  const verb = verbs.longest(tokens, at)
  const [first, last] = [tokens[at], tokens[(verb?.end ?? 0) - 1]]
  if (verb === null || first === undefined || last === undefined) return null
  const isOfOther = verb.value === 'likely' && tokens.some(({ text }) => OF_OTHER.test(text))
  const isOfDeals = isOfOther && DONE.test(first.text) && tokens.some(({ text }) => OF_DEALS.test(text))
  if (isOfOther && !isOfDeals) return null
  let year = verb.end
  while (year < verb.end + MOST_BEFORE_YEAR && BEFORE_YEAR.test(tokens[year]?.text ?? '')) year++
  if (!YEAR.test(tokens[year]?.text ?? '')) return null
  return { tokens: [{ ...first, text: isOfDeals ? 'signed' : 'built', end: last.end }], end: verb.end }
}
