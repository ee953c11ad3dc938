import type { Criterion } from '../../criteria/criterion.ts'
import type { Found, Reading } from '../vocabulary/reading.ts'
import { pastOfThose } from './quantity-noun.ts'

type ReadCriterion = Extract<Found, { kind: 'criterion' }>

/** "40k sf, 10k office", "40k sf, 10k of that office": after the size of the building that of its office. */
export function officeAfterSize(
  { tokens }: Pick<Reading, 'tokens'>,
  known: readonly Criterion[],
  at: number,
  found: ReadCriterion,
): ReadCriterion {
  const { criterion, end } = found
  const isSize = (one: Criterion) => one.kind === 'range' && one.field === 'squareFootage'
  if (criterion.kind !== 'range' || !isSize(criterion) || !known.some(isSize)) return found
  const noun = pastOfThose(tokens, end)
  if (!/^(?:office|offices|ofc)$/.test(tokens[noun]?.text ?? '')) return found
  const { min, max } = criterion
  // Of one figure, the range is a band around it.
  const isTarget =
    min !== null && max !== null && tokens.slice(at, end).filter(({ kind }) => kind === 'number').length === 1
  const office: Criterion = {
    kind: 'range',
    field: 'officeSf',
    ...(isTarget ? { min: Math.round((min + max) / 2), max: null } : { min, max }),
  }
  return { kind: 'criterion', criterion: office, negated: null, end: noun + 1 }
}
