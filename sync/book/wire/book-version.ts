import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELDS } from '../../columns/book-fields.ts'
import { checksum } from './checksum.ts'

/**
 * Count this up with every change of the book's bytes or their meaning, except a change of its fields: with a change
 * of the predictors, of the first page, or of amenity detection, whose results are stored.
 */
const LAYOUT = 6

/**
 * A different number for a different format. It includes the fields and how each is stored, so that a new field is a
 * new format.
 */
export const BOOK_FORMAT = formatOf(LAYOUT, [STRING_FIELDS, NUMBER_FIELDS, FLAG_FIELDS])

/** Two bytes, as the book has room for. */
export function formatOf(layout: number, fields: unknown): number {
  return checksum(new TextEncoder().encode(JSON.stringify([layout, fields]))) & 0xffff
}
