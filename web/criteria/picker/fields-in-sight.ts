import { USUAL } from '../most-used.ts'
import type { Askable } from './asked-field.ts'

/** Fields of a group that stand there at first, so that all groups are in sight. */
const FEW = 10

/** What nothing found states is last. */
export function statedFirst(
  askables: readonly Askable[],
  counts: ReadonlyMap<Askable, number> | null,
): readonly Askable[] {
  const isStated = (askable: Askable) => counts?.get(askable) !== 0
  return askables.toSorted((a, b) => Number(isStated(b)) - Number(isStated(a)))
}

/** Those that are asked for most are among them, and all keep their order. */
export function fewOf(askables: readonly Askable[]): readonly Askable[] {
  const usual = askables.filter((askable) => USUAL.includes(askable))
  const kept = [...new Set([...usual, ...askables])].slice(0, FEW)
  return askables.filter((askable) => kept.includes(askable))
}
