import * as z from 'zod/mini'
import { fieldsWhere } from './field-list.ts'
import type { FieldName } from './fields.ts'
import { personText, storableText } from './person-text.ts'
import type { Property, PropertyValue } from './property.ts'

/** As long as a note may be. */
export const LONGEST_TYPED = 10_000
export const LONGEST_REASON = 500

/** What a person typed of a field; what it means is read from it. */
export const typedText = storableText.check(z.maxLength(LONGEST_TYPED))
export const correctionReason = z.nullable(personText(LONGEST_REASON))

/** What no person types: what is told by another field, and what is of no field. */
const NOT_TYPED = new Set<FieldName>(['rentBasisAssumed', 'term', 'custom'])
const TYPED = new Set(
  fieldsWhere((field) => field.stored === undefined).filter((name) => !NOT_TYPED.has(name)),
)

/** Whether a person may type a value of the field. */
export function isTyped(field: FieldName): boolean {
  return TYPED.has(field)
}

/** The fields that are shown otherwise once one of them is corrected. */
export function shownOver(field: keyof Property, value: PropertyValue): Partial<Property> {
  const over = { [field]: value }
  // Who states a rent states its period as well.
  return field === 'rentPerSf' ? { ...over, rentBasisAssumed: false } : over
}
