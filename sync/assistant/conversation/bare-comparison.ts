import type { RangeField } from '../../domain/criteria/asked-fields.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { phraseOf } from '../../domain/query/fields/phrase-of.ts'

interface Comparison {
  words: string
  field: RangeField
  /** The end of a range that it goes beyond. */
  beyond: 'min' | 'max'
  first: string
}

const COMPARISONS: readonly Comparison[] = [
  { words: 'bigger|larger', field: 'squareFootage', beyond: 'max', first: 'largest first' },
  { words: 'smaller', field: 'squareFootage', beyond: 'min', first: 'smallest first' },
  {
    words: 'cheaper|less expensive|lower rents?',
    field: 'rentPerSf',
    beyond: 'min',
    first: 'cheapest first',
  },
  {
    words: 'pricier|more expensive|higher rents?',
    field: 'rentPerSf',
    beyond: 'max',
    first: 'most expensive first',
  },
  { words: 'newer', field: 'yearBuilt', beyond: 'max', first: 'newest first' },
  { words: 'older', field: 'yearBuilt', beyond: 'min', first: 'oldest first' },
  { words: 'taller', field: 'clearHeight', beyond: 'max', first: 'tallest first' },
]

const patterns = COMPARISONS.map((comparison) => ({
  comparison,
  pattern: new RegExp(
    `^(?:(?:and|ok|okay|so|but|now|no|hmm|show|find|give|got|get|see|want|need|is|are|do|you|have|there|me|us|them|i|we|what|how|about|any|anything|something|some|a|one|bit|little|much|even|slightly)[, ]+)*(?:${comparison.words})(?: (?:ones?|options?|buildings?|properties|spaces?|comps?|warehouses?))?(?: (?:available|out there))?[?.! ]*$`,
    'i',
  ),
}))

/**
 * "anything bigger?" after a list, in words that say how: beyond the largest that was asked for, else the largest of
 * what is listed first. Other turns stay as they are.
 */
export function withBareComparison(known: readonly Criterion[], text: string): string {
  const comparison = patterns.find(({ pattern }) => pattern.test(text))?.comparison
  if (comparison === undefined) return text
  const { field, beyond, first } = comparison
  const range = known.find((one) => one.kind === 'range' && one.field === field)
  const bound = range?.kind === 'range' ? range[beyond] : null
  if (bound === null) return first
  return phraseOf(
    beyond === 'max'
      ? { kind: 'range', field, min: bound, max: null, exclusiveMin: true }
      : { kind: 'range', field, min: null, max: bound, exclusiveMax: true },
  )
}
