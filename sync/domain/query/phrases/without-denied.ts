import type { Criterion } from '../../criteria/criterion.ts'
import { namesOf } from '../../criteria/names-of.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'

/**
 * "A renewal for Wexcombe Pipe. Leave Wexcombe out.", "Cypress. The town is Tomball instead of Cypress.": what is also
 * denied is not asked for. A town that is denied only to name another in its place is not excluded either.
 */
export function withoutDenied(phrases: readonly ParsedCriterion[]): readonly ParsedCriterion[] {
  const denied = phrases.flatMap(({ criterion }) => ('not' in criterion && criterion.not ? [criterion] : []))
  const asked = phrases.filter(({ criterion }) => !denied.some((one) => isSame(criterion, one)))
  if (asked.length === phrases.length) return phrases
  const isReplaced = (town: Criterion) =>
    phrases.some((phrase) => isSame(phrase.criterion, town) && !asked.includes(phrase)) &&
    asked.some(({ criterion }) => isTown(criterion) && !criterion.not)
  return asked.filter(({ criterion }) => !(isTown(criterion) && criterion.not && isReplaced(criterion)))
}

type Town = Extract<Criterion, { kind: 'word' }>

function isTown(criterion: Criterion): criterion is Town {
  return criterion.kind === 'word' && criterion.field === 'city'
}

/** Whether all that one asks for is denied by another. */
function isSame(asked: Criterion, denied: Criterion): boolean {
  if (asked.kind === 'party' && denied.kind === 'party') {
    const isNamed = (name: string) =>
      namesOf(denied).some((one) => name.toLowerCase().startsWith(one.toLowerCase()))
    return !asked.not && asked.field === denied.field && namesOf(asked).every(isNamed)
  }
  return (
    isTown(asked) && isTown(denied) && !asked.not && asked.anyOf.every((town) => denied.anyOf.includes(town))
  )
}
