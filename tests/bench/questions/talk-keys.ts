import { firstTalk, NO_TALK, nextTalk, type Talk } from '../../../sync/assistant/conversation/next-talk.ts'
import { wayBack } from '../../../sync/assistant/conversation/way-back.ts'
import { sortOfRows } from '../../../sync/assistant/row-set.ts'
import type { Day } from '../../../sync/domain/dates/days.ts'
import { parseQuery } from '../../../sync/domain/query/query-language.ts'
import type { Vocabulary } from '../../../sync/domain/query/vocabulary/vocabulary.ts'
import type { WordsSort } from '../../../sync/domain/table/table-sort.ts'
import { keysOf } from './keys-of.ts'

/** What holds after the last turn of a conversation, under the keys of questions.md. */
export function talkKeys(words: string, vocabulary: Vocabulary, today: Day): Record<string, unknown> {
  const read = (turn: string) => {
    const { criteria, sort, limit = null, isNearest = false } = parseQuery(turn, vocabulary, today)
    const asked = criteria.map(({ criterion }) => criterion)
    return { criteria: asked.filter(({ kind }) => kind !== 'text'), sort, limit, isNearest }
  }
  const [first = '', ...others] = words.split('||').map((turn) => turn.trim())
  const talks: Talk[] = [firstTalk(read(first))]
  for (const turn of others) {
    const last = talks.at(-1) ?? NO_TALK
    talks.push(nextTalk({ vocabulary, read }, last, wayBack(talks) ?? NO_TALK, turn))
  }
  const { criteria, order, limit, without, pick } = talks.at(-1) ?? NO_TALK
  return {
    ...keysOf(
      {
        criteria: criteria.map((criterion) => ({ criterion, spans: [] })),
        sort: sortOfRows({ order }) as WordsSort | null,
        ...(limit !== null && { limit }),
        ...(order?.field === 'distance' && { isNearest: true }),
      },
      words,
    ),
    ...(without.length > 0 && { without: [...without] }),
    ...(pick !== null && { pick }),
  }
}
