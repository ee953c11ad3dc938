import type { Criterion } from '../../criteria/criterion.ts'
import type { Found } from '../vocabulary/reading.ts'
import { isTenantRep, onTenantsSide } from './on-tenants-side.ts'

type FoundCriterion = Extract<Found, { kind: 'criterion' }>

/** "purchased by Stonelake or Clarion": a name joined to one whose role was said has that role. */
export function withSameRole(
  found: FoundCriterion,
  known: Criterion | undefined,
  isRoleSaid: boolean,
  joined: 'or' | 'and' | null,
): FoundCriterion {
  if (found.isUsualRole === true && isRoleSaid && joined !== null && isTenantRep(known))
    return onTenantsSide(found)
  const isJoined = found.isUsualRole === true && isRoleSaid && joined !== null
  if (!isJoined || known?.kind !== 'party' || found.criterion.kind !== 'party') return found
  const inRole = (criterion: Criterion | null) =>
    criterion?.kind === 'party' ? { ...criterion, field: known.field } : criterion
  return { ...found, criterion: { ...found.criterion, field: known.field }, negated: inRole(found.negated) }
}
