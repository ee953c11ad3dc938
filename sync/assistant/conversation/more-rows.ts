import { NUMBER_WORD, readCount } from '../../domain/words/number-words.ts'

const COUNT = `(?:\\d{1,3}|${NUMBER_WORD})`
const THINGS =
  '(?: (?:of (?:them|those|these)|ones?|rows?|results?|propert(?:y|ies)|buildings?|listings?|options?|comps?|entr(?:y|ies)))?'
const LEADS =
  "(?:(?:ok|okay|and|now|please|then|can you|could you|let's|lets|i want|i'd like|i need|show|give|list|see|pull(?: up)?|get|add|me|us)[, ]+)*"
/** "5 more", "show me 10 more", "the next 5", "give us another ten properties" */
const MORE_ROWS = new RegExp(
  `^${LEADS}(?:(?<count>${COUNT}) (?:more|additional|further|extra|others)${THINGS}|(?:the )?(?:next|another|additional|further) (?!one\\b)(?<next>${COUNT})${THINGS}(?: more)?)(?: please)?[.!?]*$`,
  'i',
)

/** How many further rows of the list a turn asks for; null where it asks for none. */
export function moreRows(text: string): number | null {
  const { count, next } = MORE_ROWS.exec(text.trim())?.groups ?? {}
  return readCount(count ?? next ?? '')
}

/** "make it 10" right after "only show me 5" */
const OTHER_COUNT =
  /^(?:(?:ok|okay|no|actually)[, ]+)*(?:make (?:it|that)|do|say|go with) (?<count>\d{1,2})[.!]*$/i

/** How many rows are shown after a turn that says it; undefined where it does not, null where all were and are. */
export function otherLimit(
  limit: number | null,
  before: number | null | undefined,
  text: string,
): number | null | undefined {
  const more = moreRows(text)
  if (more !== null) return limit === null ? null : limit + more
  const count = limit === null || limit === before ? undefined : OTHER_COUNT.exec(text)?.groups?.count
  return count === undefined ? undefined : Number(count)
}
