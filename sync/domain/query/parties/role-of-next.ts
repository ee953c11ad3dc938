import type { Criterion } from '../../criteria/criterion.ts'
import { type Found, NO_LEAD, type Reader, type Reading } from '../vocabulary/reading.ts'

/**
 * "Prologis or Link Logistics purchases": what is said behind the last of some names is said of the one before it, too,
 * where by themselves both are asked for in one role.
 */
export function withRoleOfNext(reading: Reading, found: Found, readName: Reader): Found {
  if (found.kind !== 'criterion' || found.isUsualRole !== true) return found
  const joint = reading.tokens[found.end]?.text ?? ''
  if (!/^(?:or|and|&|,|\/)$/.test(joint)) return found
  const isLast = /^(?:or|and|&)$/.test(reading.tokens[found.end + 1]?.text ?? '')
  const next = readName(reading, found.end + (joint === ',' && isLast ? 2 : 1), NO_LEAD)
  if (next?.kind !== 'criterion' || next.isUsualRole === true || next.usualField === undefined) return found
  const { criterion, negated } = found
  if (criterion.kind !== 'party' || next.criterion.kind !== 'party') return found
  if (next.usualField !== criterion.field) return found
  const { field } = next.criterion
  const inRole = (one: Criterion | null) => (one?.kind === 'party' ? { ...one, field } : one)
  return { ...found, criterion: { ...criterion, field }, negated: inRole(negated), isUsualRole: false }
}
