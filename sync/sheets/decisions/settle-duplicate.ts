import { excerpt } from '../cells/plain-text.ts'
import type { Doubt, RowPair } from '../model/explained.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import type { TableDecisions } from './decisions-in-use.ts'

interface Compared {
  readonly sheet: string
  readonly ref: string
  readonly outcome: RowOutcome
  /** The row before that this one may repeat. */
  readonly pair: RowPair | null
}

/** What a row that may repeat another comes to: of one decided alone by that, else by what was decided of all. */
export function settleDuplicate(
  { sheet, ref, outcome, pair }: Compared,
  { rowOf, groupOf }: TableDecisions,
): { readonly outcome: RowOutcome; readonly doubt: Doubt | null } {
  if (pair === null) return { outcome, doubt: null }
  const own = rowOf(ref, 'duplicate', pair.was)
  const decision = own ?? groupOf(null, 'duplicate')
  const doubt: Doubt = {
    kind: 'duplicate',
    index: null,
    field: null,
    why: whyAlike(sheet, pair),
    pair: { ...pair, decision: own ?? null },
  }
  if (decision?.do !== 'leave-out') return { outcome, doubt }
  return { outcome: { kind: 'skipped', reason: 'duplicate' }, doubt }
}

/** `like row 12: same address, same tenant and dates`. */
function whyAlike(sheet: string, { earlier, reasons }: RowPair): string {
  const where = earlier.sheet === sheet ? '' : ` of “${excerpt(earlier.sheet)}”`
  return `like row ${earlier.rowNumber}${where}: ${reasons.join(', ')}`
}
