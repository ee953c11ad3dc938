import type { RangeField } from '../../../domain/criteria/asked-fields.ts'
import { isComputedRange } from '../../../domain/economics/computed-names.ts'
import { FIGURE_WORDS } from '../../../domain/query/fields/figure-words.ts'
import { figuresWith, wordsFor } from '../../../domain/query/fields/words-for.ts'
import type { RowOrder } from '../../row-set.ts'
import { withBoundsHidden, withBoundsShown } from '../bounds-hidden.ts'
import { figureAsked, figureNamedFirst } from './figure-asked.ts'
import { groupingNamed } from './grouping-asked.ts'

export interface Superlative {
  order: RowOrder
  /** How many were asked for: "the three largest"; null where no number was said. */
  limit: number | null
  /** The question without these words. */
  rest: string
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = String.raw`(?:\d{1,3}|${COUNTS.join('|')})`

type End = readonly [words: string, field: RowOrder['field'], descending: boolean]

/** Words for the ends of a figure's scale; what other figures' words contain comes last. */
const ENDS: readonly End[] = [
  ...endsOf((field) => field !== 'squareFootage'),
  ['closest|nearest', 'distance', false],
  ...endsOf((field) => field === 'squareFootage'),
]

function endsOf(isWanted: (field: RangeField) => boolean): End[] {
  return figuresWith(({ asked }) => asked).flatMap(([field, [lowest, highest]]): End[] => {
    if (isComputedRange(field) || !isWanted(field)) return []
    return [[highest, field, true], ...(lowest === null ? [] : [[lowest, field, false] as const])]
  })
}

const TAIL = String.raw`(?: (?<after>${COUNT}))?\b(?! (?:than|to))`
/** "closest 3 to Hobby" counts, "closest to Hobby" only says where. */
const NEAREST_TAIL = String.raw`(?: (?<after>${COUNT})\b|\b(?! (?:than|to)))`
const PATTERNS = ENDS.map(([words, field, descending]) => ({
  pattern: new RegExp(
    String.raw`\b(?:(?:the )?(?:top )?(?<before>${COUNT}) )?(?:${words})${field === 'distance' ? NEAREST_TAIL : TAIL}`,
    'i',
  ),
  order: { field, descending },
}))
const TOP = new RegExp(String.raw`\b(?:the )?(?:top|first|best|which|what) (?<count>${COUNT})\b`, 'i')

/** "Cheapest", "the three largest", "highest clear height": the first of them in a question, or null. */
export function readSuperlative(said: string): Superlative | null {
  const text = withBoundsHidden(said)
  const found = firstByFigure(text) ?? superlativeIn(text)
  return found === null ? null : { ...found, rest: withBoundsShown(found.rest) }
}

const ENDS_OF_LIST =
  'top|bottom|best|worst|largest|biggest|highest|lowest|smallest|longest|shortest|cheapest|priciest|most expensive|newest|oldest|tallest'
const RISING = /^(?:bottom|worst|lowest|smallest|shortest|cheapest|oldest)$/i
const BY_FIGURE = new RegExp(
  String.raw`\b(?:the )?(?:(?<end>${ENDS_OF_LIST}) (?<n1>${COUNT})|(?<n2>${COUNT}) (?<end2>${ENDS_OF_LIST})) (?<what>(?:(?!by\b)[\w'/.$%,-]+ )*?)(?:(?:ranked|sorted|ordered) )?(?:by|in terms of) (?:the )?(?:(?<end3>highest|lowest|largest|smallest|longest|shortest) )?(?<tail>.+)$`,
  'i',
)

/** "top ten sales by price per foot", "5 largest buildings by acreage": the first so many by a figure that is named. */
function firstByFigure(said: string): Superlative | null {
  const text = /\b(?:sales|sold|traded)\b/i.test(said) ? said.replace(PRICE, 'by sale price') : said
  const match = BY_FIGURE.exec(text)
  const { end, n1, n2, end2 = end, end3 = end2, what = '', tail = '' } = match?.groups ?? {}
  const last = what.trim().split(' ').at(-1) ?? ''
  if (match === null || end3 === undefined || groupingNamed(last) !== null) return null
  const before = text.slice(0, match.index)
  const figure = figureAsked(`${before} ${what} by ${tail}`)
  const field = figure?.value
  const isNamedFirst = figureAsked(tail.split(' ').slice(0, MOST_FIGURE_WORDS).join(' ')) !== null
  if (figure === null || field === undefined || !isNamedFirst || !(field in FIGURE_WORDS)) return null
  const isBest = /^(?:best|worst)$/i.test(end3) && wordsFor(field as RangeField).lessIsBetter === true
  const count = countOf(n1 ?? n2 ?? '')
  return {
    order: { field: field as RangeField, descending: isBest ? /worst/i.test(end3) : !RISING.test(end3) },
    limit: count,
    rest: figure.rest.replace(/\bby\b\s*/i, ' '),
  }
}

const PRICE = /\bby (?:the )?price\b(?! (?:per|a) |\s?psf|\/)/i

/** Words of the longest name of a figure. */
const MOST_FIGURE_WORDS = 5

/** "highest lease term", "3 lowest sale prices": of a figure that is named, and not of what "highest" is of by itself. */
function endOfNamed(text: string): Superlative | null {
  const match = NAMED_END.exec(text)
  const { end = '', before, after } = match?.groups ?? {}
  if (match === null) return null
  const behind = text.slice(match.index + match[0].length)
  const ahead = text.slice(0, match.index)
  const named = figureNamedFirst(behind)
  if (named === null || (named.figure === 'netEffectiveRent' && !/^ne/i.test(behind))) return null
  const rest = `${ahead.replace(COUNTED_AHEAD, ' ')} ${behind.slice(named.length)}`
  const top = TOP.exec(rest)
  const said = before ?? after ?? COUNTED_AHEAD.exec(ahead)?.groups?.count ?? top?.groups?.count
  return {
    order: { field: named.figure, descending: !RISING_END.test(end) },
    limit: said === undefined ? null : countOf(said),
    rest: rest.replace(TOP, ' '),
  }
}

/** "the ten leases with the highest escalations": how many, before what they have. */
const COUNTED_AHEAD = new RegExp(
  String.raw`\b(?<count>${COUNT})(?= (?:[\w-]+ ){1,3}(?:with|having|that (?:have|had|got)|which (?:have|had|got))(?: the)?\s*$)`,
  'i',
)
const NAMED_END = new RegExp(
  String.raw`\b(?:(?:the )?(?:top )?(?<before>${COUNT}) )?(?<end>highest|lowest|maximum|minimum|greatest|longest|shortest|biggest|largest|smallest|fattest|richest|heftiest|juiciest|steepest|skimpiest|leanest|top|bottom)(?: (?<after>${COUNT}))? (?=\S)`,
  'i',
)
const RISING_END = /^(?:lowest|minimum|shortest|smallest|skimpiest|leanest|bottom)$/i

function superlativeIn(text: string): Superlative | null {
  const named = endOfNamed(text)
  if (named !== null) return named
  for (const { pattern, order } of PATTERNS) {
    const match = pattern.exec(text)
    if (match === null) continue
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const counted = COUNTED_AHEAD.exec(before)?.groups?.count
    const ahead = before.replace(COUNTED_AHEAD, ' ')
    const rest = order.field === 'distance' ? nearer(before, after) : `${ahead} ${after}`
    const top = TOP.exec(rest)
    const said = match.groups?.before ?? match.groups?.after ?? counted ?? top?.groups?.count
    return { order, limit: said === undefined ? null : countOf(said), rest: rest.replace(TOP, ' ') }
  }
  return null
}

/** "Closest warehouses to Katy" are warehouses near Katy. */
function nearer(before: string, after: string): string {
  const near = after.replace(/\bto\b/i, 'near')
  return near === after ? `${before} near ${after}` : `${before} ${near}`
}

function countOf(word: string): number | null {
  const spelled = COUNTS.indexOf(word.toLowerCase())
  const count = spelled >= 0 ? spelled + 1 : Number(word)
  return count >= 1 ? Math.min(count, 1_000) : null
}
