import { NUMBER_WORD, readCount } from '../../../domain/words/number-words.ts'
import { moreRows } from '../../conversation/more-rows.ts'
import { type Ask, type AskRead, groupsShown, isTime, MOST_RANKED } from '../ask.ts'
import { withoutTalk } from './ask-words.ts'
import { groupingNamed } from './grouping-asked.ts'
import { rankAsked } from './rank-asked.ts'

const FALLING = 'top|highest|largest|biggest|best'
const RISING = 'bottom|lowest|cheapest|smallest|fewest'
const COUNT = `(?<count>\\d{1,2}|${NUMBER_WORD})`
const BEFORE =
  '^(?:(?:and|but|now|ok(?:ay)?|so|then|actually|please|what about|how about)[, ]+)*(?:(?:can you |could you )?(?:make (?:it|that|them)|show|give me|do|try|rank|sort|order|re-?rank|only|just)(?: me| it| them| these| those)? ?)?(?:the )?(?:same )?'
const BEHIND = '(?: (?:of them|ones?|only|please|instead|rather|then))*[.?!]*$'

/** "top 10", "make that 10", "the bottom five in Houston". */
const OTHER_LIMIT = new RegExp(
  `${BEFORE}(?:(?:(?<falling>${FALLING})|(?<rising>${RISING})|first) )?${COUNT}(?: (?!(?:of|ones?|only|please|instead|rather|then)\\b)(?<group>[a-z]+))?(?<rest>(?: (?:by|in|for|around|near|with|since) [^,;]+?)?)${BEHIND}`,
  'i',
)
/** "by square feet", "rank them by number of deals instead", "by lowest rent". */
const OTHER_FIGURE = new RegExp(
  `${BEFORE}(?:ranked |sorted |ordered )?by (?:the )?(?:(?<rising>lowest|smallest|cheapest|fewest|least|shortest) |(?<falling>highest|largest|biggest|most|longest) )?(?<tail>[^,;]+?)${BEHIND}`,
  'i',
)

/** "top 10", "by square feet" of what was ranked, "just the top three" of groups. Null where it says something else. */
export function changedRanking(last: Ask, text: string): AskRead | null {
  return withOtherLimit(last, text) ?? withOtherFigure(last, text)
}

function withOtherLimit(last: Ask, text: string): AskRead | null {
  // "5 more"
  const more = moreRows(text)
  if (more !== null && (last.kind === 'rank' || last.kind === 'best')) {
    const shown = last.kind === 'rank' ? groupsShown(last.limit) : last.limit
    return { ask: { ...last, limit: Math.min(shown + more, MOST_RANKED) }, rest: '' }
  }
  const { count, falling, rising, group, rest = '' } = OTHER_LIMIT.exec(text)?.groups ?? {}
  const limit = readCount(count ?? '')
  if (limit === null || limit < 1) return null
  const by = group === undefined ? null : groupingNamed(group)
  if (group !== undefined && (by === null || isTime(by))) return null
  // "10" by itself changes a ranking alone.
  if (last.kind === 'group' && /^(?:\d|[a-z]+$)/i.test(text.trim())) return null
  if (last.kind === 'best') {
    if (rest !== '' || group !== undefined) return null
    return { ask: { ...last, limit, ...(rising !== undefined && { descending: false }) }, rest: '' }
  }
  if (last.kind !== 'rank' && last.kind !== 'group') return null
  // What is cheap has a rent.
  if (rising?.toLowerCase() === 'cheapest' && last.figure !== 'rentPerSf') return null
  const descends = last.kind === 'rank' ? last.descending : true
  const ask = {
    ...last,
    ...(by !== null && { by }),
    kind: 'rank' as const,
    limit,
    descending: rising !== undefined ? false : falling !== undefined ? true : descends,
  }
  if (/^ by /i.test(rest)) return withOtherFigure(ask, rest.trim())
  return { ask, rest: withoutTalk(rest) }
}

function withOtherFigure(last: Ask, text: string): AskRead | null {
  const { rising, falling, tail = '' } = OTHER_FIGURE.exec(text)?.groups ?? {}
  if (last.kind !== 'rank' || tail === '' || groupingNamed(tail.replace(SIZE, '')) !== null) return null
  const group = last.by === 'buyer' || last.by === 'seller' ? last.by : 'landlord'
  const found = rankAsked(`top 5 ${group}s by ${tail.replace(SIZE, 'square feet')}`)
  if (found === null || (found.figure === null && !COUNTED.test(tail))) return null
  const { figure, of, rest } = found
  const { also: _also, ...plain } = last
  return {
    ask: {
      ...plain,
      figure,
      of,
      descending: rising !== undefined ? false : falling !== undefined ? true : last.descending,
    },
    rest: withoutTalk(rest),
  }
}

/** Of parties "by size" is by the space they have, and no band of sizes. */
const SIZE = /^(?:total )?size\b/i
const COUNTED =
  /\b(?:number|count|deals?|leases?|buildings?|properties|listings?|signings?|transactions?|activity)\b/i
