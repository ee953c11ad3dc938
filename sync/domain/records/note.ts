import * as z from 'zod/mini'
import { personText } from '../words/person-text.ts'

/** Longest note, in UTF-16 units: several pages of text. */
export const NOTE_LENGTH = 10_000

/** A note's text as it is kept: clean, and not empty. */
export const noteText = personText(NOTE_LENGTH).check(z.minLength(1))
