import { haversineMiles } from '../domain/area/distance.ts'
import { addressKey } from '../domain/place/address-key.ts'
import { parcelKey } from '../domain/place/parcel-key.ts'
import { editDistance } from '../domain/words/fuzzy.ts'
import { plainWords } from '../domain/words/plain-words.ts'

/** What tells whether two properties are one. */
export interface Candidate {
  readonly id: string
  readonly name: string
  readonly address: string | null
  readonly suite: string | null
  readonly city: string | null
  readonly zip: string | null
  readonly parcel: string | null
  readonly feet: number | null
  readonly year: number | null
  readonly tenant: string | null
  readonly commencement: string | null
  readonly expiration: string | null
  readonly signed: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface Likeness {
  /** 0 to 1. */
  readonly score: number
  /** What speaks for it, short, the strongest first. */
  readonly reasons: readonly string[]
}

/** Before anything is known of two properties of one place, as the logarithm of the odds. */
const PRIOR = -2
const SAME_SIZE = 0.01
const LIKE_SIZE = 0.05
const NEARLY = 0.2
const NEAR_MILES = 0.1
const FAR_MILES = 1

/** One thing that two have in common or not, as the logarithm of the odds it changes. */
interface Sign {
  readonly weight: number
  readonly reason?: string
}

/** How sure it is that two properties are one. Null where something rules it out: two towns, two parcels, two suites. */
export function likenessOf(a: Candidate, b: Candidate): Likeness | null {
  if (isElsewhere(a, b)) return null
  if (a.parcel !== null && b.parcel !== null && parcelKey(a.parcel) !== parcelKey(b.parcel)) return null
  if (a.suite !== null && b.suite !== null && !isSame(a.suite, b.suite)) return null
  const signs = [place(a, b), parcel(a, b), size(a, b), year(a, b), name(a, b), ...deal(a, b)]
  const odds = signs.reduce((sum, { weight }) => sum + weight, PRIOR)
  const score = 1 / (1 + Math.exp(-odds))
  const reasons = signs.flatMap(({ reason }) => reason ?? [])
  return { score: Math.round(score * 100) / 100, reasons }
}

/** Two ZIP codes, or two cities where a ZIP code is not known of both. */
function isElsewhere(a: Candidate, b: Candidate): boolean {
  if (a.zip !== null && b.zip !== null) return a.zip.slice(0, 5) !== b.zip.slice(0, 5)
  return a.city !== null && b.city !== null && !isSame(a.city, b.city)
}

function isSame(a: string, b: string): boolean {
  return plainWords(a) === plainWords(b)
}

function place(a: Candidate, b: Candidate): Sign {
  if (a.address !== null && b.address !== null && addressKey(a.address) === addressKey(b.address)) {
    return { weight: 2.2, reason: 'same address' }
  }
  const miles = milesApart(a, b)
  if (miles !== null && miles <= NEAR_MILES) {
    return { weight: 0.8, reason: `${Math.round(miles * 5280).toLocaleString('en-US')} ft apart` }
  }
  if (miles !== null && miles > FAR_MILES) return { weight: -3 }
  return { weight: a.address !== null && b.address !== null ? -1.5 : 0 }
}

function milesApart(a: Candidate, b: Candidate): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null
  return haversineMiles(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  )
}

function parcel(a: Candidate, b: Candidate): Sign {
  return a.parcel !== null && b.parcel !== null ? { weight: 3, reason: 'same parcel' } : { weight: 0 }
}

function size(a: Candidate, b: Candidate): Sign {
  if (a.feet === null || b.feet === null) return { weight: 0.3 }
  const apart = Math.abs(a.feet - b.feet) / Math.max(a.feet, b.feet, 1)
  if (apart <= SAME_SIZE) return { weight: 1.8, reason: 'same size' }
  if (apart <= LIKE_SIZE) return { weight: 0.5, reason: `size ${Math.round(apart * 100)}% apart` }
  return { weight: -2.5 }
}

function year(a: Candidate, b: Candidate): Sign {
  if (a.year === null || b.year === null) return { weight: 0 }
  return a.year === b.year ? { weight: 0.8, reason: 'same year' } : { weight: -0.8 }
}

/** A property without a name is called by its address, which is counted already. */
function name(a: Candidate, b: Candidate): Sign {
  const [one, other] = [plainWords(a.name), plainWords(b.name)]
  if (isAddress(one, a) || isAddress(other, b)) return { weight: 0 }
  if (one === other) return { weight: 1.5, reason: 'same name' }
  return editDistance(one, other) <= NEARLY * Math.max(one.length, other.length)
    ? { weight: 1, reason: 'nearly the same name' }
    : { weight: -0.8 }
}

function isAddress(words: string, { address }: Candidate): boolean {
  return address !== null && words === plainWords(address)
}

/** Two deals of one building are two properties. */
function deal(a: Candidate, b: Candidate): Sign[] {
  const dates = sameDates(a, b)
  if (a.tenant === null || b.tenant === null) return dates === false ? [{ weight: -1.5 }] : []
  // Without dates, the one source may only be older than the other.
  if (!isSameTenant(a.tenant, b.tenant)) return [{ weight: dates === null ? -1.2 : -2.5 }]
  switch (dates) {
    case true:
      return [{ weight: 2.4, reason: 'same tenant and dates' }]
    case false:
      return [{ weight: -1 }]
    case null:
      return [{ weight: 1.2, reason: 'same tenant' }]
  }
}

/** `Acme` and `Acme Inc.` are one. */
export function isSameTenant(a: string, b: string): boolean {
  const [one, other] = [plainWords(a), plainWords(b)]
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)
}

type Dates = Pick<Candidate, 'commencement' | 'expiration' | 'signed'>

/** Null where there are no two dates to compare. A month is the same as a day of it. */
export function sameDates(a: Dates, b: Dates): boolean | null {
  const pairs = [
    [a.commencement, b.commencement],
    [a.expiration, b.expiration],
    [a.signed, b.signed],
  ].filter((pair): pair is [string, string] => pair[0] !== null && pair[1] !== null)
  if (pairs.length === 0) return null
  return pairs.every(([one = '', other = '']) => one.startsWith(other) || other.startsWith(one))
}
