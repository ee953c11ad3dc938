import { turnOf } from '../../conversation/turns/turn-words.ts'
import { type Ask, type AskedFigure, type AskRead, isTime, type Time } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'
import { changedRanking } from './changed-ranking.ts'
import { changedSides, type TurnReader } from './changed-sides.ts'
import { figureAsked, measureAsked } from './figure-asked.ts'
import { groupingAsked, groupingNamed } from './grouping-asked.ts'
import { timeAlone } from './time-alone.ts'
import { usualWords } from './usual-words.ts'

const LEADS =
  /^(?:(?:and|now|ok(?:ay)?|then|so|thanks|thank you|great|cool|got it)[,!.]* )*(?:(?:what|how) about|same(?: thing| question)?(?: again)?|(?:do )?the same|only|just|make (?:it|that)|use|try|give me|with|without|excluding|for|in|by|as)\b/i
const JOINS = /^(?:and|plus|or)\b(?! (?:the|how many|which|what|who)\b)/i
const TRAILS = /\b(?:instead|too|as well|then)[?.!]*$/i
const FILLER =
  /\b(?:and|now|okay|ok|then|so|thanks|thank you|great|cool|got it|what about|how about|same(?: thing| question)?(?: again)?|do the same|the same|make (?:it|that)|use|try|give me|show me|instead|too|as well|that|it|them|those|these|of|for|the|please)\b/gi
/** These ask for properties, whatever was asked before. */
const OF_PROPERTIES =
  /\b(?:show|list|find|which|who|map|open|save|compare|draft|summar\w+|back|undo|start over|export)\b/i

/**
 * "average instead", "same for net effective rent", "what about Tomball": the last question, changed. Its `rest` is
 * empty where the properties stay the same; `within` are all there is of them. Null where it is another question.
 */
export function changedAsk(last: Ask, words: string, reader: TurnReader): AskRead | null {
  const text = usualWords(words)
  const time = timeAlone(last, text)
  if (last.kind === 'compare') return changedComparison(last, text, time, reader)
  if (time !== null) return { ask: last, rest: time }
  const ranking = changedRanking(last, text)
  if (ranking !== null) return ranking
  const other = withOtherPercentile(last, text) ?? withOtherGroup(last, text)
  if (other !== null) return { ask: other, rest: '' }
  return withOtherParts(last, words) ?? (narrows(last, text, reader) ? { ask: last, rest: words } : null)
}

/** "over 50k sf", "warehouses" after a ranking or a line over time: of these, the same. */
function narrows(last: Ask, text: string, { read }: TurnReader): boolean {
  if ((last.kind !== 'rank' && last.kind !== 'group' && last.kind !== 'trend') || SEARCHES.test(text))
    return false
  const asked = read(text)
  const isOfOne = asked.some((one) => 'field' in one && one.field === last.by)
  const isShort = text.trim().split(/\s+/).length <= SHORT
  const isOfBounds = asked.every(({ kind }) => kind !== 'word' && kind !== 'near' && kind !== 'zone')
  return asked.length > 0 && !isOfOne && (isShort || isOfBounds)
}

/** Words; as short as what only changes a list. */
const SHORT = 3
const SEARCHES =
  /\b(?:show|list|find|search|get|give|pull|need|want|looking|which|who|what|where|how|map|open|save|compare|draft|summar\w+|back|undo|start over|export|properties|buildings)\b/i

/** Sides, then figures: "and Tomball", "since 2022", "what about median clear height". */
function changedComparison(
  last: Extract<Ask, { kind: 'compare' }>,
  text: string,
  time: string | null,
  reader: TurnReader,
): AskRead | null {
  if (time !== null) return changedSides(last, time, reader)
  const { kind } = turnOf(text)
  if (OF_PROPERTIES.test(text) && kind !== 'swap' && kind !== 'restore') return null
  const parts = withOtherParts(last, text, true)
  const { ask, rest = '' } = parts ?? {}
  // "just the warehouses" names no figure.
  if (ask === undefined || ask === last) return changedSides(last, text, reader)
  return ask.kind === 'compare' && rest !== '' ? changedSides(ask, rest, reader) : parts
}

