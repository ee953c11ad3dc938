import type { Property } from '../domain/property.ts'
import type { TypedSubject } from '../domain/records/adjustment.ts'
import type { ComparedField } from '../domain/records/difference.ts'

/** What comps are measured against. */
export type Compared = Pick<Property, ComparedField>

/** What was typed of a subject over what the book says of it, in the fields comps are measured by; null for neither. */
export function comparedWith(typed: TypedSubject | null, property: Compared | null): Compared | null {
  if (typed === null) return property
  const { rentPerSf, squareFootage, clearHeight, yearBuilt } = typed
  return {
    rentPerSf: rentPerSf ?? property?.rentPerSf ?? null,
    squareFootage: squareFootage ?? property?.squareFootage ?? null,
    clearHeight: clearHeight ?? property?.clearHeight ?? null,
    yearBuilt: yearBuilt ?? property?.yearBuilt ?? null,
  }
}
