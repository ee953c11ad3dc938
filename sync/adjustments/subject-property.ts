import { EMPTY_PROPERTY } from '../domain/fields/empty-property.ts'
import { type Property, UNCHANGED } from '../domain/property.ts'
import type { TypedSubject } from '../domain/records/adjustment.ts'

/**
 * The subject as a line of a table: what was typed of it over what the book says. One that no property is has the id
 * '' and says only what was typed; null where there is neither.
 */
export function subjectProperty(typed: TypedSubject | null, property: Property | null): Property | null {
  if (typed === null) return property
  const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null))
  if (property !== null) return { ...property, ...said }
  const name = typed.name ?? typed.address ?? 'Subject'
  return { ...EMPTY_PROPERTY, ...NEVER, ...said, name }
}

/** It was never in the book. */
const NEVER = { id: '', sourceSheet: '', createdAt: 0, ...UNCHANGED }
