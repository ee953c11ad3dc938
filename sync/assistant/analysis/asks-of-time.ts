import type { AskRead } from './ask.ts'
import { figureAndMeasure, withoutTalk } from './ask-words.ts'
import { ofSigning, withSpanOfSigning } from './years-of-signing.ts'

const TREND =
  /\b(?:by|per|each|every) quarter(?: signed| of signing)?\b|\bquarterly\b|\bquarter (?:by|over) quarter\b|\bq\/?q\b|\btrend(?:s|ing|line)?\b|\brent(?:al)? growth\b|\bgrowth in rents?\b|\bover time\b|\bover the (?:last|past) (?:\w+ )?(?:years|quarters)\b|\bhistory of\b|\b(?:going|gone|moved|moving|changed|evolved)(?: up| down)?(?= (?:since|over|in the last|from|$))/i
const YEARLY =
  /(?<!\b(?:expir\w*|roll\w*|matur\w*|ends?|ending) (?:by |in )?)\b(?:by|per|each|every) year(?: signed| of signing)?\b|\byear (?:by|over) year\b|\byearly (?:trend|average|median)|\bannual trend\b|\by\/?o\/?y\b/i
/** A figure over time: by quarter, or by year. */
export function readTrend(text: string): AskRead | null {
  const yearly = YEARLY.exec(text)
  const found = yearly ?? TREND.exec(text)
  if (found === null || /\b(?:sort|order|rank)(?:ed)? $/i.test(text.slice(0, found.index))) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const { figure, of, left } = figureAndMeasure(rest)
  const isCount =
    figure === null && /\b(?:how many|number|count|deals?|signings?|leases|volume|activity)\b/i.test(rest)
  const by = yearly === null ? 'signedQuarter' : 'signedYear'
  const asked = isCount
    ? { figure: null, of: 'count' as const }
    : { figure: figure ?? ('rentPerSf' as const), of }
  return { ask: { kind: 'trend', ...asked, by }, rest: withoutTalk(ofSigning(withSpanOfSigning(left))) }
}
