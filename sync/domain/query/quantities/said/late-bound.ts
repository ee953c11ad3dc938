import type { Criterion } from '../../../criteria/criterion.ts'
import { trailingComparators } from '../../amounts/comparators.ts'
import { readAmount } from '../../amounts/read-amount.ts'
import { NO_LEAD, type Reading } from '../../vocabulary/reading.ts'
import { readHead } from '../quantity-head.ts'
import { readQuantity } from '../read-quantity.ts'

/** A figure that was read, by its tokens. */
export interface ReadFigure {
  start: number
  end: number
}

const SAYS_BOUND = /^(?:or|and|min|minimum|max|maximum|tops)$/
/** Tokens that may stand between a figure and its bound: a type, a noun of the trade. */
const FARTHEST = 3

/** "20k sf warehouse or larger", "half acre yard or bigger": a bound said after the thing and not after its figure. */
export function lateBound(
  reading: Reading,
  figure: ReadFigure | null,
  at: number,
): { criterion: Criterion; end: number } | null {
  const { tokens } = reading
  if (figure === null || at <= figure.end || at - figure.end > FARTHEST) return null
  if (!SAYS_BOUND.test(tokens[at]?.text ?? '')) return null
  const between = tokens.slice(figure.end, at)
  if (between.some(({ kind }) => kind !== 'word')) return null
  const bound = trailingComparators.longest(tokens, at)
  // "20k sf with a min of 12k", "2 docks with rail and more than 20k", "30 clear and max size 18k": of another figure.
  if (bound === null || /^(?:of|than)$/.test(tokens[bound.end]?.text ?? '')) return null
  if ([bound.end, readHead(tokens, at).end].some((end) => readAmount(tokens, end) !== null)) return null
  const together = [...tokens.slice(0, figure.end), ...tokens.slice(at, bound.end)]
  const found = readQuantity({ ...reading, tokens: together }, figure.start, NO_LEAD)
  return found?.kind === 'criterion' && found.end === together.length
    ? { criterion: found.criterion, end: bound.end }
    : null
}
