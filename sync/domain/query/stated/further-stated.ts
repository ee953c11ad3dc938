import type { Choice, Criterion } from '../../criteria/criterion.ts'
import { NO_LEAD, type Reading } from '../vocabulary/reading.ts'
import { isWhole, nounBehind, readStated } from './read-stated.ts'
import { doneOrGiven } from './stated-words.ts'

/** What else is said to be stated or not: "without a rent or a tenant", "with no broker and no sale price". */
export function furtherStated(reading: Reading, last: Criterion | undefined, at: number) {
  const { tokens } = reading
  const either = eitherLacking(reading, last, at)
  if (either !== null) return either
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

/** "missing rent or no term": what is denied again behind "or" may be lacking in place of the first. */
function eitherLacking(reading: Reading, last: Criterion | undefined, at: number) {
  const lacking = last?.kind === 'either' ? last.of : last === undefined ? [] : [last]
  if (reading.tokens[at]?.text !== 'or' || !lacking.every(isLack)) return null
  const found = readStated(reading, at + 1, NO_LEAD)
  const whole = found?.kind === 'criterion' ? found : deniedNoun(reading, at + 1)
  if (whole === null || !isLack(whole.criterion)) return null
  const criterion: Criterion = { kind: 'either', of: [...lacking, whole.criterion] }
  return { criterion, end: whole.end, isInstead: true }
}

/** "no term", which says by itself that there is none. */
function deniedNoun({ tokens }: Reading, at: number): { criterion: Criterion; end: number } | null {
  const noun = LACKS.test(tokens[at]?.text ?? '') ? nounBehind(tokens, at) : null
  if (noun === null || noun.isHad || !isWhole(tokens, noun.end)) return null
  return { criterion: { kind: 'stated', field: noun.field, not: true }, end: noun.end }
}

function isLack(one: Criterion | Choice): one is Extract<Choice, { kind: 'stated' }> {
  return one.kind === 'stated' && one.not
}

/** Tokens: "with no listed clear height". */
const MOST_SAID = 5
const LACKS = /^(?:no|not|without|lacking|lacks?|missing|unknown)$/
