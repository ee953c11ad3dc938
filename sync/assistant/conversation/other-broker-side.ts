import type { Criterion } from '../../domain/criteria/criterion.ts'
import { namesOf } from '../../domain/criteria/names-of.ts'
import { asTenantRep, isTenantRep } from '../../domain/query/parties/on-tenants-side.ts'
import { refine } from './refine.ts'

const sideOf = (who: string, kinds: string) =>
  new RegExp(
    `\\b(?:on|for|to) the (?:${who})(?:['’]s?)?(?: side)?\\b|\\b(?:${who})(?:['’]s?)? (?:side|reps?|brokers?|${kinds})\\b|\\b(?:had|has|have|repped|represented|brought|represent(?:s|ing)?) the (?:${who})s?\\b`,
    'i',
  )
const OF_TENANT = sideOf('tenant|occupier|user', 'reps?')
const OF_LISTING = sideOf('landlord|owner|listing', 'agents?')
const BOTH = /\b(?:too|also|as well|both|and|plus|add|include|either)\b/i

/** "flip it, JLL on the tenant side" after leases that JLL listed: the same brokers on the other side of the lease. */
export function onOtherSide(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Criterion[] | null {
  if (BOTH.test(text)) return null
  const pattern = [OF_TENANT, OF_LISTING].find((side) => side.test(text))
  const isOfTenant = pattern === OF_TENANT
  const stood = known.findLast((one) => isWanted(one) && (isOfTenant ? isLister(one) : isTenantRep(one)))
  if (pattern === undefined || stood === undefined) return null
  const named = asked.filter((one) => isLister(one) || isTenantRep(one))
  // Another name is asked for beside it.
  const isSame = named.every((one) => brokersOf(one).every((name) => brokersOf(stood).includes(name)))
  if (!isSame) return null
  const other = isOfTenant ? asTenantRep(stood) : asLister(stood)
  const others = asked.filter((one) => one.kind !== 'party' && one.kind !== 'text' && !named.includes(one))
  return refine(
    known.map((one) => (one === stood ? other : one)),
    others,
    'add',
  )
}

function isLister(one: Criterion): boolean {
  return one.kind === 'party' && /^broker/.test(one.field)
}

function isWanted(one: Criterion): boolean {
  return !('not' in one && one.not)
}

function brokersOf(one: Criterion): string[] {
  const names = one.kind === 'party' ? namesOf(one) : one.kind === 'holds' ? one.anyOf : []
  return names.map((name) => name.toLowerCase())
}

/** The tenant's broker as the one who listed. */
function asLister(one: Criterion): Criterion {
  const [text, ...or] = one.kind === 'holds' ? one.anyOf : []
  if (one.kind !== 'holds' || text === undefined) return one
  const field = one.field === 'tenantRepName' ? 'brokerName' : 'brokerFirm'
  return { kind: 'party', field, text, ...(or.length > 0 && { or }), not: one.not }
}
