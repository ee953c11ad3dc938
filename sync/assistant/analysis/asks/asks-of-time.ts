import type { AskRead, Time } from '../ask.ts'
import { figureCompared } from '../compared.ts'
import { figureAndMeasure, withoutTalk } from './ask-words.ts'
import { dayOf } from './asks-of-statistics.ts'
import { ofSigning, withSpanOfSigning } from './years-of-signing.ts'

const TREND =
  /\b(?:by|per|each|every) quarter(?: signed| of signing)?\b|(?<!\b(?:the|my|our|this|a) )\bquarterly\b|\bquarter (?:by|over|to|on) quarter\b|\bq\/?q\b|\btrend(?:s|ing|ed|line)?\b|\b(?:rent(?:al)?|rate) growth\b|\bgrowth in rents?\b|\bover time\b|(?=\bover the (?:last|past) (?:\w+ )?(?:years|quarters)\b)|\bhistory of\b|\b(?:rent|price|rate) history\b/i
/** "are rents going up": which way a figure goes. */
const DIRECTION =
  /\b(?:going|gone|moved|moving|changed|changing|evolved|trending|headed|heading|rising|risen|falling|fallen|climbing|climbed|dropping|dropped|declining|increasing|decreasing|softening|soft(?:ened)?|growing|grown|(?:getting|gotten|got) (?:better|worse|richer|softer|cheaper|pricier|tighter|larger|bigger|smaller|longer|shorter|taller|newer|older|higher|lower|more \w+|less \w+))\b(?: (?:up|down|higher|lower|to))?(?: or (?:up|down|higher|lower|not|falling|rising|dropping|softening|decreasing))?/i
