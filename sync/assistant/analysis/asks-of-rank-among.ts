import type { AskRead } from './ask.ts'
import { withoutTalk } from './ask-words.ts'
import { figureAsked } from './figure-asked.ts'
import { quotedRent } from './quoted-rent.ts'

const STANDS =
  /\bwhat percentile\b|\bwhich percentile\b|\bpercentile (?:is|would|does)\b|\bwhere (?:does|do|would|is|will)\b.*\b(?:stand|rank|sit|fall|land|come in|compare|place)\b|\bhow (?:does|do|would)\b.*\b(?:stack up|rank|compare|stand)\b|\b(?:above|below|over|under|at) (?:the )?market\b|\b(?:too high|high|low|fair|a good deal|a bad deal|expensive|cheap) (?:for|among|compared)\b|\b(?:good|bad|fair|high|low|reasonable|competitive|great|decent|strong|aggressive|steep) (?:rents?|rates?|deal|price|number|offer)\b/i
const PERCENTILE =
  /\b(?:the )?(?<p>\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)? ?(?:percentile|pctile|pctl|%ile)(?: of)?\b|\bp(?<short>\d\d)\b/i
const QUARTILE =
  /\b(?:the )?(?<which>top|upper|third|3rd|bottom|lower|first|1st|second|2nd) (?<part>quartile|decile|quarter of)(?: of)?\b/i
/** Where a quoted rent stands among others. */
export function readStanding(text: string): AskRead | null {
  const quote = STANDS.test(text) ? quotedRent(text) : null
  if (quote === null) return null
  const rest = quote.rest.replace(STANDS, (said) =>
    said.replace(
      /\b(?:where|does|do|would|is|an?|good|bad|fair|high|low|reasonable|competitive|great|decent|strong|aggressive|steep|rents?|rates?|deal|price|number|offer|stand|rank|sit|fall|land|come|in|compare|how|stack|up|what|percentile|that)\b/gi,
      ' ',
    ),
  )
  return { ask: { kind: 'standing', figure: 'rentPerSf', value: quote.value }, rest: withoutTalk(rest) }
}

/** The figure at a percentile or a quartile. */
export function readPercentile(text: string): AskRead | null {
  const said = PERCENTILE.exec(text)
  const quartile = said === null ? QUARTILE.exec(text) : null
  const p = said === null ? shareOf(quartile) : Number(said.groups?.p ?? said.groups?.short)
  const found = said ?? quartile
  if (p === null || found === null) return null
  const rest = `${text.slice(0, found.index)} percentile ${text.slice(found.index + found[0].length)}`
  const figure = figureAsked(rest)
  return {
    ask: { kind: 'percentile', figure: figure?.value ?? 'rentPerSf', p },
    rest: withoutTalk(figure?.rest ?? rest),
  }
}

function shareOf(found: RegExpExecArray | null): number | null {
  if (found === null) return null
  const isTop = /^(?:top|upper|third|3rd)$/i.test(found.groups?.which ?? '')
  if (/decile/i.test(found.groups?.part ?? '')) return isTop ? 90 : 10
  return /^(?:second|2nd)$/i.test(found.groups?.which ?? '') ? 50 : isTop ? 75 : 25
}
