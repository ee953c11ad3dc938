/** The words of a part of a building, by USPS Publication 28, appendix C2, and as brokers shorten them. */
const UNIT =
  'suites?|stes?|units?|apts?|apartment|bldgs?|building|floor|flr|fl|rm|room|bays?|spaces?|spcs?|spc|dock|lot|trlr|hangar|hngr|pier|slip|stop|dept|ofc|office|phase|warehouse|whse'
const ID = String.raw`(?:\d[\w/-]*|[a-z]\d[\w-]*|[a-z](?:-\d+)?|[ivx]+|one|two|three|four|five)`
const IDS = `${ID}(?: ?(?:&|,|and|thru|to|-) ?${ID})*`
const NAMED = String.raw`(?:${UNIT})\.? ?#? ?:? ?${IDS}`
const MARKED = `# ?${IDS}`
const FLOOR = String.raw`(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|ground|lower|upper|main) (?:fl(?:oor)?\.?|level)`
const ONE = `(?:${NAMED}|${MARKED}|${FLOOR})`

const AT_END = new RegExp(String.raw`(?:^|[\s,;(-]+)((?:${ONE}[\s,;-]*)+)\)?$`, 'i')
const AT_START = new RegExp(String.raw`^((?:${ONE}[\s,;-]+)+)(?=\d|one |two )`, 'i')
const WHOLE = new RegExp(`^${ONE}$`, 'i')
const PLAIN_WORD = /^(?:suites?|stes?|units?|apts?|apartment)\b\.? ?#? ?:? ?|^# ?/i
const FLOOR_NUMBER = /^(?:fl|flr|floor)\.? ?#? ?(\w+)$|^(\d{1,3})(?:st|nd|rd|th) fl(?:oor)?\.?$/i

export interface SuiteSplit {
  readonly rest: string
  readonly suite: string | null
}

/** Takes `Suite 200`, `Bldg B, #4` or `3rd Floor` off the end of a street, or off its beginning. */
export function takeSuite(street: string): SuiteSplit {
  for (const pattern of [AT_END, AT_START]) {
    const match = pattern.exec(street)
    const rest = match && street.replace(match[0], '').trim()
    if (match && rest && !/^\d+[a-z]?$/i.test(rest)) return { rest, suite: suiteName(match[1] ?? '') }
  }
  return { rest: street, suite: null }
}

/** True for a part of an address that only says which part of the building it is. */
export function isSuite(part: string): boolean {
  return WHOLE.test(part.trim())
}

const SPACE_WORD = /^(?:#|suites?\b|stes?\b|units?\b|spaces?\b|spcs?\b|bays?\b)/i
const BARE_ID = /^(?:[a-z]-?)?\d{1,4}(?:-?[a-z])?$|^[a-z](?: ?[-&] ?[a-z])?$/i

/** True for a space that is rented by itself, with the word for it: `Suite 100`, `Unit C-D`. */
export function isSpaceName(text: string): boolean {
  return SPACE_WORD.test(text) && isSuite(text)
}

/** True for the same and for its number alone, where a header says that these are spaces. */
export function isSpaceId(text: string): boolean {
  return isSpaceName(text) || BARE_ID.test(text)
}

/** As the field has it: `200` for `Suite 200`, `Floor 3` for `3rd Fl`, `Bldg B` as it is. */
export function suiteName(written: string): string {
  return written
    .split(/\s*[,;]\s+/)
    .map((part) => part.trim().replace(/[\s,;-]+$/, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const floor = FLOOR_NUMBER.exec(part)
      return floor ? `Floor ${floor[1] ?? floor[2]}` : part.replace(PLAIN_WORD, '')
    })
    .join(', ')
}