/** "did rents go up since 2023" */
const DID_MOVE =
  /(?<=\b(?:did|do|does|didn't|haven't|hasn't)\b.*\b(?:rents?|rates?|pricing|prices?|opex|expenses|tis?|concessions|free rent|sizes?|terms?|volume|activity)\b.*)\b(?:go|come|move|rise|climb|grow|increase|drop|fall|decline|decrease|soften|change|trend)\b(?: (?:up|down|higher|lower|back|off))?(?: or (?:go |come )?(?:up|down|higher|lower|not|fall|rise|drop))?(?! for\b)/i
/** "what did rents do since 2020", "how have rates fared", "what happened to TIs" */
const WHAT_DONE =
  /(?<=\b(?:what|how) (?:did|do|does|have|has|are|is|were)\b[^,;]*\b(?:rents?|rates?|pricing|prices?|opex|expenses|tis?|concessions|free rent|sizes?|terms?|volume|activity)\b[^,;]*)\b(?:do|done|doing|fared?|faring|performed?|performing)\b(?! (?:for|at|with)\b)|\bhappen(?:ed|ing|s) (?:to|with)(?= (?:the )?(?:[\w-]+ ){0,4}(?:rents?|rates|pricing|prices|opex|expenses|tis?|concessions|sizes|terms)\b)/i
/** "rents up or down since 2023", "are rates down this year" */
const BARE_DIRECTION =
  /(?<=\b(?:rents?|rates?|pricing|prices?|opex|expenses|tis?|concessions|sizes?|terms?)\b.*)(?<!\b(?:and|or) )\b(?:up|down|higher|lower|flat)(?:,? (?:or|and) (?:up|down|higher|lower|flat|not)\b|(?= (?:since|from|over the|this year|year over|compared|versus|vs|in the (?:last|past))\b))/i
const ASKS_DIRECTION = /\b(?:are|is|have|has|had|how|where|which (?:way|direction)|what direction)\b/i
const MONTHLY =
  /\b(?:by|per|each|every) month(?: signed| of signing)?\b|\bmonth (?:by|over) month\b|\bmonth to month\b(?! (?:deals?|leases?|tenan\w+|terms?|only|expir\w*)\b)|\bm\/?o\/?m\b|\bmonthly (?:trend|median|average|deals?|signings?|count)\b/i
const YEARLY =
  /\b(?:by|per|each|every) (?:calendar )?year(?: signed| of signing)?\b(?! (?:built|of construction|of sale|sold|of expir))|\byear (?:by|over|on|to) year\b|\byearly (?:trend|average|median)|\bannual trend\b|\by\/?o\/?y\b|\bannually\b/i
/** What is grouped by another day than that of the signing. */
const OF_OTHER_DAY = /\b(?:expir\w*|roll\w*|matur\w*|ends?|ending|start(?:s|ing)?|commenc\w*)\b/i

/** A figure over time: by month, by quarter, or by year. */
export function readTrend(text: string): AskRead | null {
  // "What changed since Monday" asks for properties.
  if (OF_PROPERTIES.test(text) || (OF_OTHER_DAY.test(text) && !TREND_SAID.test(text))) return null
  const timed = COST.test(text) ? null : timeAsked(text)
  const found = timed?.found ?? directionAsked(text)
  if (found === null || /\b(?:sort|order|rank)(?:ed)? $/i.test(text.slice(0, found.index))) return null
  const said = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  // "trend by quarter" says it twice.
  const rest = timed === null ? said : said.replace(EACH, ' ').replace(/\btrend(?:s|line)?\b/gi, ' ')
  const { figure: named, of, left } = figureAndMeasure(rest.replace(SPACE_ASKED, 'total square feet'))
  // "are buildings getting taller"
  const figure = named ?? (timed === null ? figureCompared(found[0]) : null)
  const isCount = figure === null && COUNTED.test(rest)
  if (timed === null && figure === null && !isCount) return null
  const asked = isCount
    ? { figure: null, of: 'count' as const }
    : { figure: figure ?? ('rentPerSf' as const), of }
  const over = left.replace(LEFT_OVER, ' ')
  // "median cap rate by year since 2022"
  if (timed?.by === 'signedYear' && dayOf(figure) === 'sold' && !/\bsign/i.test(found[0]))
    return { ask: { kind: 'group', ...asked, by: 'saleYear' }, rest: withoutTalk(ofSigning(over, 'sold')) }
  const span = withSpanOfSigning(over)
  return {
    ask: { kind: 'trend', ...asked, by: timed?.by ?? 'signedQuarter' },
    rest: withoutTalk(ofSigning(span)),
  }
}

/** "what would 40k sf cost per month" asks for one rent. */
const COST =
  /\b(?:cost|costs|budget|pay|payment|bill|run (?:me|us|them))\b[^,;]*\b(?:per|a|each|every) (?:month|year)\s*[?.!]*$/i

const EACH = /\b(?:by|per|each|every) (?:calendar )?(?:month|quarter|year)(?: signed| of signing)?\b/gi
const SPACE_ASKED = /\bhow (?:much|many) (?:space|square footage|sf|square feet|sq ?ft|footage)\b/i
const COUNTED = /\b(?:how many|number|count|deals?|signings?|leases|leasing|volume|activity|velocity)\b/i
const LEFT_OVER =
  /(?<!\b(?:and|or) )\b(?:have|has|had|been|which (?:way|direction)|what direction|where|did|do|does|up(?! to \$?\.?\d)|down|(?:higher|lower)(?! than)|leasing|volume|activity|velocity)\b/gi
const TREND_SAID = /\btrend|\bover time\b/i

function timeAsked(text: string): { found: RegExpExecArray; by: Time } | null {
  const times: readonly (readonly [pattern: RegExp, by: Time])[] = [
    [YEARLY, 'signedYear'],
    [MONTHLY, 'signedMonth'],
    [TREND, 'signedQuarter'],
  ]
  for (const [pattern, by] of times) {
    const found = pattern.exec(text)
    if (found !== null) return { found, by }
  }
  return null
}

function directionAsked(text: string): RegExpExecArray | null {
  const did = DID_MOVE.exec(text)
  if (did !== null) return did
  const done = WHAT_DONE.exec(text)
  if (done !== null) return done
  const bare = BARE_DIRECTION.exec(text)
  if (bare !== null) return bare
  const found = ASKS_DIRECTION.test(text) ? DIRECTION.exec(text) : null
  // "going for" is a rent, "the going rate" as well.
  const isRate =
    found !== null &&
    /^going$/i.test(found[0]) &&
    /^ (?:for|at|(?:\w+ )?(?:rates?|rents?|prices?|price per))\b/i.test(text.slice(found.index + 5))
  return isRate ? null : found
}

const OF_PROPERTIES =
  /^(?:so )?(?:what|which|who)(?:'s| is| has| have| was)? (?:been )?(?:changed|new|added|updated|different)\b/i
