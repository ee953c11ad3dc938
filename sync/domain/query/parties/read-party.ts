import type { PartyField } from '../../criteria/asked-fields.ts'
import { readAmount } from '../amounts/read-amount.ts'
import { nouns } from '../fields/nouns.ts'
import { isToOfNearest } from '../quantities/read-nearest.ts'
import { knownFirms, looseFirms } from '../vocabulary/known-firms.ts'
import type { NameIndex } from '../vocabulary/name-index.ts'
import type { Found, Reading } from '../vocabulary/reading.ts'
import { waivers } from '../vocabulary/waivers.ts'
import { lex, type Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { isSaidOfRole } from './is-said-of-role.ts'
import { mayBeMisspelt } from './misspelt-name.ts'
import { onTenantsSide } from './on-tenants-side.ts'
import { fieldOf, type Role, roles } from './role-words.ts'

const binders = phraseTable([
  [
    true,
    ':|=|us (|me (|ours (|the|anybody with|anyone with|any entity with|any company with|any firm with|any group with|somebody with|someone with|anybody named|anyone named|anything with|an entity of|any entity of|an affiliate of|affiliates of|any affiliate of|entities of|some entity of|an llc of|one of the|named|called|any|either|like|was|were|being|is|should be|must be|has to be|needs to be|ought to be|would be|will be|to be|is to be|should have been',
  ],
])

/** "anybody with Tidemark in the name" */
const inNames = phraseTable([
  [true, 'in the name|in its name|in their name|somewhere in the name|in the title'],
])

/** "any landlord but Hines" */
const denials = phraseTable([
  [true, "not|but|but not|except|except for|other than|besides|apart from|aside from|excluding|isn't|is not"],
])

/** Where "seller is not important" ends, which names nobody, as "landlord can be anybody but Hines" does. */
function waivedRole(tokens: readonly Token[], at: number): number | null {
  const waived = waivers.longest(tokens, at) ?? waivers.longest(tokens, at - 1)
  return waived === null || denials.longest(tokens, waived.end) !== null ? null : waived.end
}

/** Whether a word can be part of a name; `isFirst` where it stands directly after "tenant". */
export type IsName = (at: number, isFirst: boolean) => boolean

/** Words of a name that the book does not know; more are left to be searched. */
const LONGEST_NAME = 6

interface Party {
  field: PartyField
  text: string
  or?: string[]
  /** The token after the name. */
  end: number
}

/**
 * "tenant Acme", "owned by Trinity Basin": the name as the book writes it where its first words are known, else the
 * words up to the next phrase, as `isName` decides. A quoted name is taken literally.
 */
export function readParty(reading: Reading, at: number, isName: IsName): Found | null {
  const { tokens } = reading
  const role = roles.longest(tokens, at)
  // "the nearest 5 leases to Katy" names nobody.
  if (role === null || isToOfNearest(tokens, role.end - 1)) return null
  const waived = waivedRole(tokens, role.end)
  if (waived !== null) return { kind: 'words', end: waived }
  // "top 10 leases by term" ranks them.
  const isRanked =
    tokens[role.end - 1]?.text === 'by' && role.end > at + 1 && nouns.longest(tokens, role.end) !== null
  if (isRanked && readKnownName(reading, role.value, role.end, 0) === null) return null
  // "leasing from $9 up" names nobody.
  if (tokens[role.end - 1]?.text === 'from' && readAmount(tokens, role.end) !== null) return null
  const denied = denials.longest(tokens, role.end)
  // "the tenant isn't picky" names nobody.
  if (denied !== null && HOW_THEY_ARE.test(tokens[denied.end]?.text ?? ''))
    return { kind: 'words', end: denied.end + 1 }
  const isOnly = /^(?:no|none|only)$/.test(tokens[at - 1]?.text ?? '') && tokens[role.end]?.text !== 'not'
  const isDenied = denied !== null && !isOnly
  const start = binders.longest(tokens, denied?.end ?? role.end)?.end ?? denied?.end ?? role.end
  const party =
    readQuotedName(reading, role.value, start) ??
    readDealsOfFirm(reading, at, start) ??
    readKnownName(reading, role.value, start, endOfName(reading, start, isName)) ??
    readRepresented(reading, role.value, start, endOfName(reading, start, isName)) ??
    readKnownFirm(reading, role.value, start, endOfName(reading, start, isName)) ??
    readNewName(reading, role.value, start, endOfName(reading, start, isName))
  if (party === null) return null
  const named = isDenied ? withFurtherDenied(reading, role.value, party, isName) : party
  const { field, text, or } = named
  const end = inNames.longest(tokens, named.end)?.end ?? named.end
  const asked = { kind: 'party' as const, field, text, ...(or !== undefined && { or }), not: isDenied }
  const found: Found = { kind: 'criterion', criterion: asked, negated: { ...asked, not: !isDenied }, end }
  const isOfTenant = role.value === 'broker' && /^tenant/.test(tokens[at]?.text ?? '')
  return isOfTenant ? onTenantsSide(found) : found
}

const HOW_THEY_ARE =
  /^(?:picky|choosy|fussy|particular|sure|set|happy|ready|open|able|willing|interested|keen|flexible|serious|married|committed|worried|concerned|afraid)$/

/** "landlord isn't Link or EQT": neither of them. */
function withFurtherDenied(reading: Reading, role: Role, first: Party, isName: IsName): Party {
  let all = first
  for (;;) {
    if (!/^(?:or|nor|and|,|&|\/)$/.test(reading.tokens[all.end]?.text ?? '')) return all
    const start = all.end + 1
    const last = endOfName(reading, start, isName)
    const next = readKnownName(reading, role, start, last) ?? readKnownFirm(reading, role, start, last)
    if (next === null || next.field !== first.field) return all
    all = { ...first, or: [...(all.or ?? []), next.text, ...(next.or ?? [])], end: next.end }
  }
}

function readQuotedName({ tokens, vocabulary }: Reading, role: Role, at: number): Party | null {
  const token = tokens[at]
  if (token?.kind !== 'quoted' || token.text.trim() === '') return null
  const words = lex(token.text)
  const firm = role === 'broker' ? vocabulary.brokerFirms.longest(words, 0) : null
  const isFirm = firm?.isWhole === true && firm.end === words.length
  const named = { field: isFirm ? 'brokerFirm' : fieldOf(role), text: token.text } as const
  const further = furtherQuoted(tokens, at + 1)
  return further.names.length === 0
    ? { ...named, end: at + 1 }
    : { ...named, or: further.names, end: further.end }
}

/** "leased by CBRE": whose deals they are, where the name is a brokerage's and no tenant's of the book. */
function readDealsOfFirm(reading: Reading, at: number, start: number): Party | null {
  const { tokens, vocabulary } = reading
  const isDone =
    /^(?:leased|leases|rented|deals)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'by'
  const isOwnTenant = tokens[at]?.text !== 'deals' && vocabulary.tenants.longest(tokens, start) !== null
  if (!isDone || isOwnTenant) return null
  const firm = knownFirms.longest(tokens, start)
  // "leased by Prologis": who lets buildings is no tenant for it.
  if (firm?.value.field === 'landlordFirm') return readKnownFirm(reading, 'landlord', start, firm.end)
  const own = vocabulary.brokerFirms.longest(tokens, start)
  if (firm?.value.field === 'brokerFirm') return readKnownFirm(reading, 'broker', start, firm.end)
  return own?.isWhole === true ? { field: 'brokerFirm', text: own.name, end: own.end } : null
}

function furtherQuoted(tokens: readonly Token[], at: number): { names: string[]; end: number } {
  const names: string[] = []
  let end = at
  for (;;) {
    const next = tokens[end + 1]
    if (tokens[end]?.text !== 'or' || next?.kind !== 'quoted' || next.text.trim() === '')
      return { names, end }
    names.push(next.text)
    end += 2
  }
}

/** A firm of the trade, whether the book has it or not. */
function readKnownFirm({ tokens }: Reading, role: Role, at: number, endOfWords: number): Party | null {
  const firm = knownFirms.longest(tokens, at) ?? looseFirms.longest(tokens, at)
  if (firm === null || firm.end < endOfWords) return null
  const [text, ...or] = firm.value.names
  const field = role === 'broker' ? 'brokerFirm' : fieldOf(role)
  return { field, text, ...(or.length > 0 && { or }), end: firm.end }
}

/** A name that begins with the words; of a person and a firm, the one with more of them, else the whole name. */
function readKnownName(reading: Reading, role: Role, at: number, endOfWords: number): Party | null {
  const { tokens, vocabulary } = reading
  const indexes: Record<Role, readonly [PartyField, NameIndex][]> = {
    tenant: [['tenant', vocabulary.tenants]],
    landlord: [['landlordFirm', vocabulary.landlordFirms]],
    broker: [
      ['brokerName', vocabulary.brokerNames],
      ['brokerFirm', vocabulary.brokerFirms],
    ],
    brokerName: [['brokerName', vocabulary.brokerNames]],
    brokerage: [['brokerFirm', vocabulary.brokerFirms]],
    buyer: [['buyer', vocabulary.buyers]],
    seller: [['seller', vocabulary.sellers]],
  }
  let best: (Party & { isWhole: boolean }) | null = null
  for (const [field, names] of indexes[role]) {
    const found =
      names.longest(tokens, at) ?? (mayBeMisspelt(reading, at) ? names.misspelt(tokens, at) : null)
    // Words that continue after the beginning of a known name make another name.
    if (found === null || !(found.isWhole || found.end >= endOfWords)) continue
    const isBetter =
      best === null || found.end > best.end || (found.end === best.end && found.isWhole && !best.isWhole)
    if (isBetter) best = { field, text: found.name, end: found.end, isWhole: found.isWhole }
  }
  return best
}

/** "who reps Calder & Rusk": whom brokers work for is no broker. */
function readRepresented(reading: Reading, role: Role, at: number, endOfWords: number): Party | null {
  if (role !== 'broker') return null
  return (
    readKnownName(reading, 'landlord', at, endOfWords) ?? readKnownName(reading, 'tenant', at, endOfWords)
  )
}

function readNewName({ text, tokens }: Reading, role: Role, start: number, end: number): Party | null {
  if (end === start || isSaidOfRole({ tokens, text }, start)) return null
  const words = text.slice(tokens[start]?.start, tokens[end - 1]?.end).replace(/\s+/g, ' ')
  return { field: fieldOf(role), text: words, end }
}

function endOfName(reading: Reading, start: number, isName: IsName): number {
  const { tokens } = reading
  let end = start
  for (let i = start; i < tokens.length && i < start + LONGEST_NAME; i++) {
    const token = tokens[i] as Token
    const isJoint = i > start && (token.kind === 'sign' ? "&-.'/".includes(token.text) : token.text === 'of')
    if (isJoint && partsNames(reading, start, i)) break
    if (isJoint) continue
    if (i > start && roles.longest(tokens, i) !== null) break
    if (token.kind === 'sign' || !isName(i, i === start)) break
    end = i + 1
  }
  return end
}

/** "except Galvora & Umberline": two names, where each is one that the book holds. */
function partsNames({ tokens, vocabulary }: Reading, start: number, at: number): boolean {
  if (!/^[&/]$/.test(tokens[at]?.text ?? '')) return false
  const { tenants, landlordFirms, brokerFirms, brokerNames, sellers, buyers } = vocabulary
  const all = [tenants, landlordFirms, brokerFirms, brokerNames, sellers, buyers]
  return (
    all.some((names) => names.longest(tokens, start)?.end === at) &&
    all.some((names) => names.longest(tokens, at + 1) !== null)
  )
}
