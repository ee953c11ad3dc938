import { fieldsWhere } from '../fields/field-list.ts'
import type { FieldName, NamesOf } from '../fields.ts'
import type { PartyField } from './asked-fields.ts'

/** Every other field of words but a link and the store's own number, asked for by a part of what it says. */
export type TextField = Exclude<NamesOf<{ kind: 'words' }>, PartyField | 'pdfUrl' | 'id'>
export const TEXT_FIELDS = fieldsWhere<NamesOf<{ kind: 'words' }>>(
  (field) => field.kind === 'words' && !('asked' in field && field.asked !== undefined),
).filter((name): name is TextField => name !== 'pdfUrl' && name !== 'id')

export function isTextField(field: FieldName): field is TextField {
  return (TEXT_FIELDS as readonly FieldName[]).includes(field)
}
