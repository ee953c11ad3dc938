import type { PartyField } from '../../criteria/asked-fields.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import { NAMES_OF, prepareVocabulary, ROLES } from '../vocabulary/prepared-vocabulary.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { lex } from '../words/lexer.ts'

/**
 * The further roles in which properties have a name that was asked for without a word for its role: "Hines" is asked
 * for as the landlord, and has sold as well. `words` are those that the criterion was read from.
 */
export function otherRoles(words: string, criterion: Criterion, vocabulary: Vocabulary): PartyField[] {
  if (criterion.kind !== 'party' || criterion.not || criterion.or !== undefined) return []
  const tokens = lex(words)
  const known = prepareVocabulary(vocabulary)
  const isNamed = (role: PartyField) => known[NAMES_OF[role]].longest(tokens, 0)?.end === tokens.length
  return isNamed(criterion.field) ? ROLES.filter((role) => role !== criterion.field && isNamed(role)) : []
}
