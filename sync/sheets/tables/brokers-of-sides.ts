import type { Part } from './role-of-part.ts'

const LANDLORD_BROKER: Part = { header: 'Landlord broker', role: 'brokerName' }
const TENANT_BROKER: Part = { header: 'Tenant broker', role: 'tenantRepName' }

const BROKERS = /\b(?:brokers?|brokerages?|agents?|agency|reps?|representatives?|representation)\b\.?/gi
const SEVERAL_BROKERS = /\b(?:brokers|brokerages|agents|reps|representatives|representation)\b/i
const LANDLORD = /^(?:ll|l|landlord|lessor|owner|listing)(?:'?s)?$/i
const TENANT = /^(?:tt|t|tr|tenant|lessee|procuring)(?:'?s)?$/i
/** What may stand before the parts of a header that names the parties themselves. */
const OF_PARTIES = /^(?:(?:the|deal|lease|names?|part(?:y|ies)|of|principals?|companies)\b\W*)*$/i

/** Which broker each part of a header is: `Brokers (LL / TT)`, `LL / TT Reps`. `null` where it is not of brokers of both. */
export function brokersOfSides(header: string, texts: readonly string[]): Part[] | null {
  if (texts.length !== 2 || !(SEVERAL_BROKERS.test(header) || saysBrokersOfAll(header, texts))) return null
  const parts = texts.flatMap((text): Part[] => {
    const side = text.replace(BROKERS, '').replace(/^.*:/, '').trim()
    return LANDLORD.test(side) ? [LANDLORD_BROKER] : TENANT.test(side) ? [TENANT_BROKER] : []
  })
  return new Set(parts).size === 2 ? parts : null
}

function saysBrokersOfAll(header: string, texts: readonly string[]): boolean {
  return headOf(header, texts).search(BROKERS) >= 0
}

/** Whether what stands before the parts of a header says that they are other people than the parties: `Counsel (LL / TT)`. */
export function isOfOtherPeople(header: string, texts: readonly string[]): boolean {
  return !OF_PARTIES.test(headOf(header, texts))
}

function headOf(header: string, [first = '']: readonly string[]): string {
  const open = header.indexOf('(')
  return open > 0 && header.indexOf(first, open) > open ? header.slice(0, open).trim() : ''
}
