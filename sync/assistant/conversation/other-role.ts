import type { Criterion } from '../../domain/criteria/criterion.ts'

type Party = Extract<Criterion, { kind: 'party' }>

const THEY =
  '(?:they|them|he|she|it|that (?:firm|group|company|outfit|guy)|those guys|the same (?:firm|group|company|guys))'
const ROLES: readonly (readonly [field: Party['field'], verbs: string, nouns: string])[] = [
  ['buyer', 'bought|buy|buying|acquired?|acquiring|purchased?|purchasing|picked up', 'buyers?|purchasers?'],
  ['seller', 'sold|sell|selling|disposed of|unloaded', 'sellers?'],
  ['landlordFirm', 'own|owns|owned|owning', 'landlords?|owners?'],
  ['tenant', 'lease|leased|leasing|rent|rented|renting|occupy|occupied|occupying', 'tenants?|occupiers?'],
  [
    'brokerFirm',
    'list|listed|listing|brokered|represented|rep|marketed|leased out',
    'brokers?|listing (?:firms?|brokers?)',
  ],
]
const PATTERNS = ROLES.map(([field, verbs, nouns]) => ({
  field,
  pattern: new RegExp(
    `\\b(?:(?:has|have|had|did|do|does|what|that|which) (?:${THEY}|that)|${THEY}(?:'ve|'s| have| has| also)?)(?: (?:have|has|also|ever|actually|themselves))* (?:${verbs})\\b|\\b(?:as|when (?:they|it|he|she)(?:'re| are| is)) (?:the |an? )?(?:${nouns})\\b|\\b(?:make|have|flip|switch|turn) (?:${THEY}|him|that|those)(?: (?:to|into|as))? (?:the |an? )?(?:${nouns})\\b|\\bon the ${sideOf(field)} side\\b|^(?:(?:sorry|no|oops|actually|i meant?)[, ]+)+(?:${verbs})\\b(?:,? (?:and )?not \\w+)?[.!]*$`,
    'i',
  ),
}))

function sideOf(field: Party['field']): string {
  const sides: Partial<Record<Party['field'], string>> = {
    buyer: '(?:buy|buying|acquisition)',
    seller: '(?:sell|selling|disposition)',
    landlordFirm: '(?:landlord|ownership|owner)',
    tenant: '(?:tenant|occupier)',
  }
  return sides[field] ?? '(?:listing|broker|brokerage)'
}

/** "and what have they bought?" after what a firm sold: the same firm in the role that is asked about. */
export function inOtherRole(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): Criterion[] | null {
  if (asked.some(({ kind }) => kind === 'party' || kind === 'holds')) return null
  const field = PATTERNS.find(({ pattern }) => pattern.test(text))?.field
  const party = known.findLast((one) => one.kind === 'party' && !one.not)
  if (field === undefined || party?.kind !== 'party' || party.field === field) return null
  // On the tenant's side a broker is no tenant.
  if (/^broker/.test(party.field) && /\bside\b/i.test(text)) return null
  return known.map((one) => (one === party ? { ...party, field } : one))
}

/** "and Trinity Basin's" right after firms that were taken out: so is this one. */
export function asLastDenied(
  known: readonly Criterion[],
  before: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): readonly Criterion[] {
  const isDenied = (one: Criterion) => one.kind === 'party' && one.not
  const isFresh = known.some((one) => isDenied(one) && !before.some((other) => isDenied(other)))
  if (!isFresh || !ONE_MORE_NAME.test(text) || !asked.every(({ kind }) => kind === 'party')) return asked
  return asked.map((one) => (one.kind === 'party' ? { ...one, not: true } : one))
}

const ONE_MORE_NAME = /^(?:and|also|plus|or|nor)\b(?!.*\b(?:with|by|only|add|include|listings?|deals)\b)/i

const OWNERS: ReadonlySet<Party['field']> = new Set(['landlordFirm', 'buyer', 'seller'])
const OF_ROLE =
  /\b(?:landlords?|owners?|owns?|owned|buyers?|bought|buys?|purchas\w*|acquir\w*|sellers?|sold|sells?|sales?|listings?|buildings?|properties|portfolio|parks)\b/i

const SAME_BUT = '(?:the )?same(?: thing| search| question| deal| idea)?,? (?:but|only|for|with|except)'
/** A name written as one, and nothing beside it. */
const NAME_ALONE = new RegExp(
  `^(?:(?:ok|okay|and|now)[, ]+)*(?:${SAME_BUT}|(?:how|what) about|try|and|now)(?: for| with)? (?<name>\\p{Lu}[\\p{L}&'’-]*(?: \\p{Lu}[\\p{L}&'’-]*){0,3})(?: (?:instead|now))?[.?!]*$`,
  'u',
)

/** "same thing but Segro": a name that means nothing else, where a firm was talked of. */
function newNameIn(party: Party, text: string): Party | null {
  const { name } = NAME_ALONE.exec(text.trim())?.groups ?? {}
  return name === undefined ? null : { kind: 'party', field: party.field, text: name, not: false }
}

function otherSide(field: Party['field'], text: string): Party['field'] | null {
  if (field === 'buyer' && /^(?:(?:and|only|but|just|ok)[, ]+)*(?:from|off(?: of)?)\b/i.test(text))
    return 'seller'
  return field === 'seller' && /^(?:(?:and|only|but|just|ok)[, ]+)*to\b/i.test(text) ? 'buyer' : null
}

/** "what about Saltgrass Bend?" after a buyer: a firm that is named without a role is asked for in that one. */
export function inKnownRole(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
): readonly Criterion[] {
  const party = known.findLast((one) => one.kind === 'party' && !one.not)
  const named = party?.kind === 'party' && asked.length === 0 ? newNameIn(party, text) : null
  if (named !== null) return [named]
  if (party?.kind !== 'party' || !OWNERS.has(party.field) || OF_ROLE.test(text)) return asked
  // "from Kestrel Flats" after who bought: the other side of the sale.
  const field = otherSide(party.field, text) ?? party.field
  return asked.map((one) => (one.kind === 'party' && OWNERS.has(one.field) ? { ...one, field } : one))
}
