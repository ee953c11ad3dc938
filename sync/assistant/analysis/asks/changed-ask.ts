import type { Criterion } from '../../../domain/criteria/criterion.ts'
import { NUMBER_WORD, readCount } from '../../../domain/words/number-words.ts'
import { moreRows } from '../../conversation/more-rows.ts'
import { swapped } from '../../conversation/swapped.ts'
import { turnOf } from '../../conversation/turn-words.ts'
import { type Ask, type AskedFigure, groupsShown, isTime, MOST_RANKED, type Time } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'
import { figureAsked, measureAsked } from './figure-asked.ts'
import { groupingAsked, groupingNamed } from './grouping-asked.ts'
import { usualWords } from './usual-words.ts'

/** A question for a figure that was asked before, with what a follow-up makes of it. */
export interface ChangedAsk {
  ask: Ask
  /** The words that say of which properties; empty where they stay the same. */
  rest: string
}

const LEADS =
  /^(?:(?:and|now|ok(?:ay)?|then|so|thanks|thank you|great|cool|got it)[,!.]* )*(?:(?:what|how) about|same(?: thing| question)?(?: again)?|(?:do )?the same|only|just|make (?:it|that)|use|try|give me|with|without|excluding|for|in|by|as)\b/i
const JOINS = /^(?:and|plus|or)\b(?! (?:the|how many|which|what|who)\b)/i
const TRAILS = /\b(?:instead|too|as well|then)[?.!]*$/i
const FILLER =
  /\b(?:and|now|okay|ok|then|so|thanks|thank you|great|cool|got it|what about|how about|same(?: thing| question)?(?: again)?|do the same|the same|make (?:it|that)|use|try|give me|show me|instead|too|as well|that|it|them|those|these|of|for|the|please)\b/gi
/** These ask for properties, whatever was asked before. */
const OF_PROPERTIES =
  /\b(?:show|list|find|which|who|map|open|save|compare|draft|summar\w+|back|undo|start over|export)\b/i

/** "average instead", "same for net effective rent", "what about Tomball": the last question, changed. Null where it is another. */
export function changedAsk(
  last: Ask,
  words: string,
  read: (words: string) => readonly Criterion[],
): ChangedAsk | null {
  const text = usualWords(words)
  const other =
    withOtherSet(last, text, read) ??
    withOtherSets(last, text, read) ??
    withOtherLimit(last, text) ??
    withOtherPercentile(last, text) ??
    withOtherGroup(last, text)
  if (other !== null) return { ask: other, rest: '' }
  if (OF_PROPERTIES.test(text) || !('figure' in last)) return null
  const grouped = groupingAsked(text)
  const figure = figureAsked(grouped?.rest ?? text)
  const measure = measureAsked(figure?.rest ?? grouped?.rest ?? text)
  const left = measure?.rest ?? figure?.rest ?? grouped?.rest ?? text
  const rest = withoutTalk(left.replaceAll(FILLER, ' '))
  const isChange = LEADS.test(text) || JOINS.test(text) || TRAILS.test(text) || rest === ''
  const hasPart = grouped !== null || figure !== null || measure !== null
  if (!isChange || (!hasPart && rest === '')) return null
  if (!hasPart) return { ask: last, rest: words }
  const asked = withFigure(last, figure?.value ?? null)
  const measured =
    measure !== null && 'of' in asked && asked.figure !== null ? { ...asked, of: measure.value } : asked
  if (grouped === null || !('of' in measured)) return { ask: measured, rest }
  const { value: by } = grouped
  const { figure: what, of } = measured
  return {
    ask: isTime(by) ? { kind: 'trend', figure: what, of, by } : { kind: 'group', figure: what, of, by },
    rest,
  }
}

/** "swap Baytown for La Porte": one of the sets that were compared is another. */
function withOtherSet(last: Ask, text: string, read: (words: string) => readonly Criterion[]): Ask | null {
  const turn = last.kind === 'compare' ? turnOf(text) : null
  if (last.kind !== 'compare' || turn?.kind !== 'swap') return null
  const named = JSON.stringify(read(turn.from))
  const at = last.sets.findIndex(({ criteria }) => criteria.some((one) => named === JSON.stringify([one])))
  const criteria = swapped(last.sets[at]?.criteria ?? [], turn.from, turn.to, read)
  return at < 0 || criteria === null ? null : { ...last, sets: last.sets.with(at, { criteria }) }
}

const BOTH =
  /^(?:(?:and|now|ok(?:ay)?|then|what about|how about|try|do|compare|same for|same with)[, ]+)*(?<what>[^,;.?!]+ (?:and|&|vs\.?|versus|against) [^,;.?!]+?)(?: instead)?[.?!]*$/i

/** "now Katy and Baytown" of two towns that were compared: the values in which the sets differ are others. */
function withOtherSets(last: Ask, text: string, read: (words: string) => readonly Criterion[]): Ask | null {
  const { what } = BOTH.exec(text)?.groups ?? {}
  if (last.kind !== 'compare' || what === undefined) return null
  const [named, ...more] = read(what)
  if (named?.kind !== 'word' || named.not || more.length > 0 || named.anyOf.length !== last.sets.length)
    return null
  const sets = last.sets.map(({ criteria }, i) => ({
    criteria: criteria.map((one) =>
      one.kind === 'word' && one.field === named.field ? { ...one, anyOf: named.anyOf.slice(i, i + 1) } : one,
    ),
  }))
  const areOther = sets.every(({ criteria }, i) =>
    criteria.some((one, at) => one !== last.sets[i]?.criteria[at]),
  )
  return areOther ? { ...last, sets } : null
}

const END = '(?:top|first|highest|largest|bottom|lowest|cheapest|smallest)'
const OTHER_LIMIT = new RegExp(
  `^(?:(?:and|now|ok(?:ay)?)[, ]+)*(?:(?:make (?:it|that)|show|give me|just|only)(?: me)?(?: the)?(?: ${END})?|(?:the )?${END}) (?<count>\\d{1,2}|${NUMBER_WORD})[.!?]*$`,
  'i',
)

/** "make that 10" or "5 more" of what was ranked, "just the top three" of groups. */
function withOtherLimit(last: Ask, text: string): Ask | null {
  const more = moreRows(text)
  if (more !== null && (last.kind === 'rank' || last.kind === 'best')) {
    const shown = last.kind === 'rank' ? groupsShown(last.limit) : last.limit
    return { ...last, limit: Math.min(shown + more, MOST_RANKED) }
  }
  const count = readCount(OTHER_LIMIT.exec(text)?.groups?.count ?? '')
  if (count === null || count < 1) return null
  if (last.kind === 'rank' || last.kind === 'best') return { ...last, limit: count }
  if (last.kind !== 'group') return null
  const isRising = /\b(?:bottom|lowest|cheapest|smallest|fewest)\b/i.test(text)
  return { ...last, kind: 'rank', limit: count, descending: !isRising }
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
  const words = turn.kind === 'swap' ? turn.to : (TRAILED.exec(text)?.groups?.what ?? '')
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

const TRAILED = /^(?:(?:and|now|ok(?:ay)?)[, ]+)*(?<what>[\w ]+?) instead[.!?]*$/i

/** Another figure of the same; what was counted has a middle once it is a figure. */
function withFigure(last: Extract<Ask, { figure: unknown }>, figure: AskedFigure | null): typeof last {
  if (figure === null || figure === last.figure) return last
  if (last.kind === 'standing') return last
  return 'of' in last && last.of === 'count' ? { ...last, figure, of: 'median' } : { ...last, figure }
}
