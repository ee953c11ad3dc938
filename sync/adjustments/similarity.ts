import { haversineMiles } from '../domain/area/distance.ts'
import { hasCoordinates } from '../domain/place/has-coordinates.ts'
import type { Property } from '../domain/property.ts'
import { rentWeight } from '../domain/rents/rent-weight.ts'
import { MEASURES } from './measures.ts'
import type { Subject } from './subject-of.ts'

/** What likeness is made of, most telling first, and what each counts. */
export const PARTS = {
  distance: 25,
  size: 20,
  dateSigned: 20,
  leaseType: 10,
  clearHeight: 10,
  propertyType: 10,
  yearBuilt: 5,
} as const
export type SimilarityPart = keyof typeof PARTS

export const PART_NAMES = {
  distance: 'Distance',
  size: 'Size',
  dateSigned: 'Date signed',
  leaseType: 'Lease type',
  clearHeight: 'Clear height',
  propertyType: 'Type',
  yearBuilt: 'Year built',
} as const satisfies Record<SimilarityPart, string>

export interface Similarity {
  /** From 0 to 100. */
  score: number
  /** Each from 0 to 1. Null where the comp does not state it, which counts as unlike. */
  parts: { readonly [P in SimilarityPart]?: number | null }
}

/** Differences at which a part counts as unlike. */
const FAR = { miles: 10, sizeRatio: 4, years: 5, feet: 16, built: 40 } as const

/** How alike a comp is to the subject. What the subject does not say counts in nothing. `today` is `YYYY-MM-DD`. */
export function similarity(comp: Property, subject: Subject, today: string): Similarity {
  const all: Record<SimilarityPart, Part> = {
    distance: distancePart(comp, subject),
    size: ratioPart(known(rentWeight(comp)), subject.squareFootage),
    dateSigned: part(MEASURES.dateSigned.of(comp), MEASURES.dateSigned.ofSubject(subject, today), FAR.years),
    leaseType: samePart(comp.leaseType, subject.leaseType),
    clearHeight: part(comp.clearHeight, subject.clearHeight, FAR.feet),
    propertyType: samePart(comp.propertyType, subject.propertyType),
    yearBuilt: part(comp.yearBuilt, subject.yearBuilt, FAR.built),
  }
  const parts: { [P in SimilarityPart]?: number | null } = {}
  let [score, counted] = [0, 0]
  for (const name of Object.keys(PARTS) as SimilarityPart[]) {
    const own = all[name]
    if (own === undefined) continue
    parts[name] = own
    score += PARTS[name] * (own ?? 0)
    counted += PARTS[name]
  }
  return { score: counted === 0 ? 0 : (score / counted) * 100, parts }
}

/** The most similar ones with a rent, best first; those alike by their ids. */
export function mostSimilar<P extends Property>(
  comps: readonly P[],
  subject: Subject,
  today: string,
  count: number,
): { comp: P; similarity: Similarity }[] {
  return comps
    .filter(({ rentPerSf }) => rentPerSf !== null)
    .map((comp) => ({ comp, similarity: similarity(comp, subject, today) }))
    .sort((a, b) => b.similarity.score - a.similarity.score || (a.comp.id < b.comp.id ? -1 : 1))
    .slice(0, count)
}

type Part = number | null | undefined

function distancePart(comp: Property, subject: Subject): Part {
  const { latitude, longitude } = subject
  if (latitude === null || longitude === null) return undefined
  if (!hasCoordinates(comp)) return null
  return closeness(haversineMiles({ latitude, longitude }, comp), FAR.miles)
}

function part(own: number | null, wanted: number | null, far: number): Part {
  if (wanted === null) return undefined
  return own === null ? null : closeness(Math.abs(own - wanted), far)
}

function ratioPart(own: number | null, wanted: number | null): Part {
  if (wanted === null || wanted <= 0) return undefined
  return own === null || own <= 0
    ? null
    : closeness(Math.abs(Math.log(own / wanted)), Math.log(FAR.sizeRatio))
}

function samePart(own: string | null, wanted: string | null): Part {
  if (wanted === null) return undefined
  return own === null ? null : own.toLowerCase() === wanted.toLowerCase() ? 1 : 0
}

function closeness(difference: number, far: number): number {
  return Math.max(0, 1 - difference / far)
}

function known(figure: number): number | null {
  return Number.isNaN(figure) ? null : figure
}
