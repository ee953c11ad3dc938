import type { PartyField } from '../../criteria/asked-fields.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import { readDated } from '../dates/read-dated.ts'
import { streetAfter } from '../places/read-place.ts'
import { isStatedTown } from '../places/stated-town.ts'
import { dated, months } from '../vocabulary/date-terms.ts'
import { knownPlaces } from '../vocabulary/known-places.ts'
import type { NameFound } from '../vocabulary/name-index.ts'
import { NAMES_OF, ROLES } from '../vocabulary/prepared-vocabulary.ts'
import { type Found, foundCriterion, NO_LEAD, type Reader, type Reading } from '../vocabulary/reading.ts'
import { rolesAfter } from '../vocabulary/roles-after.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { foldWord } from '../words/fold-word.ts'
import { glueAt } from '../words/glue.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { firmAt, isBesideFirm } from './firm-at.ts'
import { COMMON_IN_NAMES, mayBeMisspelt, misspeltFirms, misspeltPerson, type Named } from './misspelt-name.ts'
import { onTenantsSide } from './on-tenants-side.ts'
import { sideOfSale, sideOfTrade } from './side-of-sale.ts'

const SHORTEST = 4

/** A name that the book holds, or that the whole trade knows, without a word for its role: "Hines owned", "JLL listings". */
export const readName: Reader = (reading, at, lead) => {
  const { tokens } = reading
  if (tokens[at]?.kind !== 'word' || tokens[at - 1]?.kind === 'number') return null
  // "LXP Q1 2027" is when a lease ends, and no firm.
  if (dated.longest(tokens, at) !== null && readDated(reading, at, lead) !== null) return null
  // "the week of Nov 9" is of no firm.
  const written = reading.text.slice(tokens[at]?.start, tokens[at]?.end)
  if (
    months.longest(tokens, at) !== null &&
    (!/^\p{Lu}+$/u.test(written) || tokens[at + 1]?.kind === 'number')
  )
    return null
  // "Palmetto, GA" is a town, whoever else has that name.
  if (isStatedTown(reading, at)) return null
  const candidates = [...namedInBook(reading, at), ...namedInTrade(reading, at)]
  const farthest = Math.max(...candidates.map(({ end }) => end))
  // "UPS Worldport" is a place.
  if ((knownPlaces().places.longest(tokens, at)?.end ?? 0) > farthest) return null
  const longest = candidates.filter(({ end }) => end === farthest)
  const isTown = knownPlaces().towns.longest(tokens, at)?.end === farthest
  const isOfTown = isTown && !isBesideFirm(reading, at, farthest) && namedInBook(reading, at).length === 0
  if (isOfTown && rolesAfter.longest(tokens, farthest) === null) return null
  const point = tokens[farthest]
  const said = rolesAfter.longest(tokens, point?.text === '.' && point.glued ? farthest + 1 : farthest)
  const after = said !== null && isOfNext(tokens, farthest, said.end) ? null : said
  const field = after?.value.field
  const named =
    longest.find((candidate) => candidate.field === field) ??
    longest.find((candidate) => field === 'brokerFirm' && candidate.field === 'brokerName') ??
    longest.find(({ isWhole }) => isWhole) ??
    longest[0]
  if (named === undefined || streetAfter(reading, farthest) !== null) return null
  if (lead.isPlace && reading.vocabulary.cities.exact(tokens, at)?.end === farthest) return null
  const end = after?.value.isJoined === true ? after.end : endOfCorporate(tokens, named.end)
  const isOwnRole = namedInBook(reading, at).some((other) => other.end === farthest)
  const isSaid = field !== undefined && after?.value.isJoined === true
  // Who owns a building may have bought or sold it, and may be a tenant elsewhere where that is said outright.
  const isOutright =
    named.field !== 'brokerName' && NAMES_ROLE.test(tokens[(after?.end ?? 0) - 1]?.text ?? '')
  const mayDiffer = field === 'buyer' || field === 'seller' || isOutright
  const [text = '', ...or] = named.names
  const further = or.length > 0 && { or }
  const denied = deniedRole(tokens, farthest)
  if (denied !== null) return denialOf(reading, { ...denied, from: farthest }, named, { text, ...further })
  // "Delmar needs another 60k": who looks for a building is no party of the deals.
  if (wishesAfter.longest(tokens, farthest) !== null || isClient(tokens, at))
    return { kind: 'words', end: farthest }
  const side =
    sideOfSale(tokens, at) ??
    sideOfTrade(tokens, at, farthest, (next) => namedInBook(reading, next).length > 0)
  // "whatever Prologis leased": who lets buildings is no tenant for it.
  const isLetting = named.field === 'landlordFirm' && LETS.test(tokens[(after?.end ?? 0) - 1]?.text ?? '')
  const asked = side ?? (isSaid && !isLetting && (mayDiffer || !isOwnRole) ? field : named.field)
  const isUsualRole = side === null && !(isSaid && asked === field)
  const found = {
    ...foundCriterion({ kind: 'party', field: asked, text, ...further, not: false }, end),
    isUsualRole,
    usualField: longest.find(({ isWhole }) => isWhole)?.field ?? longest[0]?.field ?? named.field,
  } as Found
  const isOfTenant =
    asked === 'brokerFirm' || asked === 'brokerName' ? sidesOfTenant(reading, farthest, end) : false
  return withRoleOfNext(reading, isOfTenant ? onTenantsSide(found) : found, readName)
}

