import type { LatLng } from '../domain/area/coordinates.ts'
import type { Property } from '../domain/property.ts'
import type { TypedSubject } from '../domain/records/adjustment.ts'
import { rentWeight } from '../domain/rents/rent-weight.ts'

/** What is known of the subject of a grid. */
export type Subject = TypedSubject

/** What was typed of a subject over what the book says of it; null where there is neither. */
export function subjectOf(typed: TypedSubject | null, property: Property | null): Subject | null {
  if (property === null) return typed
  const size = rentWeight(property)
  const known: Subject = {
    ...property,
    squareFootage: Number.isNaN(size) ? null : size,
    // What it was let for in the past is not when it is to be let.
    dateSigned: null,
  }
  if (typed === null) return pick(known)
  const said = Object.entries(typed).filter(([, value]) => value !== null)
  return pick({ ...known, ...Object.fromEntries(said) })
}

/** Where the subject is; null where nobody said. */
export function subjectPlace(subject: Subject | null): LatLng | null {
  if (subject === null || subject.latitude === null || subject.longitude === null) return null
  return { latitude: subject.latitude, longitude: subject.longitude }
}

/** A property has more. */
function pick(of: Subject): Subject {
  const { name, address, latitude, longitude, propertyType, rentPerSf, leaseType } = of
  const { squareFootage, clearHeight, yearBuilt, officePercent, dateSigned } = of
  return {
    ...{ name, address, latitude, longitude, propertyType, rentPerSf, leaseType },
    ...{ squareFootage, clearHeight, yearBuilt, officePercent, dateSigned },
  }
}
