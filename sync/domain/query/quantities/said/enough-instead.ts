import type { Criterion } from '../../../criteria/criterion.ts'
import { isMoney, readAmount } from '../../amounts/read-amount.ts'
import { units } from '../../amounts/units.ts'
import { wordsFor } from '../../fields/words-for.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { canBe } from '../field-of-quantity.ts'

const enough = phraseTable([
  [
    true,
    'will do|would do|does it|works|will work|would work|is enough|is plenty|is fine|is ok|is okay|is good|is good enough|is sufficient|suffices|will suffice|would suffice|would be enough|would be fine|will be fine|would be plenty|minimum|min|or more|or better|at least|at the least|at the very least|is the floor|is the minimum|is the min|is the least|is the bare minimum|is the absolute minimum|is my floor|is our floor|is their floor',
  ],
])

/** "30 clear is not necessary, 24 will do": what is enough of what was just said not to be needed. */
export function enoughInstead(
  tokens: readonly Token[],
  waived: Criterion | null,
  at: number,
): { criterion: Criterion; end: number } | null {
  if (waived?.kind !== 'range' || wordsFor(waived.field).money !== undefined) return null
  const amount = readAmount(tokens, at)
  if (amount === null || isMoney(amount) || !canBe(waived.field, amount)) return null
  const said = enough.longest(tokens, units.longest(tokens, amount.end)?.end ?? amount.end)
  if (said === null) return null
  return { criterion: { kind: 'range', field: waived.field, min: amount.value, max: null }, end: said.end }
}
