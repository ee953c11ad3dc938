import { plainWords } from '../../domain/words/plain-words.ts'
import { type Candidate, isSameTenant, likenessOf, sameDates } from '../../duplicates/score-pair.ts'
import type { DealFacts } from '../model/deal-facts.ts'

/** Rows of one file are more often two deals of a building than rows of two files are. */
const LEAST_SCORE = 0.8
/** Areas and prices that differ by more are two deals. */
const SAME = 0.02

/** Why two rows of a file may be one deal, the strongest first; null where they are two. */
export function whySameDeal(one: DealFacts, other: DealFacts): readonly string[] | null {
  const [a, b] = [candidateOf(one), candidateOf(other)]
  if ((a.tenant === null) !== (b.tenant === null)) return null
  if (a.tenant !== null && b.tenant !== null && !isSameTenant(a.tenant, b.tenant)) return null
  if (sameDates(a, b) === false || isApart(one.leasedSf, other.leasedSf)) return null
  if (isApart(one.squareFootage, other.squareFootage)) return null
  if (a.tenant === null && !isSameName(a, b)) return null
  if (isApart(one.salePrice, other.salePrice) || areOther(one.saleDate, other.saleDate)) return null
  const likeness = likenessOf(a, b)
  return likeness !== null && likeness.score >= LEAST_SCORE ? likeness.reasons : null
}

function candidateOf(facts: DealFacts): Candidate {
  const { name, address, suite, city, zip, tenant, commencement, expiration, latitude, longitude } = facts
  return {
    id: '',
    ...{ name, address, suite, city, zip, tenant, commencement, expiration, latitude, longitude },
    parcel: facts.parcelNumber,
    feet: facts.squareFootage,
    year: facts.yearBuilt,
    signed: facts.dateSigned,
  }
}

/** Numbered buildings of a site have nearly the same name, and are not the same. */
function isSameName(a: Candidate, b: Candidate): boolean {
  const [one, other] = [a, b].map(({ name, address }) => (name === address ? '' : plainWords(name)))
  return one === '' || other === '' || one === other
}

function isApart(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) > SAME * Math.max(one, other)
}

function areOther(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && !one.startsWith(other) && !other.startsWith(one)
}
