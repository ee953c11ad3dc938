import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import { narrowsOnly } from '../is-known.ts'
import { type Refinement, refine } from '../refine.ts'

/** "bump the size up 50%, NNN only": the bound that is moved, and what the turn asks for beside it. */
export function withFigure(
  known: readonly Criterion[],
  figure: Range,
  asked: readonly Criterion[],
  text: string,
): Criterion[] {
  const isFurther = LETS_IN.test(text)
  const how: Refinement = isFurther ? 'widen' : 'add'
  const beside = asked.filter((one) => isNoFigure(one) && !(isFurther && narrowsOnly(known, one)))
  return refine(refine(known, [figure], 'replace'), beside, how)
}

const LETS_IN = /\b(?:too|also|as well|include|including)\b/i

/** Docks, cranes and days may be what the figure is of. */
function isNoFigure(one: Criterion): boolean {
  if (one.kind === 'amenity') return !['dock', 'crane', 'office'].includes(one.amenity)
  return one.kind === 'word' || one.kind === 'rail' || one.kind === 'party'
}
