import { FIELDS, type FieldName } from '../fields.ts'
import type { Field } from './field-kinds.ts'

/** An entry by the kinds' own types, whichever field it is of. */
export function fieldOf(name: FieldName): Field {
  return FIELDS[name]
}

/** As chips and heads of tables name it. */
export function shortLabel(name: FieldName): string {
  const { short, label } = fieldOf(name)
  return short ?? label
}

/** The fields that meet a test, in the order of the registry. */
export function fieldsWhere<Name extends FieldName>(test: (field: Field) => boolean): readonly Name[] {
  return (Object.keys(FIELDS) as FieldName[]).filter((name) => test(FIELDS[name])) as Name[]
}

/** Every field, in the order of the registry. */
export const FIELD_NAMES = fieldsWhere<FieldName>(() => true)
