import { firstTalk, NO_TALK, nextTalk, type Talk } from '../../../sync/assistant/conversation/next-talk.ts'
import { wayBack } from '../../../sync/assistant/conversation/way-back.ts'
import type { Day } from '../../../sync/domain/days.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../sync/domain/query/vocabulary/vocabulary.ts'
import { SORT_BY, SORTS } from '../../../sync/domain/sort.ts'
import { keysOf } from './keys-of.ts'

/** What holds after the last turn of a conversation, under the keys of questions.md. */
export function talkKeys(words: string, vocabulary: Vocabulary, today: Day): Record<string, unknown> {
  const read = (turn: string) => {
    const { criteria, sort, limit = null } = parseQuery(turn, vocabulary, today)
    const asked = criteria.map(({ criterion }) => criterion)
    return { criteria: asked.filter(({ kind }) => kind !== 'text'), sort, limit }
  }
  const [first = '', ...others] = words.split('||').map((turn) => turn.trim())
  const talks: Talk[] = [firstTalk(read(first))]
  for (const turn of others) {
    const last = talks.at(-1) ?? NO_TALK
    talks.push(nextTalk({ vocabulary, read }, last, wayBack(talks) ?? NO_TALK, turn))
  }
  const { criteria, order, limit, without, pick } = talks.at(-1) ?? NO_TALK
  const sort = SORT_BY.find(
    (by) => SORTS[by].field === order?.field && SORTS[by].descending === order.descending,
  )
  return {
    ...keysOf(
      {
        criteria: criteria.map((criterion) => ({ criterion, spans: [] })),
        sort: sort ?? null,
        ...(limit !== null && { limit }),
      },
      words,
    ),
    ...(without.length > 0 && { without: [...without] }),
    ...(pick !== null && { pick }),
  }
}
