/** Rows of the list just shown that a turn speaks of: 1 is the first, -1 the last. */
export type RowsMeant =
  | { kind: 'pick'; place: number }
  | { kind: 'strike'; places: readonly number[] }
  | { kind: 'keep'; count: number }
  /** These and no others. */
  | { kind: 'only'; places: readonly number[] }

/** Where a row that is meant stands in its list, counted from 0 or, if negative, from the end: for `at`. */
export function indexOfRow(place: number): number {
  return place > 0 ? place - 1 : place
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ')
const ORDINAL = `(?:${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th)|last|bottom|top|second to last|next to last)`
const COUNT = `(?:\\d{1,2}|${COUNTS.join('|')}|couple|few)`
const NUMBERED = `(?:#|no\\.? |number |numbers |nos\\.? |rows? )\\s?\\d{1,2}(?:\\s*(?:,|and|&|, and)\\s*(?:#|no\\.? |number |row )?\\s?\\d{1,2})*`
const THING =
  '(?:ones?|rows?|results?|propert(?:y|ies)|buildings?|listings?|options?|comps?|entr(?:y|ies)|on the list|of them|of those|of what(?:.s| is) left|of (?:the|those) (?:rest|remaining|left|others)|that(?:.s| is| are) left|left)'
const AFTER_TIME = '(?! (?:half|quarters?|months?|years?|weeks?|days?|floor|class|\\d+ (?:months?|years?)))'

const BEGINS =
  "^(?:(?:ok|okay|and|now|please|but|then|actually|let's|can you|just|go ahead and|you can|we can)[, ]+)*"
/** These take a row off a list even where only its number is said. */
const SURE_STRIKES =
  'kill|nix|ditch|axe|toss|throw|chuck|trash|boot|strike|withdraw|cross|x|kick|scratch|delete|hide|dump|yank|86|pass on|rule out|eliminate'
const MORE_STRIKES =
  'without|except(?: for)?|exclude|excluding|drop|remove|not|lose|skip|leave|take|minus|all but|everything but|all except|get rid of|cut|no to|forget|scrap|pull|knock'
const TAKES = '(?:take|leave|cut|pull|knock|drop)'
const AWAY = '(?: (?:out|off|away))?'
/** "take the first two off the list" */
const OFF_LIST =
  / (?:off|from|out of|off of)(?: of)? (?:the|my|our|your|this|that) (?:list|set|table|page)(?=[.!?]*$)/i
const STRIKES = new RegExp(
  `${BEGINS}(?:${SURE_STRIKES}|${MORE_STRIKES})${AWAY}\\s+(?<rows>.+?)${AWAY}[.!?]*$`,
  'i',
)
const SURELY_STRIKES = new RegExp(
  `${BEGINS}(?:(?:${SURE_STRIKES})${AWAY}\\b|${TAKES} (?:out|off|away)\\b|${TAKES} \\d+ (?:out|off)[.!?]*$)`,
  'i',
)
/** "1 and 4 are out", "the last two won't work" */
const ARE_OUT =
  /^(?<rows>.+?)(?: (?:is|are)|'s|'re) (?:out|no good|no use|gone|off|off the (?:list|table))[.!?]*$|^(?<failed>.+?) (?:won't|don't|doesn't|do not|does not|will not) (?:work|do|fit|count)[.!?]*$/i
/** "the first two are too small, drop them" */
const THEM_OUT = new RegExp(
  `${BEGINS}(?<rows>.+?)(?: (?:is|are|was|were|has|have|looks?|seems?|got)\\b|'s\\b|'re\\b)[^,;.]*[,;.-]+ *(?:(?:so|please|let's|just|we can|and) )*(?:${SURE_STRIKES}|${MORE_STRIKES})${AWAY} (?:it|them|those|these|that(?: one)?|both)${AWAY}[.!?]*$`,
  'i',
)
/** Why a row goes, and no further wish: "toss number 1, it's an outlier", "drop 3, owner user deal". */
const REASON =
  /\s*(?:[,;:(-]|\bbecause\b|\bsince\b|\bas\b)\s*(?=(?:because|since|as|(?:he|she|they|we|i|client|tenant|landlord|owner|buyer|seller|both|neither|already|seen|saw|toured|been|leased|gone|off|doesn'?t|don'?t|didn'?t|can'?t|won'?t)\b|(?:he|she|they|we|i)['’]|it'?s|it is|they'?re|that'?s|(?:that|this) (?:one )?(?:is|was|has)|those|these|ours?|too|not (?:a|an|our|the|what|for)|looks?|owner|user|wrong|bad|stale|an? (?:outlier|duplicate|dupe|sublease|renewal)|outlier|duplicate|dupe|sublease|related)\b)[^\d]*$/i
const KEEPS = new RegExp(
  `^(?:(?:ok|okay|and|now|please|then|so|actually|let's|lets|can you|could you|i(?:'d like| need| want|'ll take)?|we(?: need| want)?|just|only|keep|want|need|like|show|send|email|text|forward|see|pull|get|me|us|him|her|them|give|list|have)[, ]+)*(?:the )?(?:(?:first|top|best) (?<count>${COUNT})(?: ${THING})*(?: only| please| (?:will|would) do| is (?:fine|enough|plenty|good)| are (?:fine|enough|plenty)| (?:to|for) (?:him|her|them|me|us))*|(?<=(?:show|give|send|pull|need|want|see|take|list|just|only) (?:me |him |her |them |us )?)(?<bare>${COUNT})(?: ${THING})*)[.!?]*$|^(?:limit|cap|cut|trim|narrow)(?: (?:it|that|them|the list|the results))?(?: down)? (?:to|at) (?:the (?:first|top|best) )?(?<limit>${COUNT})(?: ${THING})*[.!?]*$`,
  'i',
)
const PART = new RegExp(
  `^(?:the )?(?:(?<ordinal>${ORDINAL})(?: (?<count>${COUNT})(?= ?${THING}|$))?|(?<numbered>${NUMBERED}))(?: ${THING})*$`,
  'i',
)
const PICKS = new RegExp(
  `(?:(?<!(?<!\\b(?:more|details?|info|information|detail|look|looking|focus|focusing|zoom(?: in)?|zero in) )\\b(?:at|on|to|from) )\\bthe |^|\\bthat )(?<ordinal>${ORDINAL})${AFTER_TIME}(?:(?: ${THING})+|(?=[.!?]*$))|(?<numbered>(?:#|\\bnumber |\\bno\\. ?|^row )\\d{1,2})(?=[.!?]*$| )`,
  'i',
)
/** "who was the tenant on the third one" */
const ASKS_OF = new RegExp(
  `^(?:(?:ok|okay|and|so)[, ]+)*(?:whos?|what|when|where|which|how)\\b.*\\b(?:on|for|of|at|in|with) (?:the )?(?:(?<ordinal>${ORDINAL})(?: ${THING})*|(?<numbered>${NUMBERED}))[.!?]*$`,
  'i',
)

/** "keep 1, 3 and 4", "just #2 and #5" */
const ONLY =
  /^(?:(?:ok|okay|and|now|please|then|actually|let's)[, ]+)*(?:keep|only keep|just keep|only|just|stick with|narrow (?:it |that |them )?(?:down )?to)\s+(?<rows>.+?)(?: only)?[.!?]*$/i
/** "take out 3 and 5" */
const BARE_NUMBERS = /^\d{1,2}(?:\s*(?:,|and|&|, and)\s*\d{1,2})+$/i

/** "the second one", "without the last two", "drop numbers 2 and 5", "only the first three"; null where none is. */
export function rowsMeant(text: string): RowsMeant | null {
  const plain = text
    .trim()
    .replace(/[, ]+(?:as well|too|also|please)[.!?]*$/i, '')
    .replace(OFF_LIST, ' off')
    .replaceAll(/\bnumber one\b/gi, 'number 1')
  const { count, bare, limit } = KEEPS.exec(plain)?.groups ?? {}
  const kept = count ?? bare ?? limit
  if (kept !== undefined) return { kind: 'keep', count: countOf(kept) }
  const only = ONLY.exec(plain)?.groups?.rows
  const left = only === undefined ? null : placesIn(only)
  if (left !== null && left.length > 1 && left.every((place) => place > 0))
    return { kind: 'only', places: left }
  const out = ARE_OUT.exec(plain)?.groups ?? THEM_OUT.exec(plain)?.groups
  const outPlaces = out === undefined ? null : placesIn(out.rows ?? out.failed ?? '')
  if (outPlaces !== null) return { kind: 'strike', places: outPlaces }
  const struck = STRIKES.exec(plain)?.groups?.rows
  const bareRow = SURELY_STRIKES.test(plain) ? struck?.replace(REASON, '').trim() : undefined
  if (bareRow !== undefined && /^\d{1,2}$/.test(bareRow)) return { kind: 'strike', places: [Number(bareRow)] }
  const places = struck === undefined ? null : placesIn(struck.replace(REASON, ''))
  if (places !== null) return { kind: 'strike', places }
  const picked = PICKS.exec(plain)?.groups ?? ASKS_OF.exec(plain)?.groups
  const [place] = picked === undefined ? [] : placesOf(picked.ordinal, undefined, picked.numbered)
  return place === undefined ? null : { kind: 'pick', place }
}

/** "show just 3, largest first": how many are kept, beside their order. */
export function keptInOrder(text: string): number | null {
  const meant = text.split(/[,;] */).map(rowsMeant)
  const keeping = meant.find((one) => one?.kind === 'keep')
  return meant.length === 2 && keeping?.kind === 'keep' ? keeping.count : null
}

const AFTER_PICK =
  /^(?:(?:no|nope|sorry|wait|i mean|i meant|ok|okay|and|now|then|what about|how about|show me|give me)[, ]+)*(?:the )?(?:(?<next>next(?: one)?|one after(?: (?:that|it|this))?|following(?: one)?)|(?<previous>previous(?: one)?|one before(?: (?:that|it|this))?))[.?!]*$/i

/** "and the one after that" of the row that was meant: 1, or -1 for the one before; null where neither is. */
export function besidePick(text: string): 1 | -1 | null {
  const groups = AFTER_PICK.exec(text.trim())?.groups
  if (groups === undefined) return null
  return groups.next === undefined ? -1 : 1
}

/** "the last two", "the second and fourth", "#2 and #5"; null where the words are no rows. */
function placesIn(words: string): number[] | null {
  if (BARE_NUMBERS.test(words.trim()))
    return [...words.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits))
  const parts = /^(?:#|no|number|row)/i.test(words) ? [words] : words.split(/\s*(?:,|\band\b|&)\s*/)
  const places: number[] = []
  for (const part of parts) {
    const groups = PART.exec(part.trim())?.groups
    if (groups === undefined) return null
    places.push(...placesOf(groups.ordinal, groups.count, groups.numbered))
  }
  return places.length === 0 ? null : places
}

function placesOf(
  ordinal: string | undefined,
  count: string | undefined,
  numbered: string | undefined,
): number[] {
  if (numbered !== undefined) return [...numbered.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits))
  const word = (ordinal ?? '').toLowerCase()
  const places = Array.from({ length: count === undefined ? 1 : countOf(count) }, (_, i) => i + 1)
  if (word === 'last' || word === 'bottom') return places.map((place) => -place)
  if (/to last$/.test(word)) return [-2]
  if (word === 'first' || word === 'top') return places
  const said = ORDINALS.indexOf(word)
  return [said >= 0 ? said + 1 : Number.parseInt(word, 10)]
}

function countOf(word: string): number {
  const spelled = COUNTS.indexOf(word.toLowerCase())
  if (spelled >= 0) return spelled + 1
  return /couple/i.test(word) ? 2 : /few/i.test(word) ? 3 : Number(word)
}

/** "put the third back": the places that stay struck; null where no row comes back. */
export function stillStruck(struck: readonly number[], back: string): number[] | null {
  const said = back.trim().replace(/^(?:the )?rows? /i, '')
  const bare = /^\d{1,2}$/.test(said) && struck.includes(Number(said)) ? [Number(said)] : null
  const places = bare ?? placesIn(said)
  return places === null || struck.length === 0 ? null : struck.filter((place) => !places.includes(place))
}

/** The first rows down to the last that is kept, without those between. */
export function onlyThese(places: readonly number[]): { limit: number; without: number[] } {
  const limit = Math.max(...places)
  const all = Array.from({ length: limit }, (_, i) => i + 1)
  return { limit, without: all.filter((place) => !places.includes(place)) }
}
