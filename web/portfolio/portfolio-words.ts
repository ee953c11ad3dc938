import { formatCount, formatRange } from '../../sync/domain/format.ts'
import {
  type CountStatus,
  countStatus,
  OPTIMAL_RANGE,
  RECOMMENDED_MIN,
} from '../../sync/portfolio/optimal-range.ts'

/** What a count is worth, in the specification's words (section 4), and what can be done about it. */
export const STATUS_WORDS: Readonly<Record<CountStatus, { title: string; hint: string }>> = {
  empty: { title: 'No results found', hint: 'Undo a filter, or add another value to one.' },
  small: {
    title: 'Small sample size',
    hint: `You can proceed, though ${RECOMMENDED_MIN} or more are recommended.`,
  },
  perfect: { title: 'Perfect size for analysis!', hint: '' },
  large: { title: 'Keep filtering to narrow down', hint: '' },
}

export const OPTIMAL_WORDS = formatRange(String(OPTIMAL_RANGE.min), String(OPTIMAL_RANGE.max))

export const ANALYSIS_FAILED = {
  title: 'Analysis failed',
  reason: 'Unable to analyze filter options. Please try again.',
} as const

/** `115 of 2,846 properties. Keep filtering to narrow down.` Read aloud whenever the set changes. */
export function spokenCount(count: number, startingCount: number): string {
  const { title, hint } = STATUS_WORDS[countStatus(count)]
  const sentence = /[.!?]$/.test(title) ? title : `${title}.`
  return `${formatCount(count)} of ${propertiesWords(startingCount)}. ${sentence} ${hint}`.trim()
}

/** `1 property`, `2,846 properties`. */
export function propertiesWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`
}
