import { turnOf } from '../../../../sync/assistant/conversation/turns/turn-words.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { isSameCriterion } from '../../../../sync/domain/criteria/is-same-criterion.ts'
import { criteriaWords } from '../../tools/set-words.ts'

const MOST_QUOTED = 80

/** Why a follow-up that means a change changed nothing. Null where it only asks about what is talked of. */
export function unchangedWords(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): string | null {
  const turn = turnOf(text)
  const values = asked.filter(({ kind }) => kind !== 'text')
  const already = criteriaWords(values)
  const isKnown =
    values.length > 0 && values.every((one) => known.some((other) => isSameCriterion(one, other)))
  if (isKnown && already !== '') return `Nothing changed: ${already} was asked before.`
  switch (turn.kind) {
    case 'drop':
    case 'waive': {
      const what = nameOf(turn.what)
      return what === ''
        ? lost(text)
        : `Nothing to drop: no ${what} ${/[^s]s$/.test(what) ? 'were' : 'was'} asked.`
    }
    case 'restore':
      return `Nothing changed: “${quoted(turn.what)}” was not left out.`
    case 'swap':
      return `Nothing changed: “${quoted(turn.from)}” was not asked.`
    case 'move':
    case 'replace':
    case 'widen':
      return lost(text)
    case 'add':
      return values.length > 0 ? lost(text) : null
    default:
      return null
  }
}

function lost(text: string): string {
  return `Nothing changed: “${quoted(text)}” fits nothing you asked for. Say what to change, and to what.`
}

/** "the date filter": date. */
function nameOf(what: string): string {
  return quoted(what)
    .replace(LEADS, '')
    .replace(ENDS, '')
    .replace(/[\s.,!?]+$/, '')
}

const LEADS = /^(?:(?:the|that|this|my|our|a|an|any|all|about)\s+)+/i
const ENDS = /\s+(?:filters?|criteri(?:a|on)|requirements?|conditions?|limits?|bounds?|restrictions?)[.!?]*$/i

function quoted(words: string): string {
  return words.trim().slice(0, MOST_QUOTED)
}
