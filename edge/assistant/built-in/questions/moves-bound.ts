import { relativeBound } from '../../../../sync/assistant/conversation/bounds/relative-bound.ts'
import { stepIn, stepped } from '../../../../sync/assistant/conversation/bounds/stepped-bound.ts'
import { saysFurtherDays } from '../../../../sync/assistant/conversation/days/further-days.ts'
import { withMovedEnd } from '../../../../sync/assistant/conversation/turns/moved-ends.ts'
import { orders } from '../../../../sync/assistant/conversation/turns/orders.ts'
import { turnOf } from '../../../../sync/assistant/conversation/turns/turn-words.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { phraseOf } from '../../../../sync/domain/query/fields/phrase-of.ts'

/** Whether a follow-up moves a bound of what is talked of: "cap it at 82", "push it out another 6 months". */
export function movesBound(text: string): boolean {
  return turnOf(text).kind === 'move' || saysFurtherDays(text) || stepIn(text) !== null
}

const NAMES_END =
  /\b(?:top|upper|high(?:er)?|bottom|low(?:er)?|max(?:imum)?|min(?:imum)?|ceiling|floor|cap)\b/i

/** An end that is moved, in words that ask for nothing else: the top of a range is not the highest of a figure. */
export function withEndInWords(known: readonly Criterion[], text: string): string {
  // The top end of no range is the highest of something.
  if (!NAMES_END.test(text) || !known.some(({ kind }) => kind === 'range')) return text
  const moved = withMovedEnd(text)
  if (moved !== text || orders(text).length > 1) return moved
  const step = stepIn(text)
  const range = relativeBound(known, text) ?? (step === null ? null : stepped(known, step))
  return range === null ? text : `make it ${phraseOf(range)}`
}
