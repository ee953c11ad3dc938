import type { Ask } from '../../../../sync/assistant/analysis/ask.ts'
import { measureAsked } from '../../../../sync/assistant/analysis/asks/figure-asked.ts'

const COUNT =
  '(?:deals?|leases|signings|buildings|properties|(?:the )?(?:deal |lease )?counts?|(?:the )?numbers?(?: of \\w+)?|how many)'
const INSTEAD_OF_COUNT = new RegExp(`\\b(?:instead of|rather than|not)(?: by| in)? (?:the )?${COUNT}\\b`, 'i')
const BY_SIZE =
  /\b(?:by|in)(?: (?:the|total))* (?=(?:sf|sq ?ft|square (?:feet|footage)|footage|acres|acreage|(?:sales? )?prices?)\b)/i
const ADDED_UP = ['squareFootage', 'landSizeAcres', 'salePrice'] as const

/** "by SF instead of deals" of what was counted: "use SF instead". A ranking is changed by what follows "by". */
export function withoutCount(last: Ask | null, text: string): string {
  if (last === null || !isCounted(last) || last.kind === 'rank') return text
  return text.replace(INSTEAD_OF_COUNT, 'instead').replace(BY_SIZE, 'use ')
}

/** A size that takes the place of a count is added up, and has no middle. `text` is what asked for it. */
export function inTotal(last: Ask, ask: Ask, text: string): Ask {
  if (!isCounted(last) || !('of' in ask) || ask.of !== 'median' || measureAsked(text) !== null) return ask
  const isAdded = ADDED_UP.some((figure) => figure === ask.figure)
  return isAdded && (BY_SIZE.test(text) || INSTEAD_OF_COUNT.test(text)) ? { ...ask, of: 'sum' } : ask
}

function isCounted(ask: Ask): boolean {
  return 'of' in ask && ask.of === 'count'
}
