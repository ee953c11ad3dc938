import * as z from 'zod/mini'

/** Longest note, in UTF-16 units: several pages of text. */
export const NOTE_LENGTH = 10_000

/** A note's text as it is kept: trimmed, not empty, and without the NUL that Postgres has no text for. */
export const noteText = z.string().check(
  z.overwrite((text) => text.replaceAll('\0', '').trim()),
  z.minLength(1),
  z.maxLength(NOTE_LENGTH),
)
