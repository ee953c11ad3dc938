import { readAge } from '../dates/read-age.ts'
import { readDated } from '../dates/read-dated.ts'
import { readDealYear } from '../dates/read-deal-year.ts'
import { readDecade } from '../dates/read-decade.ts'
import { readMoments } from '../dates/read-moments.ts'
import { readNearEnd } from '../dates/read-near-end.ts'
import { readDealType } from '../parties/read-deal-type.ts'
import { readHolds } from '../parties/read-holds.ts'
import { readName } from '../parties/read-name.ts'
import { readBareName, readLongName, readNamed } from '../parties/read-named.ts'
import { readNewName } from '../parties/read-new-name.ts'
import { readParty } from '../parties/read-party.ts'
import { readPerson } from '../parties/read-person.ts'
import { readBarePart } from '../places/parts/bare-part.ts'
import { readNear } from '../places/read-near.ts'
import { readPlace, readSureCity, readZipRange } from '../places/read-place.ts'
import { readRing } from '../places/read-ring.ts'
import { readTown } from '../places/read-town.ts'
import { readZone } from '../places/read-zone.ts'
import { readLimit } from '../quantities/read-limit.ts'
import { readNearestFirst } from '../quantities/read-nearest.ts'
import { readQuantity } from '../quantities/read-quantity.ts'
import { readSort } from '../quantities/read-sort.ts'
import {
  readAmenity,
  readCounted,
  readKeptTerm,
  readLeaseType,
  readRail,
  readType,
  readUnsprinklered,
} from '../quantities/read-terms.ts'
import { readBareDuration, readDuration } from '../quantities/readers/read-duration.ts'
import { readElectric } from '../quantities/readers/read-electric.ts'
import { readLedFigure } from '../quantities/readers/read-led-figure.ts'
import { readOffice } from '../quantities/readers/read-office.ts'
import { readSizedDoors } from '../quantities/readers/read-sized-doors.ts'
import { readTens } from '../quantities/readers/read-tens.ts'
import { readUnaskable } from '../quantities/readers/read-unaskable.ts'
import { readAvailability } from '../stated/read-availability.ts'
import { readStated } from '../stated/read-stated.ts'
import { dated } from '../vocabulary/date-terms.ts'
import { type Found, type Lead, NO_LEAD, type Reader, type Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import { readQuoted } from './read-quoted.ts'

/** The first that reads something at a token wins. */
const readers: readonly Reader[] = [
  readNamed,
  readQuoted,
  readMoments,
  readDecade,
  readTens,
  readSizedDoors,
  readNearEnd,
  readDuration,
  readDealType,
  readDated,
  readAge,
  readBareDuration,
  readElectric,
  readUnaskable,
  readLongName,
  readZipRange,
  readNearestFirst,
  readLimit,
  readRing,
  readZone,
  readNear,
  readSureCity,
  readLedFigure,
  readQuantity,
  readCounted,
  readLeaseType,
  readSort,
  readType,
  readOffice,
  readAmenity,
  readRail,
  readUnsprinklered,
  readPlace,
  readPerson,
  readBareName,
  readTown,
  readBarePart,
  readDealYear,
  readNewName,
]

/** The phrase of any kind that begins at a token. */
export function readPhrase(reading: Reading, at: number, lead: Lead): Found | null {
  return (
    readHolds(reading, at, lead) ??
    readStated(reading, at, lead) ??
    readAvailability(reading, at, lead) ??
    readNamed(reading, at, lead) ??
    readKeptTerm(reading, at, lead) ??
    readParty(reading, at, isName(reading)) ??
    readName(reading, at, lead) ??
    readKind(reading, at, lead)
  )
}

function readKind(reading: Reading, at: number, lead: Lead): Found | null {
  for (const read of readers) {
    const found = read(reading, at, lead)
    if (found !== null) return found
  }
  return null
}

/** A word that means nothing else is part of a name; directly after "tenant" it may be any but a small word. */
function isName(reading: Reading) {
  return (at: number, isFirst: boolean) => {
    if (reading.tokens[at]?.kind === 'quoted' || glueAt(reading.tokens, at) !== null) return false
    if (isFirst && NO_NAMES.some((isOther) => isOther(reading, at))) return false
    return (
      (isFirst && !isVerb(reading, at)) || (!isVerb(reading, at) && readKind(reading, at, NO_LEAD) === null)
    )
  }
}

const NO_NAMES = [isSize, isLoneNumber, isHowSo, isWhen]

/** "buyers past 2 years": days, where more than one word says so. */
function isWhen(reading: Reading, at: number): boolean {
  return (readDated(reading, at, NO_LEAD)?.end ?? at) > at + 1
}

/** "buildings of 20,000 to 30,000 feet", "properties of between 5 and 10k" */
function isSize({ tokens }: Reading, at: number): boolean {
  const isOf = tokens[at - 1]?.text === 'of'
  return tokens[at]?.kind === 'number' && (isOf || tokens[at]?.text.includes(',') === true)
}

/** "deals per broker 2026" names nobody; "tenant 84 Lumber" does. */
function isLoneNumber({ tokens, text }: Reading, at: number): boolean {
  const next = tokens[at + 1]
  if (/^\p{Lu}/u.test(text.slice(next?.start, next?.end))) return false
  const isAlone =
    next === undefined || next.kind === 'sign' || (next.kind === 'word' && !next.glued && isTerm(next.text))
  return tokens[at]?.kind === 'number' && isAlone
}

/** "tenant is real picky" names nobody. */
function isHowSo({ tokens, text, vocabulary }: Reading, at: number): boolean {
  const [how, so] = [tokens[at], tokens[at + 1]]
  if (how === undefined || !HOW_SO.test(how.text) || so?.kind !== 'word') return false
  return !/^\p{Lu}/u.test(text.slice(how.start, how.end)) && !vocabulary.isWord(how.text)
}

const HOW_SO = /^(?:real|really|very|pretty|super|so|too|quite|extremely|fairly|kinda|somewhat)$/

/** "tenant moving in March" names nobody. */
function isVerb({ tokens, text, vocabulary }: Reading, at: number): boolean {
  const token = tokens[at]
  const isWritten = /^\p{Lu}/u.test(text.slice(token?.start, token?.end)) && /\p{Ll}/u.test(text)
  if (isWritten) return false
  const isOther = VERBS.test(token?.text ?? '') && !vocabulary.isWord(token?.text ?? '')
  return isOther || dated.longest(tokens, at) !== null
}

const VERBS =
  /^(?:represented|repped|rep'd|handled|offered|offering|quoted|quoting|wants?|needs?|looking|wanting|needing|getting|leaving|outgrowing|outgrew|relocating|exiting|vacating|sits|sitting|paying|paid|pay|seeking|requires?|expanding|relocating|asked|asking|has|was|is|bonus|fee|fees|commission|commissions|improvements?|rep|reps|mix|base|current|existing|present|lease|credit|pays|info|contact|demand|tours?|blast|alert|assignment|survey|requirements?|instead|rather|top|net|effective|will|would|can|who|that|in|anyone|anybody|someone|somebody|gave|gives|giving|granted|grants|granting|threw|throws|throwing|kicked|kicks|provided|provides|providing|contributed|contributes|covered|covers|did|does|didn't|doesn't|won't|wouldn't|isn't|wasn't|agreed|conceded|funded|funds|got|gets|gotten|had|put|puts|signed|took|takes|taking|taken|leased|rented|occupied|occupies|moved|moves|committed|inked|renewed|renews|extended|expanded|vacated|exercised|landed|grabbed|secured|absorbed|started|starts|began|begins|came|comes|went|goes|left|stays|stayed|may|might|could|should|must|cannot|shall|side|sides|whoever|whomever|everyone|everybody)$/
