import { fieldsWhere } from './field-list.ts'
import type { NamesOf } from './fields.ts'

/** The fields a text search reads. */
export type SearchedField = NamesOf<{ searched: true }>
export const SEARCHED_FIELDS = fieldsWhere<SearchedField>((field) => 'searched' in field)
