import * as z from 'zod/mini'

/** A NUL, or half of a surrogate pair: Postgres has no text for either. */
const UNSTORABLE = /[\0\p{Cs}]/u
/** Characters that reverse the direction of text. They are removed, so that no screen or file has to isolate them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROLS = /(?![\n\t])\p{Cc}/gu
const BREAKS = /\r\n|[\r\v\f\x85\u2028\u2029]/g
/** No script puts more marks on a letter, and no flag has more tags; Zalgo text has dozens. */
const MANY_MARKS = /([\p{M}\p{Cf}]{8})[\p{M}\p{Cf}]+/gu
/** Spaces, also those that are seen as nothing. Not a joiner or a selector, which can end an emoji. */
const SPACE = /[\s\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0]/
const SEEN = /[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether words say nothing, whatever spaces and other unseen signs they are made of. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text)
}

/**
 * Text in its stored form: without invisible characters at its ends, without characters that reverse text, without
 * stacked marks.
 */
export function cleanText(text: string): string {
  if (isBlank(text)) return ''
  const kept = text.replace(BREAKS, '\n').replace(CONTROLS, '').replace(TURNING, '').replace(MANY_MARKS, '$1')
  let [from, to] = [0, kept.length]
  while (SPACE.test(kept.charAt(from))) from++
  while (SPACE.test(kept.charAt(to - 1))) to--
  return kept.slice(from, to)
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

const PROBLEM = 'has a character that cannot be stored'

/** The schema of every text that Postgres stores. A refusal names the field. */
export const storableText = z.string().check(
  z.refine((text) => !UNSTORABLE.test(text), {
    abort: true,
    error: ({ path = [] }) => `${path.join('.')}: ${PROBLEM}.`,
    params: { problem: PROBLEM },
  }),
)

/** The schema of text from people, of at most this many UTF-16 units. What says nothing is empty. */
export function personText(longest: number) {
  return storableText.check(z.overwrite(cleanText), z.maxLength(longest))
}

/** The same for names, and whatever else has one line. */
export function personLine(longest: number) {
  return storableText.check(z.overwrite(cleanLine), z.maxLength(longest))
}

/** The door of an id that a caller names. */
export const recordId = storableText.check(z.minLength(1), z.maxLength(64))
