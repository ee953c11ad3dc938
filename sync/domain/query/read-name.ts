import type { PartyField } from '../criteria/asked-fields.ts'
import { foldWord } from './fold-word.ts'
import { glueAt } from './glue.ts'
import { knownFirms } from './known-firms.ts'
import type { NameIndex } from './name-index.ts'
import { phraseTable } from './phrase-table.ts'
import { knownPlaces } from './places/known-places.ts'
import { streetAfter } from './read-place.ts'
import { foundCriterion, type Reader, type Reading } from './reading.ts'
import { isTerm } from './spelling.ts'

interface Named {
  field: PartyField
  names: readonly string[]
  isWhole: boolean
  end: number
}

/** What is said after a name: which of its roles is meant. A joined word is part of the phrase, others stand alone. */
export const rolesAfter = phraseTable<{ field: PartyField; isJoined: boolean }>([
  [{ field: 'landlordFirm', isJoined: true }, 'owned|- owned|own|owns|as landlord|as owner|as the landlord'],
  [{ field: 'landlordFirm', isJoined: false }, 'buildings|properties|portfolio|assets|parks'],
  [
    { field: 'tenant', isJoined: true },
    'leased|- leased|occupied|- occupied|as tenant|as the tenant|as a tenant',
  ],
  [{ field: 'tenant', isJoined: false }, 'leases|lease|locations'],
  [
    { field: 'buyer', isJoined: true },
    'bought|- bought|purchased|- purchased|acquired|- acquired|purchases|acquisitions|as buyer|as the buyer|as purchaser|is buying',
  ],
  [{ field: 'seller', isJoined: true }, 'sold|- sold|dispositions|as seller|as the seller'],
  [{ field: 'brokerFirm', isJoined: true }, 'listed|- listed|repped|- repped|brokered|- brokered|as broker'],
  [{ field: 'brokerFirm', isJoined: false }, 'listings|listing|deals|comps'],
])

/** Words that many names begin with; alone they name nobody. */
const COMMON = new Set(
  'north south east west northeast northwest southeast southwest central port gulf bay lake river airport metro national american america united general first new old great city county park industrial commercial global international pacific atlantic texas california florida georgia southern northern western eastern mid high low big red blue green black white gray golden royal premier prime select super best gold silver star sun land real estate property properties capital group partners'.split(
    ' ',
  ),
)
const SHORTEST = 4

/** A name that the book holds, or that the whole trade knows, without a word for its role: "Hines owned", "JLL listings". */
export const readName: Reader = (reading, at, lead) => {
  const { tokens } = reading
  if (tokens[at]?.kind !== 'word' || tokens[at - 1]?.kind === 'number') return null
  const candidates = [...namedInBook(reading, at), ...namedInTrade(reading, at)]
  const farthest = Math.max(...candidates.map(({ end }) => end))
  // "UPS Worldport" is a place.
  if ((knownPlaces().places.longest(tokens, at)?.end ?? 0) > farthest) return null
  const longest = candidates.filter(({ end }) => end === farthest)
  const after = rolesAfter.longest(tokens, farthest)
  const field = after?.value.field
  const named =
    longest.find((candidate) => candidate.field === field) ??
    longest.find((candidate) => field === 'brokerFirm' && candidate.field === 'brokerName') ??
    longest.find(({ isWhole }) => isWhole) ??
    longest[0]
  if (named === undefined || streetAfter(reading, farthest) !== null) return null
  if (lead.isPlace && reading.vocabulary.cities.exact(tokens, at)?.end === farthest) return null
  const end = after?.value.isJoined === true ? after.end : named.end
  const isOwnRole = namedInBook(reading, at).some((other) => other.end === farthest)
  const asked = !isOwnRole && field !== undefined && after?.value.isJoined === true ? field : named.field
  const [text = '', ...or] = named.names
  return foundCriterion({ kind: 'party', field: asked, text, ...(or.length > 0 && { or }), not: false }, end)
}

function namedInBook(reading: Reading, at: number): Named[] {
  const { tenants, landlordFirms, brokerFirms, brokerNames, sellers, buyers } = reading.vocabulary
  const indexes: readonly (readonly [PartyField, NameIndex])[] = [
    ['tenant', tenants],
    ['landlordFirm', landlordFirms],
    ['brokerFirm', brokerFirms],
    ['brokerName', brokerNames],
    ['seller', sellers],
    ['buyer', buyers],
  ]
  return indexes.flatMap(([field, names]) => {
    const found = names.longest(reading.tokens, at)
    if (found === null || !isDistinct(reading, at, found.end, found.isWhole, field)) return []
    return [{ field, names: [found.name], isWhole: found.isWhole, end: found.end }]
  })
}

function namedInTrade({ tokens }: Reading, at: number): Named[] {
  const firm = knownFirms.longest(tokens, at)
  return firm === null
    ? []
    : [{ field: firm.value.field, names: firm.value.names, isWhole: true, end: firm.end }]
}

/** Whether words are a name and not words of the language or a place that some name begins with. */
function isDistinct(reading: Reading, at: number, end: number, isWhole: boolean, field: PartyField): boolean {
  const { tokens, vocabulary } = reading
  const words = tokens.slice(at, end).filter(({ kind }) => kind !== 'sign')
  const plain = words.filter((word) => {
    const { text } = word
    const isCommon = isTerm(text) || glueAt(tokens, tokens.indexOf(word, at)) !== null || COMMON.has(text)
    return !isCommon && !vocabulary.types.words.has(text)
  })
  if (plain.length === 0) return false
  const city = vocabulary.cities.exact(tokens, at)
  if (city !== null && (city.end >= end || !isWhole)) return false
  if (isWhole) {
    const isLong = words.length > 1 || foldWord(words[0]?.text ?? '').length >= SHORTEST
    return isLong || rolesAfter.longest(tokens, end) !== null
  }
  // The first name of a person is many people's.
  if (words.length === 1 && field === 'brokerName') return /['’]s$/.test(words[0]?.text ?? '')
  return words.length > 1 || (plain.length === 1 && foldWord(plain[0]?.text ?? '').length >= SHORTEST)
}
