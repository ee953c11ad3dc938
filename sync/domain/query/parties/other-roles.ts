import type { PartyField } from '../../criteria/asked-fields.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import { type PreparedVocabulary, prepareVocabulary } from '../vocabulary/prepared-vocabulary.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { lex } from '../words/lexer.ts'

/** The names of each role. */
const INDEXES = {
  tenant: 'tenants',
  landlordFirm: 'landlordFirms',
  brokerFirm: 'brokerFirms',
  brokerName: 'brokerNames',
  seller: 'sellers',
  buyer: 'buyers',
} as const satisfies Record<PartyField, keyof PreparedVocabulary>
const ROLES = Object.keys(INDEXES) as PartyField[]

/**
 * The further roles in which properties have a name that was asked for without a word for its role: "Hines" is asked
 * for as the landlord, and has sold as well. `words` are those that the criterion was read from.
 */
export function otherRoles(words: string, criterion: Criterion, vocabulary: Vocabulary): PartyField[] {
  if (criterion.kind !== 'party' || criterion.not || criterion.or !== undefined) return []
  const tokens = lex(words)
  const known = prepareVocabulary(vocabulary)
  const isNamed = (role: PartyField) => known[INDEXES[role]].longest(tokens, 0)?.end === tokens.length
  return isNamed(criterion.field) ? ROLES.filter((role) => role !== criterion.field && isNamed(role)) : []
}
