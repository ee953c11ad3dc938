import type { Criterion } from '../../criteria/criterion.ts'
import type { Token } from '../words/lexer.ts'
import { isWhole, nounBehind } from './read-stated.ts'
import { doneOrGiven } from './stated-words.ts'

/** What else is said to be stated or not: "without a rent or a tenant", "with no broker and no sale price". */
export function furtherStated(tokens: readonly Token[], last: Criterion | undefined, at: number) {
  if (last?.kind !== 'stated' || !/^(?:and|or|nor|,|&|\/)$/.test(tokens[at]?.text ?? '')) return null
  const joint =
    tokens[at]?.text === ',' && /^(?:and|or|nor)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const noun = nounBehind(tokens, joint)
  if (noun === null || noun.isHad) return null
  const isDenied = /^(?:no|without)$/.test(tokens[joint]?.text ?? '')
  if (isDenied && !last.not) return null
  const end = doneOrGiven.longest(tokens, noun.end)?.end ?? noun.end
  const criterion: Criterion = { kind: 'stated', field: noun.field, not: last.not }
  return isWhole(tokens, end) ? { criterion, end } : null
}
