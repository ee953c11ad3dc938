import { firstTalk, NO_TALK, nextTalk, type Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { askedIn as read } from '../../domain/query/criteria-in.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

/** What is talked of after some turns. */
export function talkAfter(...turns: string[]): Talk {
  const [first = '', ...others] = turns
  let [before, talk] = [NO_TALK, firstTalk(read(first))]
  for (const turn of others) [before, talk] = [talk, nextTalk({ vocabulary, read }, talk, before, turn)]
  return talk
}
