/**
 * Counted up with every change of the book's bytes or of what they mean: the fields and how their strings are kept,
 * which follow which, the first page, and amenity detection, because what it found is stored.
 */
export const BOOK_FORMAT = 4
