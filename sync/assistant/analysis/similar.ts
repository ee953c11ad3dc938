import { stableOrder } from '../../book/base-order/stable-order.ts'
import type { Book } from '../../book/book.ts'
import { figureReader } from '../../book/figure-reader.ts'
import { propertyAt } from '../../book/property-at.ts'
import { find } from '../../book/question/find.ts'
import { haversineMiles } from '../../domain/area/distance.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { formatFeet, formatSquareFeet } from '../../domain/format.ts'
import { formatDistance } from '../../domain/format-decimals.ts'
import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import type { Property } from '../../domain/property.ts'
import { groupReader } from './group-of-rows.ts'

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
export function similarTo(
  book: Book,
  subject: Property,
  count: number,
  criteria: readonly Criterion[] = [],
): Similar[] {
  const { slots } = find(book, { criteria: [...criteria], sort: 'rent_asc' })
  const distanceAt = distanceReader(book, subject)
  const distances = Float64Array.from(slots, distanceAt)
  const nearest = stableOrder(distances, false)
  const alike: Similar[] = []
  for (const place of nearest) {
    if (alike.length === count) break
    const property = propertyAt(book, slots[place] as number)
    const isSubject =
      property.id === subject.id || (subject.address !== null && property.address === subject.address)
    if (!isSubject)
      alike.push({ property, distance: distances[place] as number, reasons: reasonsFor(subject, property) })
  }
  return alike
}

/** From the columns, because to make every property takes much longer. */
function distanceReader(book: Book, subject: Property): (slot: number) => number {
  const [sizeAt, yearAt, heightAt, northAt, eastAt] = (
    ['squareFootage', 'yearBuilt', 'clearHeight', 'latitude', 'longitude'] as const
  ).map((field) => figureReader(book, field)) as [Reader, Reader, Reader, Reader, Reader]
  const typeAt = groupReader(book, 'propertyType')
  const { squareFootage, yearBuilt, clearHeight, propertyType } = subject
  return (slot) => {
    const place = { latitude: northAt(slot), longitude: eastAt(slot) }
    const miles = hasCoordinates(subject) ? haversineMiles(subject, place) / SCALE.miles : Number.NaN
    return Math.hypot(
      known(Math.abs(Math.log(sizeAt(slot) / (squareFootage ?? Number.NaN))) / SCALE.size),
      known(Math.abs(yearAt(slot) - (yearBuilt ?? Number.NaN)) / SCALE.years),
      known(Math.abs(heightAt(slot) - (clearHeight ?? Number.NaN)) / SCALE.feet),
      known(miles),
      typeAt(slot) === propertyType ? 0 : OTHER_TYPE,
    )
  }
}

type Reader = (slot: number) => number

function known(apart: number): number {
  return Number.isFinite(apart) ? apart : UNKNOWN
}

function reasonsFor(subject: Property, other: Property): string[] {
  const isNear = hasCoordinates(subject) && hasCoordinates(other)
  return [
    subject.propertyType !== null && subject.propertyType === other.propertyType ? 'same type' : null,
    other.squareFootage === null ? null : formatSquareFeet(other.squareFootage),
    other.clearHeight === null ? null : `${formatFeet(other.clearHeight)} clear`,
    other.yearBuilt === null ? null : `built ${other.yearBuilt}`,
    isNear ? `${formatDistance(haversineMiles(subject, other))} away` : null,
  ].filter((reason) => reason !== null)
}
