import { isRelative } from '../bounds/relative-bound.ts'
import { turnOf } from './turn-words.ts'

export const ORDER_VERB =
  '(?:put (?:it|them|that|those) back|add|drop|remove|lose|delete|ditch|forget (?:the|about)|make (?:it|that)|bump|raise|lower|increase|decrease|reduce|up (?:the|it|that)|grow|cap|floor (?:of|at)|go (?:up|down|to|\\d+)|(?:do|show)(?: me)?(?: only| just)? \\d+|swap|replace|change|switch|include|exclude|widen|expand|tighten|cut|take (?:out|off)|take [^,;.]{2,40}? (?:out|off|away)|(?:stretch|push|extend|open|shrink|trim) (?:it|that)|relax to|(?:last|this|next) (?:year|yr|quarter) (?:too|as well|also)|throw in|nix|kill|scrap|scratch(?! (?:that|it|this)\\b)|lose|skip|sort)'
export const ORDER_LEAD =
  "(?:(?:ok|okay|whatever|so|now|please|then|also|actually|just|let's|can you|could you)[, ]+)*"
const FIRST = new RegExp(`^\\W*${ORDER_LEAD}${ORDER_VERB}\\b`, 'i')
const JOINT = new RegExp(
  `(?:\\s*[,;.]\\s*|\\s+)(?:(?:and|but|then)\\s+)?(?<=[,;.]\\s*|\\b(?:and|but|then)\\s+)(?=${ORDER_LEAD}${ORDER_VERB}\\b)|\\s+(?=make (?:it|that)\\b)`,
  'i',
)

/** "swap Katy for Baytown and NNN for gross" */
const TWO_SWAPS = new RegExp(
  `^\\W*${ORDER_LEAD}(?<verb>swap|switch|change|replace|trade)(?: out)? (?<first>[^,;]+? (?:for|to|with) [^,;]+?),? and (?<second>(?!${ORDER_VERB}\\b)[^,;]+? (?:for|to|with) [^,;]+)$`,
  'i',
)
/** "and without the retail too? also pre 2000 only" */
const ALSO = /[.?!;]+\s+(?=(?:(?:and|oh|ok)[, ]+)*(?:also|plus(?! or minus))\b)/i
const CLAUSE = /\s*[,;]\s*(?:and |then )?|\s+and (?=\d|plus|give)/i

/**
 * What a turn orders, one after the other: "drop the yard, make it 3 acres". The whole turn where it is one order, or
 * where the first only takes something back, "scratch that, make it 36".
 */
export function orders(text: string): string[] {
  const { verb, first, second } = TWO_SWAPS.exec(text)?.groups ?? {}
  if (verb !== undefined) return [`${verb} ${first}`, `${verb} ${second}`]
  const clauses = text.split(CLAUSE)
  if (clauses.length > 1 && clauses.every(isRelative)) return clauses
  const [said = '', ...also] = text.split(ALSO)
  if (also.length > 0 && !isAnew(said)) return [said, ...also].flatMap(orders)
  const parts = text.split(JOINT).filter((part) => part.trim() !== '')
  if (parts.length < 2 || !parts.every((part) => FIRST.test(part))) return [text]
  return isAnew(parts[0] ?? '') ? [text] : parts
}

/** Whether an order takes something back, or everything. */
function isAnew(order: string): boolean {
  return ['back', 'correct', 'start over'].includes(turnOf(order).kind)
}
