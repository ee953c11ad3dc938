import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { TurnRead } from './read-onward.ts'
import type { Turn } from './turn-words.ts'

const CHANGING =
  /^(?:(?:expand|stretch|open|extend|widen|broaden|spread|branch|push|run|carry|creep|spill|bleed|throw|toss|mix|fold|work|tack|let|want|need|send|give|email|text)\W*)+$/i

/** "around there" names no place of its own, and the words of a change are no words to search. */
export function withoutTalk(read: TurnRead, { kind }: Turn): TurnRead {
  const isTalk = (one: Criterion) =>
    (one.kind === 'text' && ((kind !== 'add' && kind !== 'widen') || CHANGING.test(one.text))) ||
    (one.kind === 'zone' &&
      one.names.every((name) => /^(?:there|here|it|that|this|them|those)\b/i.test(name)))
  return { ...read, criteria: read.criteria.filter((one) => !isTalk(one)) }
}
