import type { Criterion } from '../../criteria/criterion.ts'
import { FIRM_WORDS } from '../../words/firm-words.ts'
import type { Found } from '../vocabulary/reading.ts'

const OF_FIRM = new RegExp(`\\b(?:${FIRM_WORDS}|llc|inc|co|team|global)\\b`, 'i')

/** "tenant rep JLL", "Ann Castillo for the tenant": who found the space for the tenant is another broker than the one who listed it. */
export function onTenantsSide<T extends Found>(found: T): T {
  if (found.kind !== 'criterion') return found
  const { criterion, negated } = found
  return {
    ...found,
    criterion: asTenantRep(criterion),
    negated: negated === null ? null : asTenantRep(negated),
  }
}

/** A broker that was asked for, as the one of the tenant. */
export function asTenantRep(criterion: Criterion): Criterion {
  if (criterion.kind !== 'party' || !/^broker/.test(criterion.field)) return criterion
  const { field, text, or = [], not } = criterion
  const isFirm = field === 'brokerFirm' || OF_FIRM.test(text)
  return { kind: 'holds', field: isFirm ? 'tenantRepFirm' : 'tenantRepName', anyOf: [text, ...or], not }
}

/** Whether a criterion asks for the tenant's broker. */
export function isTenantRep(criterion: Criterion | undefined): boolean {
  return criterion?.kind === 'holds' && /^tenantRep/.test(criterion.field)
}