/** "what JLL didn't list", "that Jane Doe wasn't the tenant rep on" */
function denialOf(
  reading: Reading,
  { field, from, end }: { field: PartyField; from: number; end: number },
  named: Named,
  names: { text: string; or?: string[] },
): Found {
  const own = field === 'brokerFirm' && named.field === 'brokerName' ? named.field : field
  const found = foundCriterion({ kind: 'party', field: own, ...names, not: true }, end)
  return sidesOfTenant(reading, from, end) ? onTenantsSide(found) : found
}

/** "JLL repped the tenant", "CBRE on the tenant's side" */
function sidesOfTenant({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => /^tenant(?:'?s)?$/.test(text))
}

/** Behind the name of a client. */
const wishesAfter = phraseTable([
  [
    true,
    'needs|needs another|wants|want|wants another|requires|is looking|are looking|is in the market|is hunting|is searching|is seeking|seeks|is after|needs to|would like|would love|has a requirement|has a need|is growing|is expanding|is relocating|is moving|is outgrowing|is interested|is touring|is considering|is willing|is ready|is open to|is prepared|is after|is downsizing|is consolidating',
  ],
])

/** "my client is Umberline", "on behalf of Umberline": who looks for a building. */
function isClient(tokens: Reading['tokens'], at: number): boolean {
  const before = tokens.slice(Math.max(at - MOST_OF_CLIENT, 0), at).map(({ text }) => text)
  return CLIENT.test(before.join(' '))
}

const MOST_OF_CLIENT = 5
const CLIENT =
  /(?:^| )(?:(?:client|prospect)(?:'s name)?(?: here)?(?: is| :| ,)?|client's|on behalf of|(?<!(?:can't|cannot|not|won't|don't|never|no longer|stop|quit|done|hate) )work(?:ing)? with|advising|(?:engaged|hired) by)$/

const LETS = /^(?:leased|rents)$/

const denials = phraseTable([
  [
    true,
    "didn't|doesn't|don't|did not|does not|do not|isn't|is not|wasn't|was not|weren't|were not|aren't|are not|hasn't|has not|never|won't|no longer|can't be|cannot be|can not be|shouldn't be|must not be|mustn't be|won't be",
  ],
])

/** "everything JLL didn't list", "what Hines doesn't own" */
function deniedRole(tokens: Reading['tokens'], at: number): { field: PartyField; end: number } | null {
  const denied = denials.longest(tokens, at)
  if (denied === null) return null
  const role = rolesAfter.longest(tokens, denied.end)
  if (role !== null) return { field: role.value.field, end: role.end }
  // "that JLL isn't on"
  const next = tokens[denied.end + 1]
  const isOn = /^(?:on|involved)$/.test(tokens[denied.end]?.text ?? '')
  return isOn && (next === undefined || next.kind === 'sign')
    ? { field: 'brokerFirm', end: denied.end + 1 }
    : null
}

/** "Hines the buyer" ends there; in "Hines, the tenant Acme" the role is the next name's. */
function isOfNext(tokens: Reading['tokens'], at: number, end: number): boolean {
  if (tokens[at]?.text !== 'the') return false
  const next = tokens[end]
  return !(next === undefined || next.kind === 'sign' || /^(?:and|or|in|on|with|for)$/.test(next.text))
}

const corporate = phraseTable([[true, 'llc|inc|lp|llp|ltd|corp|corporation|l l c']])

/** "Trinity Basin Properties, LLC" */
function endOfCorporate(tokens: Reading['tokens'], at: number): number {
  const start = tokens[at]?.text === ',' ? at + 1 : at
  const found = corporate.longest(tokens, start)
  if (found === null) return at
  return tokens[found.end]?.text === '.' ? found.end + 1 : found.end
}

function namedInBook(reading: Reading, at: number): Named[] {
  const { vocabulary } = reading
  const indexes = ROLES.map((field) => [field, vocabulary[NAMES_OF[field]]] as const)
  const isWhole = (vocabulary.brokerNames.longest(reading.tokens, at)?.end ?? 0) > at + 1
  const misspelt = isWhole ? null : misspeltPerson(reading, at)
  if (misspelt !== null) return [misspelt]
  const named = indexes.flatMap(([field, names]): Named[] => {
    const found = names.longest(reading.tokens, at)
    if (found === null || !isDistinct(reading, at, found, field)) return []
    return [{ field, names: [found.name], isWhole: found.isWhole, end: found.end }]
  })
  return named.length > 0 || !mayBeMisspelt(reading, at) ? named : misspeltFirms(reading, at, indexes)
}

function namedInTrade(reading: Reading, at: number): Named[] {
  const firm = firmAt(reading, at)
  return firm === null
    ? []
    : [{ field: firm.value.field, names: firm.value.names, isWhole: true, end: firm.end }]
}

/** Whether words are a name and not words of the language or a place that some name begins with. */
function isDistinct(reading: Reading, at: number, found: NameFound, field: PartyField): boolean {
  const { tokens, vocabulary } = reading
  const { end, isWhole } = found
  const words = tokens.slice(at, end).filter(({ kind }) => kind !== 'sign')
  const plain = words.filter((word) => {
    const { text } = word
    const isCommon =
      isTerm(text) || glueAt(tokens, tokens.indexOf(word, at)) !== null || COMMON_IN_NAMES.has(text)
    return !isCommon && !vocabulary.types.words.has(text)
  })
  if (plain.length === 0) return false
  const city = vocabulary.cities.exact(tokens, at)
  if (city !== null && (city.end >= end || !isWhole)) return false
  if (isWhole) {
    const isLong = words.length > 1 || foldWord(words[0]?.text ?? '').length >= SHORTEST
    return isLong || isAlias(reading, at, found) || rolesAfter.longest(tokens, end) !== null
  }
  // The first name of a person is many people's.
  if (words.length === 1 && field === 'brokerName') return /['’]s$/.test(words[0]?.text ?? '')
  return words.length > 1 || (plain.length === 1 && foldWord(plain[0]?.text ?? '').length >= SHORTEST)
}

/** What the team calls a name, "TBP"; of two letters only in capitals. */
function isAlias({ tokens, text }: Reading, at: number, { name }: NameFound): boolean {
  const { text: word = '', start, end } = tokens[at] ?? {}
  const isOfName = name.toLowerCase().startsWith(word)
  return !isOfName && (word.length > 2 || /^\p{Lu}+$/u.test(text.slice(start, end)))
}

/**
 * "Prologis or Link Logistics purchases": what is said behind the last of some names is said of the one before it, too,
 * where by themselves both are asked for in one role.
 */
function withRoleOfNext(reading: Reading, found: Found, readName: Reader): Found {
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

const NAMES_ROLE = /^(?:tenant|lessee|occupier|landlord|lessor|broker|brokerage)$/
