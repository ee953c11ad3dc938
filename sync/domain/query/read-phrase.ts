import { glueAt } from './glue.ts'
import { readDated } from './read-dated.ts'
import { readMoments } from './read-moments.ts'
import { readBareName, readNamed } from './read-named.ts'
import { readNear } from './read-near.ts'
import { readOffice } from './read-office.ts'
import { readParty } from './read-party.ts'
import { readPlace, readSureCity } from './read-place.ts'
import { readQuantity } from './read-quantity.ts'
import { readQuoted } from './read-quoted.ts'
import {
  readAmenity,
  readCounted,
  readKeptTerm,
  readLeaseType,
  readRail,
  readSort,
  readType,
  readUnsprinklered,
} from './read-terms.ts'
import { readUnaskable } from './read-unaskable.ts'
import { type Found, type Lead, NO_LEAD, type Reader, type Reading } from './reading.ts'

/** The first that reads something at a token wins. */
const readers: readonly Reader[] = [
  readNamed,
  readQuoted,
  readMoments,
  readDated,
  readUnaskable,
  readNear,
  readSureCity,
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
  readBareName,
]

/** The phrase of any kind that begins at a token. */
export function readPhrase(reading: Reading, at: number, lead: Lead): Found | null {
  return (
    readNamed(reading, at, lead) ??
    readKeptTerm(reading, at, lead) ??
    readFirm(reading, at) ??
    readParty(reading, at, isName(reading)) ??
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
    return isFirst || readKind(reading, at, NO_LEAD) === null
  }
}

/** The whole name of a firm of the book, not to be taken apart: "Katy Freight Lines" is no town. */
function readFirm(reading: Reading, at: number): Found | null {
  const { tokens, vocabulary } = reading
  for (const names of [vocabulary.tenants, vocabulary.landlordFirms, vocabulary.brokerFirms]) {
    const firm = names.longest(tokens, at)
    if (firm === null || !firm.isWhole || firm.end < at + 2) continue
    for (let i = at; i < firm.end; i++) {
      const isPlain = tokens[i]?.kind === 'word' && glueAt(tokens, i) === null
      if (isPlain && readKind(reading, i, NO_LEAD) === null) return { kind: 'words', end: firm.end }
    }
  }
  return null
}
