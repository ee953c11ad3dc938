import type { Criterion } from '../../domain/criteria/criterion.ts'
import { namesOf } from '../../domain/criteria/names-of.ts'
import { phraseOf } from '../../domain/query/fields/phrase-of.ts'

const SAID = /\bthe (?<which>former|latter)(?: (?:one|two))?\b/i

/** "only the latter" after "Katy or Cypress": the words with what is meant, in the place of the word for it. */
export function withFormerOrLatter(known: readonly Criterion[], text: string): string {
  const which = SAID.exec(text)?.groups?.which
  if (which === undefined) return text
  const meant = known
    .toReversed()
    .map(onesOf)
    .find((ones) => ones.length > 1)
  const one = /^former$/i.test(which) ? meant?.[0] : meant?.at(-1)
  return one === undefined ? text : text.replace(SAID, phraseOf(one).replace(/^in /, ''))
}

/** Each of the values that will do, as a criterion of its own. */
function onesOf(one: Criterion): Criterion[] {
  if (one.kind === 'word' && !one.not) return one.anyOf.map((value) => ({ ...one, anyOf: [value] }))
  if (one.kind !== 'party' || one.not) return []
  return namesOf(one).map((text) => ({ kind: 'party', field: one.field, text, not: false }))
}
