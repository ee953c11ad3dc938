import type { Criterion } from '../../criteria/criterion.ts'
import { namesOf } from '../../criteria/names-of.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'

const JOINT = /^\s*(?:,\s*(?:or|nor|and)?|or|nor|and|&|\/)\s+/i
/** A denial behind the name: "JLL doesn't list". */
const DENIED_BEHIND = /^\S.*\s(?:\w+n['’]t|not|never|no longer)\s/i

const THAT = /^(?:that|which|what|whatever|everything|anything|where)\s+/i

/** "that CBRE or JLL doesn't list": the denial behind the last name is of each. */
export function withDeniedAlike(
  text: string,
  phrases: readonly ParsedCriterion[],
): readonly ParsedCriterion[] {
  const result = [...phrases]
  for (let i = result.length - 1; i > 0; i--) {
    const [before, denied] = [result[i - 1], result[i]]
    if (before?.criterion.kind !== 'party' || before.criterion.not || denied === undefined) continue
    const said = text.slice(before.spans.at(-1)?.end, denied.spans.at(-1)?.end)
    const party = denied.criterion.kind === 'party' && denied.criterion.not ? denied.criterion : null
    const behind = said.replace(JOINT, '')
    if (party === null || !JOINT.test(said) || !DENIED_BEHIND.test(behind)) continue
    const alone = text.slice(before.spans.at(0)?.start, before.spans.at(-1)?.end).replace(THAT, '')
    if (!isNamed(before.criterion, alone) || !isNamed(party, behind.split(/\s/)[0] ?? '')) continue
    const { text: name, or } = before.criterion
    result[i - 1] = {
      criterion: { ...party, text: name, or: [...(or ?? []), party.text, ...(party.or ?? [])] },
      spans: [...before.spans, ...denied.spans],
    }
    result.splice(i, 1)
  }
  return result
}

/** Whether words begin one of the names asked for, and so say no role. */
function isNamed(party: Extract<Criterion, { kind: 'party' }>, words: string): boolean {
  return namesOf(party).some((name) => name.toLowerCase().startsWith(words.toLowerCase()))
}
