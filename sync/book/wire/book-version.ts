import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELDS } from '../../columns/book-fields.ts'
import { checksum } from './checksum.ts'

/**
 * Counted up with every change of the book's bytes or of what they mean that is not one of its fields: which follow
 * which, the first page, and amenity detection, because what it found is stored.
 */
const LAYOUT = 5

/** Another number for other bytes. Fields and how they are kept are in it, so that a new field is a new format. */
export const BOOK_FORMAT = formatOf(LAYOUT, [STRING_FIELDS, NUMBER_FIELDS, FLAG_FIELDS])

/** Two bytes, as the book has room for. */
export function formatOf(layout: number, fields: unknown): number {
  return checksum(new TextEncoder().encode(JSON.stringify([layout, fields]))) & 0xffff
}