/** Another figure, measure or grouping, or other properties. `isOnward` where nothing else can be meant. */
function withOtherParts(last: Ask, words: string, isOnward = false): AskRead | null {
  const text = usualWords(words)
  if (OF_PROPERTIES.test(text) || !('figure' in last)) return null
  const grouped = groupingAsked(text)
  const figure = figureAsked(grouped?.rest ?? text)
  const measure = measureAsked(figure?.rest ?? grouped?.rest ?? text)
  const left = measure?.rest ?? figure?.rest ?? grouped?.rest ?? text
  const rest = withoutTalk(left.replaceAll(FILLER, ' '))
  const isChange = LEADS.test(text) || JOINS.test(text) || TRAILS.test(text) || rest === ''
  const hasPart = grouped !== null || figure !== null || measure !== null
  if (!hasPart ? !isChange || rest === '' : !isChange && !isOnward) return null
  if (!hasPart) return { ask: last, rest: words }
  const asked = withFigure(last, figure?.value ?? null)
  const measured =
    measure !== null && 'of' in asked && asked.figure !== null ? { ...asked, of: measure.value } : asked
  if (grouped === null || !('of' in measured)) return { ask: measured, rest }
  const { value: by } = grouped
  const { figure: what, of } = measured
  if (measured.kind === 'rank' && !isTime(by)) return { ask: { ...measured, by }, rest }
  return {
    ask: isTime(by) ? { kind: 'trend', figure: what, of, by } : { kind: 'group', figure: what, of, by },
    rest,
  }
}

/** Whether some words, once a figure is taken from them, say nothing of which properties: "instead". */
export function saysNoSet(rest: string): boolean {
  return (
    withoutTalk(
      rest
        .replaceAll(FILLER, ' ')
        .replaceAll(/\b(?:by|about|rather|(?:re-?)?rank(?:ed)?|sort(?:ed)?|order(?:ed)?)\b/gi, ' '),
    ) === ''
  )
}

const OTHER_PERCENTILE =
  /^(?:(?:and|now|ok(?:ay)?|what about|how about|the)[, ]+)*(?<p>\d{1,2})(?:th|st|nd|rd)(?: percentile)?[.?!]*$/i

/** "and the 25th?" of a percentile. */
function withOtherPercentile(last: Ask, text: string): Ask | null {
  const { p } = OTHER_PERCENTILE.exec(text)?.groups ?? {}
  return p !== undefined && last.kind === 'percentile' ? { ...last, p: Number(p) } : null
}

/** "tenants instead of landlords" of what was ranked or grouped. */
function withOtherGroup(last: Ask, text: string): Ask | null {
  const each = EACH.exec(text)?.groups?.each?.toLowerCase()
  if (each !== undefined && last.kind === 'trend') return { ...last, by: timeOf(each) }
  const turn = turnOf(text)
  const about = last.kind === 'rank' ? ABOUT_OTHERS.exec(text) : null
  const words = turn.kind === 'swap' ? turn.to : ((about ?? TRAILED.exec(text))?.groups?.what ?? '')
  const by = groupingNamed(words.replace(/^(?:do|by|for|the|same for) /i, ''))
  if (by === null) return null
  if (last.kind === 'rank') return { ...last, by }
  if (last.kind !== 'group' && last.kind !== 'trend') return null
  const { figure, of } = last
  return isTime(by) ? { kind: 'trend', figure, of, by } : { kind: 'group', figure, of, by }
}

/** "as a yearly", "make it quarterly": the same line, with points as far apart as is said. */
const EACH =
  /^(?:(?:and|now|ok(?:ay)?|please)[, ]+)*(?:(?:make|show|do|give me|draw) )?(?:(?:it|that) )?(?:as |on |in )?(?:an? |the )?(?<each>yearly|annual(?:ly)?|quarterly|monthly)(?: (?:one|basis|trend|figures?|line|chart|series|view|points?))?(?: instead)?[.!?]*$/i

function timeOf(each: string): Time {
  return each.startsWith('q') ? 'signedQuarter' : each.startsWith('m') ? 'signedMonth' : 'signedYear'
}

/** "what about tenants", "now the brokers" of what was ranked. */
const ABOUT_OTHERS =
  /^(?:(?:and|ok(?:ay)?|so)[, ]+)*(?:what about|how about|now|same for|do|try) (?:the )?(?<what>[\w ]+s)[.!?]*$/i
const TRAILED = /^(?:(?:and|now|ok(?:ay)?)[, ]+)*(?<what>[\w ]+?) instead[.!?]*$/i

/** Another figure of the same; what was counted has a middle once it is a figure. */
function withFigure(last: Extract<Ask, { figure: unknown }>, figure: AskedFigure | null): typeof last {
  if (figure === null || figure === last.figure) return last
  if (last.kind === 'standing') return last
  return 'of' in last && last.of === 'count' ? { ...last, figure, of: 'median' } : { ...last, figure }
}
