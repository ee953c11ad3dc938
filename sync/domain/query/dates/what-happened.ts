import type { DateField } from '../../criteria/asked-fields.ts'
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

/** Any number but a ZIP code's and a road's. */
function isFigure(tokens: Reading['tokens'], at: number): boolean {
  const isOfRoad = ROAD.test(tokens[tokens[at - 1]?.text === '-' ? at - 2 : at - 1]?.text ?? '')
  return tokens[at]?.kind === 'number' && !isOfRoad && !/^\d{5}$/.test(tokens[at]?.text ?? '')
}

const ROAD = /^(?:i|ih|us|sh|fm|hwy|highway|loop|route|rt|exit|beltway|interstate)$/
