/** Longest note, in UTF-16 units: several pages of text. */
export const NOTE_LENGTH = 10_000
