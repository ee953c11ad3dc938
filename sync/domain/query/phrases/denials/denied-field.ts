import { statedNounAt } from '../../stated/stated-nouns.ts'
import { glueAt } from '../../words/glue.ts'
import type { Glue } from '../../words/glue-words.ts'
import type { Token } from '../../words/lexer.ts'
import type { Before } from '../lead-words.ts'

/** "without a rent in Katy": the field is what is denied, and not the place behind it. */
export function withoutDeniedField(tokens: readonly Token[], before: Before, glue: Glue, at: number): Before {
  if (!before.not || before.start < 0 || !(glue.kind === 'where' || NEAR.test(tokens[at]?.text ?? '')))
    return before
  const denial = glueAt(tokens, before.start)
  if (denial?.value.kind !== 'not' || denial.value.isLack !== true) return before
  let end = denial.end
  let isOfField = false
  while (end < at) {
    const noun = statedNounAt(tokens, end)
    if (noun === null && !JOINS.test(tokens[end]?.text ?? '')) return before
    isOfField ||= noun !== null
    end = noun?.end ?? end + 1
  }
  return isOfField ? { ...before, not: false, isExclusion: false } : before
}

const NEAR = /^(?:near|around|close|next)$/
const JOINS = /^(?:an?|any|the|or|and|nor|,|&)$/
