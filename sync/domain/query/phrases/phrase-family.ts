import type { Criterion } from '../../criteria/criterion.ts'
import { wordsFor } from '../fields/words-for.ts'
import type { Previous } from './lead-words.ts'

/** What a phrase is one of: of a kind with those that "or" and "and" may join it to. */
export function phraseFamily(criterion: Criterion): Previous['family'] {
  if (criterion.kind === 'zone') return 'zone'
  if (criterion.kind === 'amenity' || criterion.kind === 'rail' || isAnyCount(criterion)) return 'amenity'
  return criterion.kind === 'word' ? criterion.field : 'other'
}

/** "grade doors", without a figure. */
function isAnyCount(criterion: Criterion): boolean {
  const isAny = criterion.kind === 'range' && criterion.min === 1 && criterion.max === null
  return isAny && wordsFor(criterion.field).isCounted === true
}
