import type { NamesOf } from '../fields.ts'
import { fieldsWhere } from './field-list.ts'

/** The fields a text search reads. */
export type TextField = NamesOf<{ searched: true }>
export const TEXT_FIELDS = fieldsWhere<TextField>((field) => 'searched' in field)
