import type { RowOrder } from '../../../sync/assistant/row-set.ts'

export interface Superlative {
  order: RowOrder
  /** How many were asked for: "the three largest"; null where no number was said. */
  limit: number | null
  /** The question without these words. */
  rest: string
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = String.raw`(?:\d{1,3}|${COUNTS.join('|')})`
const MOST = '(?:highest|tallest|greatest|most|max(?:imum)?|biggest|largest|best)'
const LEAST = '(?:lowest|shortest|smallest|least|fewest|min(?:imum)?)'

/** Words for the ends of a figure's scale; the longer ones come first. */
const ENDS: readonly (readonly [words: string, field: RowOrder['field'], descending: boolean])[] = [
  [`${MOST} (?:asking )?(?:rents?|prices?)|most expensive|priciest|dearest`, 'rentPerSf', true],
  [
    `${LEAST} (?:asking )?(?:rents?|prices?)|least expensive|cheapest|most affordable|best priced?`,
    'rentPerSf',
    false,
  ],
  [
    `${MOST} (?:clear(?:ance)?(?: heights?)?|ceilings?(?: heights?)?|eaves?(?: heights?)?)|tallest|highest`,
    'clearHeight',
    true,
  ],
  [`${LEAST} (?:clear(?:ance)?(?: heights?)?|ceilings?(?: heights?)?)|shortest`, 'clearHeight', false],
  [`${MOST} (?:dock(?:s|-high)?(?: doors?)?)`, 'dockDoors', true],
  [`${LEAST} (?:docks?(?: doors?)?)`, 'dockDoors', false],
  [`${MOST} (?:grade|drive-in|grade-level|ground-level)(?: doors?)?`, 'gradeDoors', true],
  [`(?:${MOST}|heaviest|strongest) cranes?(?: (?:capacity|tonnage))?|most crane tonnage`, 'craneTons', true],
  [`(?:${MOST}|deepest) truck courts?`, 'truckCourtFeet', true],
  [`${MOST} trailer (?:stalls|parking|spots|spaces)`, 'trailerStalls', true],
  [`${MOST} (?:land|acreage|acres|lots?|sites?|yards?)`, 'landSizeAcres', true],
  [`${LEAST} (?:land|acreage|lots?|sites?)`, 'landSizeAcres', false],
  [`${MOST} (?:office(?: space| sf| area)?)`, 'officeSf', true],
  ['newest|most recent(?:ly built)?|most modern|latest built|youngest', 'yearBuilt', true],
  ['oldest', 'yearBuilt', false],
  ['closest|nearest', 'distance', false],
  [`${MOST} (?:square footage|size|footprint|floor area)|largest|biggest`, 'squareFootage', true],
  [`${LEAST} (?:square footage|size|footprint)|smallest`, 'squareFootage', false],
]

const PATTERNS = ENDS.map(([words, field, descending]) => ({
  pattern: new RegExp(
    String.raw`\b(?:(?:the )?(?:top )?(?<before>${COUNT}) )?(?:${words})(?: (?<after>${COUNT}))?\b(?! (?:than|to))`,
    'i',
  ),
  order: { field, descending },
}))
const TOP = new RegExp(String.raw`\b(?:the )?(?:top|first|best) (?<count>${COUNT})\b`, 'i')

/** "Cheapest", "the three largest", "highest clear height": the first of them in a question, or null. */
export function readSuperlative(text: string): Superlative | null {
  for (const { pattern, order } of PATTERNS) {
    const match = pattern.exec(text)
    if (match === null) continue
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const rest = order.field === 'distance' ? nearer(before, after) : `${before} ${after}`
    const top = TOP.exec(rest)
    const said = match.groups?.before ?? match.groups?.after ?? top?.groups?.count
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
