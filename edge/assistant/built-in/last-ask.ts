import type { Ask, AskRead } from '../../../sync/assistant/analysis/ask.ts'
import { changedAsk, saysNoSet } from '../../../sync/assistant/analysis/asks/changed-ask.ts'
import { changedRanking } from '../../../sync/assistant/analysis/asks/changed-ranking.ts'
import type { TurnReader } from '../../../sync/assistant/analysis/asks/changed-sides.ts'
import { readAsk } from '../../../sync/assistant/analysis/asks/read-ask.ts'
import { timeAlone } from '../../../sync/assistant/analysis/asks/time-alone.ts'
import { type Listener, NO_TALK, nextTalk } from '../../../sync/assistant/conversation/next-talk.ts'
import { withMovedEnd } from '../../../sync/assistant/conversation/turns/moved-ends.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { vocabularyOf } from '../../../sync/book/question/vocabulary-of.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import { findNamed } from '../tools/find-named.ts'
import { readWords } from '../tools/read-words.ts'
import type { BookToday } from '../tools/tool-context.ts'
import { asksPerYear } from './plans/rents-per-year.ts'
import { inTotal, withoutCount } from './questions/in-total.ts'
import { movesBound } from './questions/moves-bound.ts'

/** What was last asked to be worked out, as the questions after it changed it. `known` is what is talked of. */
export function lastAsk(at: BookToday, earlier: readonly string[], known: RowSet | null = null): Ask | null {
  return earlier.reduce<Ask | null>((last, question) => {
    if (last !== null && isOfSameFigure(at, question)) return last
    const sides = comparedOn(question) === null ? null : sidesKnown(last, known)
    const own = sides === null ? askOf(at, withoutCount(last, question)) : null
    return sides ?? changeOf(at, last, own, question)?.ask ?? own?.ask ?? null
  }, null)
}

/** "in annual please", "cap it at 82": the figure stays. */
function isOfSameFigure(at: BookToday, question: string): boolean {
  const said = withMovedEnd(question)
  return asksPerYear(said) || (movesBound(said) && askOf(at, said) === null)
}

/** "compare them on clear height": by what, empty where it is not said; null where it is no such question. */
export function comparedOn(text: string): string | null {
  const groups = COMPARES_THEM.exec(text)?.groups
  return groups === undefined ? null : (groups.on ?? '')
}

const COMPARES_THEM =
  /^(?:(?:and|now|ok(?:ay)?|so|then|great|please|can you|could you|let['’]?s)[, ]+)*(?:(?:compare|contrast|stack up) (?:them|these|those|both|(?:the|those|these) two(?: (?:towns|cities|places|markets|submarkets|sets|types))?|the two of them|both of them|one (?:to|with|against) the other)|how do (?:they|those|these|the two|both) (?:compare|stack up|differ)|what(?:['’]s| is) the difference(?: between (?:them|the two|those|these))?)(?: (?:side by side|(?:to|against|with) (?:each other|one another)|head to head|together))?(?:,? (?:on|by|for|in terms of) (?:the |their )?(?<on>[^,;]+?))?(?: please)?[.?!]*$/i

/** The sets that are compared once "compare them" was said: each value of what is talked of. */
function sidesKnown(last: Ask | null, known: RowSet | null): Ask | null {
  if (last === null || known === null || !('of' in last) || last.kind === 'compare') return null
  const { figure, of } = last
  const varied = known.criteria.find((one) => one.kind === 'word' && !one.not && one.anyOf.length > 1)
  if (varied?.kind !== 'word') return null
  const sets = varied.anyOf.map((value) => ({
    criteria: known.criteria.map((one) => (one === varied ? { ...varied, anyOf: [value] } : one)),
  }))
  return { kind: 'compare', figure, of, sets }
}

/** What a question makes of the one before it, where it is no question of its own. */
export function changeOf(at: BookToday, last: Ask | null, own: AskRead | null, text: string): AskRead | null {
  if (last === null) return null
  const isChange =
    own === null ||
    saysNoSet(own.rest) ||
    timeAlone(last, text) !== null ||
    // "top 10 tenants in Katy" after a ranking is one of its own.
    (own.ask.kind !== 'rank' && changedRanking(last, text) !== null)
  const changed = isChange ? changedAsk(last, withoutCount(last, text), turnReader(at)) : null
  return changed === null ? null : { ...changed, ask: inTotal(last, changed.ask, text) }
}

export function askOf(at: BookToday, text: string): AskRead | null {
  return readAsk(text, {
    read: turnReader(at).read,
    isProperty: (name) => findNamed(at.book, name).length > 0,
    unread: (words) => unreadIn(at, words),
  })
}

/** Those of some words that mean nothing to the language. */
export function unreadIn({ book, today }: BookToday, words: string): string {
  const { criteria } = parseQuery(words, vocabularyOf(book), today)
  return criteria.flatMap(({ criterion }) => (criterion.kind === 'text' ? [criterion.text] : [])).join(' ')
}

/** Reads what words ask for, without those that are only searched. */
function turnReader(at: BookToday): TurnReader {
  const listener: Listener = {
    vocabulary: vocabularyOf(at.book),
    read: (words) => {
      const read = readWords(at, words)
      return { ...read, criteria: read.criteria.filter(({ kind }) => kind !== 'text') }
    },
  }
  return {
    read: (words) => listener.read(words).criteria,
    onward: (criteria, words) => nextTalk(listener, { ...NO_TALK, criteria }, null, words).criteria,
  }
}
