import { fieldOf } from '../../../fields/field-list.ts'
import { statedNounAt } from '../../stated/stated-nouns.ts'
import type { Found } from '../../vocabulary/reading.ts'
import { glueAt } from '../../words/glue.ts'
import type { Token } from '../../words/lexer.ts'
import type { Before } from '../lead-words.ts'
import { isOfPlace } from '../place-of-choice.ts'

/** "no pricing in Katy": the field is what is denied, and not the place behind it. */
export function withoutDeniedField(
  tokens: readonly Token[],
  before: Before,
  found: Found | null,
  at: number,
): Before {
  if (!before.not || before.start < 0 || found?.kind !== 'criterion') return before
  if (!isOfPlace(found.criterion) && found.criterion.kind !== 'near') return before
  const denial = glueAt(tokens, before.start)
  if (denial?.value.kind !== 'not') return before
  const { isExclusion, isLack = false } = denial.value
  if (isExclusion && !isLack) return before
  let isOfField = false
  for (let next = denial.end; next < at; ) {
    const noun = statedNounAt(tokens, next)
    // "not zip 77041": the noun is the place's own.
    if (noun !== null && fieldOf(noun.field).kind === 'choice') return before
    // "no tenants in Katy" may be against tenants there.
    if (noun === null ? !BETWEEN.test(tokens[next]?.text ?? '') : noun.isParty && !isLack) return before
    isOfField ||= noun !== null
    next = noun?.end ?? next + 1
  }
  return isOfField ? { ...before, not: false, isExclusion: false } : before
}

const BETWEEN = /^(?:an?|any|the|or|and|nor|,|&|in|at|within|around|near|on)$/
