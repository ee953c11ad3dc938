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
  const isDenied = LACKS.test(tokens[joint]?.text ?? '')
  // "leave out those with no rent and no tenant": what is left states both.
  const saysLack = tokens.slice(Math.max(at - MOST_SAID, 0), at).some(({ text }) => LACKS.test(text))
  const isTurned = saysLack && !last.not
  const not = isDenied ? !isTurned : last.not
  const end = doneOrGiven.longest(tokens, noun.end)?.end ?? noun.end
  const criterion: Criterion = { kind: 'stated', field: noun.field, not }
  return isWhole(tokens, end) ? { criterion, end } : null
}

/** Tokens: "with no listed clear height". */
const MOST_SAID = 5
const LACKS = /^(?:no|not|without|lacking|lacks?|missing|unknown)$/
