import * as z from 'zod/mini'
import {
  type CustomColumn,
  customFields,
  customNameOf,
  customText,
  customValue,
  isCustomColumn,
} from '../fields/custom-fields.ts'
import { fieldOf, fieldsWhere } from '../fields/field-list.ts'
import type { FieldName } from '../fields.ts'
import type { Property, PropertyValue } from '../property.ts'
import { personText, storableText } from '../words/person-text.ts'

/** As long as a note may be. */
export const LONGEST_TYPED = 10_000
export const LONGEST_REASON = 500

/** What a person typed of a field; what it means is read from it. */
export const typedText = storableText.check(z.maxLength(LONGEST_TYPED))
export const correctionReason = z.nullable(personText(LONGEST_REASON))

/** What can be corrected: a field, or a column that a source has and the registry does not. */
export type CorrectedField = FieldName | CustomColumn

/** The door of a custom column's name, which stands in one line before a colon. */
export const customColumnName = storableText.check(
  z.regex(/^custom\.(?:(?!: )[^\r\n])+$/),
  z.maxLength(500),
) as unknown as z.ZodMiniType<CustomColumn, CustomColumn>

/** Fields that nobody types: two follow from other fields, and `custom` is no single value. */
const NOT_TYPED = new Set<FieldName>(['rentBasisAssumed', 'term', 'custom'])
const TYPED = new Set(
  fieldsWhere((field) => field.stored === undefined).filter((name) => !NOT_TYPED.has(name)),
)

/** Whether a person may type a value of the field. */
export function isTyped(field: CorrectedField): boolean {
  return isCustomColumn(field) || TYPED.has(field)
}

/** What a form and a sentence call it. */
export function correctedLabel(field: CorrectedField): string {
  return isCustomColumn(field) ? (customNameOf(field) ?? field) : fieldOf(field).label
}

/** The value of a property that a correction of the field would replace. */
export function valueIn(property: Property, field: CorrectedField): PropertyValue {
  return isCustomColumn(field) ? customValue(property.custom, customNameOf(field) ?? '') : property[field]
}

/** What people said, by field. */
export type SaidOver = Readonly<Record<string, PropertyValue>>

/** What else is said with a correction of a field: who states a rent states its period as well. */
export const SAID_WITH: Readonly<Record<string, SaidOver>> = { rentPerSf: { rentBasisAssumed: false } }

/** What is said over a property once a field is corrected. `layCorrections` lays the same. */
export function saidOver(field: CorrectedField, value: PropertyValue): SaidOver {
  return { [field]: value, ...SAID_WITH[field] }
}

/** A property under what people said of it. `private.property_json` does the same. */
export function shownUnder<Shown extends { readonly custom: string | null }>(
  property: Shown,
  over: SaidOver,
): Shown {
  const fields = Object.entries(over).filter(([field]) => !isCustomColumn(field))
  return { ...property, ...Object.fromEntries(fields), custom: customUnder(property.custom, over) }
}

/** A text of custom columns under what people said, of which only custom columns count. `private.custom_under` does the same. */
export function customUnder(text: string | null, over: SaidOver): string | null {
  const said = new Map(
    Object.entries(over).flatMap(([column, value]) => {
      const name = customNameOf(column)
      return name === null ? [] : [[name, value] as const]
    }),
  )
  if (said.size === 0) return text
  const fields = customFields(text)
  const first = new Set(new Map(fields.toReversed().map((field) => [field.name, field])).values())
  const shown = fields.flatMap((field) => {
    const value = said.get(field.name)
    if (value === undefined) return [field]
    return value === null || !first.has(field) ? [] : [{ ...field, value: String(value) }]
  })
  const known = new Set(fields.map(({ name }) => name))
  const added = [...said]
    .filter(([name, value]) => value !== null && !known.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => ({ name, value: String(value) }))
  return customText([...shown, ...added])
}
