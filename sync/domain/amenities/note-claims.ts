const DENYING =
  /(?:\b(?:(?:does|do|did|has|have|is|are|was|were)(?: not|n['’]t)|not(?! only)|no(?!\.)|non|never|without|lacks?|lacking|zero|neither|excl(?:ud(?:es?|ing))?|0(?![\d.,'’]))\b|\bw\/o\b)(?:[\s-]*\b(?:currently|yet|any|an?|the|have|having|include|offer|feature|come|with|equipped|existing)\b)*/gi
const CONTRAST =
  /\b(?:but|however|except|only|has|have|with|plus|features?|featuring|includes?|including|offers?|provides?)\b|\s[-–—]\s|[()]/i
/** A count, or an article after "and", starts something that is there: "no rail, 12 docks", "no rail and a yard". */
const FRESH_START =
  /\S\s*\b\d|[,/+&]\s*\d|(?:\band|&|\+)\s+(?:an?|the|fully|fenced|secured?|large|new|ample|one|two|three|four|five|six)\b/i
const MAX_WORDS_DENIED = 6

const NOUN_TAIL =
  '^(?:[\\s-]*\\b(?:high|level|doors?|space|area|systems?|lighting|lights|storage|power|court|rails?|served)\\b)*\\s*'
const DENIED_AFTER = new RegExp(
  `${NOUN_TAIL}(?:(?:[:=–—-]\\s*)?(?:none|n\\/a|nil)\\b|[:=–—-]\\s*(?:no|0|zero)\\s*(?:[,.;|)]|\\w+\\s*:|$)|(?:(?:is|are|was|were)\\s+)?(?:not\\s+(?:included|available|provided|present|installed|in place|allowed)|removed)|(?:has|have) been removed)`,
  'i',
)
const SUPPOSED_BEFORE =
  /\b(?:possible|potential(?:ly)?|proposed|planned|future|room (?:for|to add)|ability to add|(?:can|could|may|might|will) (?:be )?(?:add(?:ed)?|build|install|construct|convert(?:ed)?|upgraded?|expand(?:ed)?|ramp(?:ed)?)(?: to| with| into| for)?)\s+(?:[\w-]+\s+){0,4}$/i
const SUPPOSED_AFTER = new RegExp(
  `${NOUN_TAIL}(?:(?:can|could|may|might)(?:\\s+\\w+)?\\s+be\\s+(?:added|installed|built|constructed|ramped|cut|provided)|to\\s+be\\s+(?:added|installed|built|constructed|provided)|(?:is\\s+|are\\s+)?(?:possible|potential|proposed|planned))\\b`,
  'i',
)

/** Words without which no mention in a note can be denied or supposed: most notes have none. */
const QUALIFYING =
  /\b(?:no|not|non|never|without|lack|lacks|lacking|zero|0|neither|none|nil|n\/a|excl|excludes?|excluding|removed|can|could|may|might|will|to be|possible|potential|potentially|proposed|planned|future|room|ability)\b|n['’]t\b|w\/o\b/i

/** True where some mention in the note may be denied ("no rail") or supposed ("crane possible"). */
export function hasQualifiers(note: string): boolean {
  return QUALIFYING.test(note)
}

/**
 * Whether the words from `start` to `end` of a note say that the thing is there, rather than that it is not
 * ("no grade-level drive-ins", "cranes: none") or that it could be ("dock can potentially be ramped").
 */
export function isClaimed(note: string, start: number, end: number): boolean {
  const before = clauseBefore(note, start)
  const after = clauseAfter(note, end)
  return !(
    isDeniedBefore(before, after) ||
    DENIED_AFTER.test(after) ||
    SUPPOSED_BEFORE.test(before) ||
    SUPPOSED_AFTER.test(after)
  )
}

function isDeniedBefore(before: string, after: string): boolean {
  const denial = [...before.matchAll(DENYING)].at(-1)
  if (denial === undefined) return false
  const between = before.slice(denial.index + denial[0].length).replace(/,\s*(or|nor)\b/gi, ' $1')
  if (CONTRAST.test(between) || FRESH_START.test(between)) return false
  const comma = between.lastIndexOf(',')
  const isList = /\b(?:or|nor)\b/i.test(
    `${between.slice(comma + 1)} ${/^[^,]*(?:,\s*n?or\b)?/i.exec(after)?.[0]}`,
  )
  if (comma >= 0) return isList
  return isList || between.trim().split(/\s+/).length <= MAX_WORDS_DENIED
}

const CLAUSE_LENGTH = 90

function clauseBefore(note: string, start: number): string {
  const window = note.slice(Math.max(0, start - CLAUSE_LENGTH), start)
  return window.slice(window.search(/(?:[.!?]\s|[;\n•|])(?!.*(?:[.!?]\s|[;\n•|]))/s) + 1)
}

function clauseAfter(note: string, end: number): string {
  const window = note.slice(end, end + CLAUSE_LENGTH)
  const stop = window.search(/[.!?](?:\s|$)|[;\n•|]/)
  return stop < 0 ? window : window.slice(0, stop)
}
