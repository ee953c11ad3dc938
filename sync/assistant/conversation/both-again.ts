import type { Criterion } from '../../domain/criteria/criterion.ts'

const EITHER =
  /\b(?:either(?: one)?|both|any)(?: of)?(?: (?:those|them|these|the))?(?: (?:two|2))? (?:works?|(?:is|are|would be|will be|'s) (?:fine|ok|okay|good|alright)|will do|would work|will work)\b/i

/** "either of those two works" after "gross instead" of NNN: the value that was replaced is asked for as well. */
export function bothAgain(
  known: readonly Criterion[],
  before: readonly Criterion[],
  text: string,
): Criterion[] | null {
  if (!EITHER.test(text)) return null
  const replaced = known.flatMap((one) => {
    if (one.kind !== 'word' || one.not) return []
    const other = before.find((two) => two.kind === 'word' && !two.not && two.field === one.field)
    const added = other?.kind === 'word' ? other.anyOf.filter((value) => !one.anyOf.includes(value)) : []
    return added.length === 0 ? [] : [{ one, both: { ...one, anyOf: [...added, ...one.anyOf] } }]
  })
  const [only, more] = replaced
  return only === undefined || more !== undefined
    ? null
    : known.map((one) => (one === only.one ? only.both : one))
}
