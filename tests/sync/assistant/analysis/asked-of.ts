import type { AskRead } from '../../../../sync/assistant/analysis/ask.ts'
import type { TurnReader } from '../../../../sync/assistant/analysis/asks/changed-sides.ts'
import { readAsk } from '../../../../sync/assistant/analysis/asks/read-ask.ts'
import { NO_TALK, nextTalk } from '../../../../sync/assistant/conversation/next-talk.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

/** What some words ask for, without those that are only searched. */
export function read(words: string): Criterion[] {
  return criteriaOf(words).filter(({ kind }) => kind !== 'text')
}

/** What is asked to be worked out of a book that has one building with a name, Alder Depot. */
export function asked(words: string): AskRead | null {
  return readAsk(words, { read, isProperty: (name) => name === 'Alder Depot', unread })
}

/** Reads a follow-up, and what it makes of criteria. */
export const turnReader: TurnReader = {
  read,
  onward: (criteria, words) => {
    const listener = {
      vocabulary,
      read: (said: string) => ({ criteria: read(said), sort: null, limit: null }),
    }
    return nextTalk(listener, { ...NO_TALK, criteria }, null, words).criteria
  },
}

function criteriaOf(words: string): Criterion[] {
  return parseQuery(words, vocabulary, '2026-11-22').criteria.map(({ criterion }) => criterion)
}

function unread(words: string): string {
  return criteriaOf(words)
    .flatMap((one) => (one.kind === 'text' ? [one.text] : []))
    .join(' ')
}
