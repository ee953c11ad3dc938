import type { FurtherFigure } from '../ask.ts'
import { figureNamedFirst, measureAsked } from './figure-asked.ts'

/** A question without the figures that it names beside the first, and these. */
export interface WithoutFurther {
  text: string
  also: FurtherFigure[]
}

const ASKS_COUNT =
  /^(?:(?:so|and|ok(?:ay)?|please|tell me|give me|show me|can you tell me)[, ]+)*(?:how many|(?:what(?:['’]s| is) )?(?:the |a )?(?:total )?(?:number|count) of|count(?: of| up)?(?= ))\b(?! (?:months?|years?|feet|sf|square|acres?|dollars?)\b)/i
const JOINT = /(?:[,;.?]+ )?\b(?:and|plus)\b (?:also )?| ?& ?|[,;?.] (?:also )?/gi
export const MEASURE =
  '(?:averages?|avg\\.?|mean|medians?|typical|total|(?:sf[- ])?weighted (?:average|avg|mean))'
/** What stands between two figures that are asked for together. */
export const JOINED = /^(?:,? (?:and|plus) |, | ?& ?)/i
const LEAD =
  /^(?:what(?:['’]s| is| are| was| were)?|at what|how much (?:is|are)|tell me|give me) (?=\S)|^(?=(?:the|their|its)\b)/i
const OWNED = /^(?:(?:the|their|its) )?/i
const OWN_MEASURE = new RegExp(`^${MEASURE} (?:of the |of )?`, 'i')
const OF_THEM =
  /^ (?:(?:of|for|on|in|across|over) (?:them|those|these|it|all of them|each)|there|on average)(?=\b)/i
/** "how much space do they have", "how big are they" */
const SPOKEN: readonly (readonly [words: RegExp, figure: FurtherFigure])[] = [
  [
    /^how (?:much|many) (?:total )?(?:space|square footage|sf|square feet|sq ?ft|footage)(?: (?:in total|total|altogether|(?:do|does) (?:they|it) (?:have|add up to|come to|total)|is (?:that|it)|are (?:they|those|there)))*$/i,
    { figure: 'squareFootage', of: 'sum' },
  ],
  [
    /^how (?:big|large) are (?:they|those|these)(?: on average)?$/i,
    { figure: 'squareFootage', of: 'median' },
  ],
  [/^how tall are (?:they|those|these)(?: on average)?$/i, { figure: 'clearHeight', of: 'median' }],
  [/^how (?:old|new) are (?:they|those|these)(?: on average)?$/i, { figure: 'yearBuilt', of: 'median' }],
]

/** "how many warehouses are in Katy and what is the average rent": the count is told first. Null where none is asked. */
export function figuresBesideCount(text: string): WithoutFurther | null {
  if (!ASKS_COUNT.test(text)) return null
  for (const joint of text.matchAll(JOINT)) {
    const also = figuresIn(text.slice(joint.index + joint[0].length).replace(/[\s.?!]+$/, ''))
    if (also !== null) return { text: text.slice(0, joint.index), also }
  }
  return null
}

/** "what is the average rent and clear height": figures and nothing else. */
function figuresIn(text: string): FurtherFigure[] | null {
  const also: FurtherFigure[] = []
  let rest = text
  for (;;) {
    const spoken = SPOKEN.find(([words]) => words.test(rest))
    if (spoken !== undefined) return [...also, spoken[1]]
    const lead = LEAD.exec(rest)?.[0]
    const bare = rest.slice(lead?.length ?? 0).replace(OWNED, '')
    const measure = OWN_MEASURE.exec(bare)?.[0]
    const named = figureNamedFirst(bare.slice(measure?.length ?? 0))
    // "and rail" is of what is counted.
    const isAsked = lead !== undefined || measure !== undefined || also.length > 0
    if (named === null || !isAsked) return null
    const of =
      measure === undefined ? (also.at(-1)?.of ?? 'median') : (measureAsked(measure)?.value ?? 'median')
    also.push({ figure: named.figure, of })
    rest = bare.slice((measure?.length ?? 0) + named.length).replace(OF_THEM, '')
    if (rest.trim() === '') return also
    const further = JOINED.exec(rest)?.[0]
    if (further === undefined) return null
    rest = rest.slice(further.length)
  }
}

const NOUNS = '(?:buildings?|properties|deals?|leases?|listings?|comps?|records?|of (?:them|those|these))'
/** "and how many are there", "and the number of them" */
const COUNT_LAST = new RegExp(
  `[,;.?]* (?:(?:and|plus|&) )?(?:also )?(?:how many(?: ${NOUNS})?(?: (?:is|are|was|were) (?:there|that|it|they|those)| there (?:are|were)| do (?:they|you|we) have)?|(?:and|plus|&) (?:the |a )?(?:count|number)(?: ${NOUNS}| of ${NOUNS})?)(?=[\\s.?!]*$)`,
  'i',
)
/** "count and average rent of warehouses in Katy" */
const COUNT_FIRST = new RegExp(
  `^(?:(?:the|give me|what(?:['’]s| is| are)|show me) )*(?:count|number|how many) (?:and|&|plus) (?:the )?(?<measure>${MEASURE} )(?<said>.+)$`,
  'i',
)

/** "count and average rent of warehouses in Katy": the count, and then the figure. Null where none is asked so. */
export function countBeforeFigure(text: string): WithoutFurther | null {
  const { measure = '', said = '' } = COUNT_FIRST.exec(text)?.groups ?? {}
  const named = figureNamedFirst(said)
  const set = /^ (?:of|for|in|on|at|across) /i.test(said.slice(named?.length ?? 0))
  if (named === null || !set) return null
  const of = measureAsked(measure)?.value ?? 'median'
  const rest = said.slice(named.length).replace(/^ (?:of|for) /i, ' ')
  return {
    text: `number of ${rest.trim().replace(/^(?:in|on|at|across)\b/i, 'properties $&')}`,
    also: [{ figure: named.figure, of }],
  }
}

/** "average rent in Katy and how many are there": the count is told last. Null where none is asked. */
export function withoutCountLast(text: string): string | null {
  const rest = text.replace(COUNT_LAST, '')
  return rest === text || ASKS_COUNT.test(rest) ? null : rest
}
