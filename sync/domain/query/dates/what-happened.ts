import type { DateField } from '../../criteria/asked-fields.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import { dated } from '../vocabulary/date-terms.ts'
import type { Reading } from '../vocabulary/reading.ts'

/** Tokens between what happened and when. */
const MOST_BETWEEN = 8
const ENDS = /^(?:[;:|]|built|vintage|construction|constructed|delivered|newer|older|year|yob|renovated)$/
const OTHER = /^(?:sold|bought|is|are|renewals?)$/

/** "signed as tenant in 2025", "expiring, all NNN, in 2027": what was said to happen before other words. */
export function whatHappened({ tokens }: Reading, at: number): DateField | null {
  const isUpTo = /^(?:through|thru|until|till|to)$/.test(tokens[at]?.text ?? '')
  for (let i = at - 1; i >= Math.max(0, at - MOST_BETWEEN); i--) {
    const text = tokens[i]?.text ?? ''
    if (isFigure(tokens, i) || ENDS.test(text)) return null
    const term = dated.longest(tokens, i)
    // "NNN-leased buildings" are let in a way, whenever that was.
    if (text === 'leased' && tokens[i - 1]?.text === '-') return null
    if (term === null || term.value.isLoose === true || OTHER.test(text)) continue
    // "signed in Katy through 2028" is how long a lease runs.
    return isUpTo && term.value.field !== 'expiration' ? null : term.value.field
  }
  return null
}

/** "expiring in Katy through June": the words of the event belong to its days, and are not searched. */
export function withEvents(
  { tokens }: Reading,
  phrases: readonly ParsedCriterion[],
  left: Uint8Array,
): ParsedCriterion[] {
  return phrases.map((phrase) => {
    const { criterion, spans } = phrase
    const first = tokens.findIndex(({ start }) => start >= (spans[0]?.start ?? 0))
    if (criterion.kind !== 'date' || first < 0) return phrase
    for (let i = first - 1; i >= Math.max(0, first - MOST_BETWEEN); i--) {
      const term = left[i] === 1 ? dated.longest(tokens, i) : null
      const [start, last] = [tokens[i], tokens[(term?.end ?? 0) - 1]]
      if (term?.value.field !== criterion.field || start === undefined || last === undefined) continue
      left.fill(0, i, term.end)
      return { ...phrase, spans: [...spans, { start: start.start, end: last.end }] }
    }
    return phrase
  })
}

/** Any number but a ZIP code's and a road's. */
function isFigure(tokens: Reading['tokens'], at: number): boolean {
  const isOfRoad = ROAD.test(tokens[tokens[at - 1]?.text === '-' ? at - 2 : at - 1]?.text ?? '')
  return tokens[at]?.kind === 'number' && !isOfRoad && !/^\d{5}$/.test(tokens[at]?.text ?? '')
}

const ROAD = /^(?:i|ih|us|sh|fm|hwy|highway|loop|route|rt|exit|beltway|interstate)$/
