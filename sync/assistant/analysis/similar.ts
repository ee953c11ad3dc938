import type { Book } from '../../book/book.ts'
import { propertyAt } from '../../book/property-at.ts'
import { find } from '../../book/question/find.ts'
import { haversineMiles } from '../../domain/area/coordinates.ts'
import { formatFeet, formatMiles, formatSquareFeet } from '../../domain/format.ts'
import { hasCoordinates, type Property } from '../../domain/property.ts'

export interface Similar {
  property: Property
  /** 0 is the same; each matter adds how far it is off. */
  distance: number
  reasons: string[]
}

/** What a difference counts: a doubled size, a generation, six feet of height and twenty miles each count one. */
const SCALE = { size: Math.LN2, years: 25, feet: 6, miles: 20 } as const
const OTHER_TYPE = 1.5
/** What is not known is taken as half a unit off. */
const UNKNOWN = 0.5

/** The properties most like one, by size, age, clear height, place and type, each with what they share. */
export function similarTo(book: Book, subject: Property, count: number): Similar[] {
  const { slots } = find(book, { criteria: [], sort: 'rent_asc' })
  const all = Array.from(slots, (slot) => {
    const property = propertyAt(book, slot)
    return { property, distance: distanceOf(subject, property) }
  }).filter(({ property }) => property.id !== subject.id && property.address !== subject.address)
  return all
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map((one) => ({ ...one, reasons: reasonsFor(subject, one.property) }))
}

function distanceOf(subject: Property, other: Property): number {
  const size =
    subject.squareFootage && other.squareFootage
      ? Math.abs(Math.log(other.squareFootage / subject.squareFootage)) / SCALE.size
      : UNKNOWN
  const miles =
    hasCoordinates(subject) && hasCoordinates(other) ? haversineMiles(subject, other) / SCALE.miles : UNKNOWN
  return Math.hypot(
    size,
    apart(subject.yearBuilt, other.yearBuilt, SCALE.years),
    apart(subject.clearHeight, other.clearHeight, SCALE.feet),
    miles,
    subject.propertyType === other.propertyType ? 0 : OTHER_TYPE,
  )
}

function apart(a: number | null, b: number | null, scale: number): number {
  return a === null || b === null ? UNKNOWN : Math.abs(a - b) / scale
}

function reasonsFor(subject: Property, other: Property): string[] {
  const isNear = hasCoordinates(subject) && hasCoordinates(other)
  return [
    subject.propertyType !== null && subject.propertyType === other.propertyType ? 'same type' : null,
    other.squareFootage === null ? null : formatSquareFeet(other.squareFootage),
    other.clearHeight === null ? null : `${formatFeet(other.clearHeight)} clear`,
    other.yearBuilt === null ? null : `built ${other.yearBuilt}`,
    isNear ? `${formatMiles(haversineMiles(subject, other))} away` : null,
  ].filter((reason) => reason !== null)
}
