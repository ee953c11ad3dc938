const ABSENT: ReadonlySet<string> = new Set([
  'undisclosed',
  'not disclosed',
  'non-disclosed',
  'nondisclosed',
  'n/a',
  'n.a.',
  'n.a',
  'na',
  'n/d',
  'n/r',
  'n.r.',
  'not rep.',
  'n/av',
  'none',
  'null',
  'nil',
  'nan',
  '(null)',
  '(blank)',
  '(none)',
  'confidential',
  'withheld',
  'private',
  'unknown',
  'unk',
  'unk.',
  'not known',
  'not available',
  'not applicable',
  'not provided',
  'not reported',
  'not given',
  'not stated',
  'no data',
  'no info',
])

const LATER = String.raw`t\.?b\.?[dca]\.?|to be (?:determined|confirmed|announced|decided)|pending|see (?:notes?|remarks?|comments?|brochure|flyer|broker|agent)|(?:(?:please )?call|inquire|enquire|contact|ask)(?: (?:us|me|(?:(?:listing )?(?:broker|agent)s?|for (?:an? |the )?(?:pric(?:e|ing)|rates?|rent|details?|info(?:rmation)?|quote)))*)?|(?:available )?(?:up)?on request|price on request|por`

/** Words that say that a value exists but is withheld or comes later. */
const WITHHELD = new RegExp(`^(?:${LATER})[.*!]*$`)
/** Also withheld where more words follow: `Call Jane for pricing`. */
const WITHHELD_AND_MORE = /^(?:t\.?b\.?[dca]|call|contact|inquire|see|pending|subject to)[ .:,-]/

/** Words that withhold a figure but may be an ordinary text in other cells. */
const WITHHELD_FIGURE =
  /^(?:nr|negotiable|neg\.?|varies|various|variable|(?:at )?market(?: rates?| rent)?|unpriced|submit(?: offer)?|make offer|best offer|offers?|open|ask|request|flexible)$/

const LONGEST_TOKEN = 40

/** True for words and marks that mean "no value". `text` comes from `figureText`. */
export function isAbsent(text: string): boolean {
  return ABSENT.has(text) || !/[\p{L}\p{N}\p{So}]/u.test(text) || /^x{2,}$/.test(text)
}

/** True for a cell that says its column's thing does not exist, such as "none". */
export function isNone(text: string): boolean {
  return /^(?:none|no|n|nil|zero|-0-|no (?:doors?|docks?|ti|free rent|abatement|increases?|bumps?|escalations?|steps?|allowance|office))$/.test(
    text,
  )
}

/** True where a value exists but is withheld or comes later: `TBD`, `Call for pricing`. */
export function isWithheld(text: string): boolean {
  return text.length <= LONGEST_TOKEN && WITHHELD.test(text)
}

/** True for a cell that only says that its figure is withheld. */
export function isWithheldFigure(text: string): boolean {
  if (isWithheld(text) || WITHHELD_FIGURE.test(text)) return true
  return text.length <= LONGEST_TOKEN && WITHHELD_AND_MORE.test(text) && !/\d/.test(text)
}

/** What a column too narrow for its number shows: `####` or `1.15E+08`. */
export function isCutOff(text: string): boolean {
  return /^#{2,}$|^-?\$?\d(?:\.\d+)?e\+\d{1,2}$/.test(text)
}

/** What a failed formula leaves in its cell. */
export function isExcelError(text: string): boolean {
  return /^#(?:div\/0!|n\/a|ref!|value!|name\?|num!|null!|spill!|calc!|getting_data|field!|blocked!|error!)$/.test(
    text,
  )
}
