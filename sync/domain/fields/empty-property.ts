import type { FieldName } from '../fields.ts'
import type { ImportedProperty } from '../property.ts'
import { fieldsWhere } from './field-list.ts'

/** The values of fields that are never empty. */
const ALWAYS_STATED = { name: '', rentBasisAssumed: false } as const satisfies Partial<
  Record<FieldName, unknown>
>

/** A property without any data, to start from. */
export const EMPTY_PROPERTY: ImportedProperty = {
  ...(Object.fromEntries(
    fieldsWhere((field) => field.stored === undefined).map((name) => [name, null]),
  ) as Omit<Record<keyof ImportedProperty, null>, keyof typeof ALWAYS_STATED>),
  ...ALWAYS_STATED,
}
