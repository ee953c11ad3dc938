import type { WorkedGroup } from '../../../sync/assistant/analysis/analyze.ts'
import type { AskedFigure, Measure } from '../../../sync/assistant/analysis/ask.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { needsRows } from './beware.ts'
import { listedUpTo } from './listed-up-to.ts'

const MOST_NAMED = 8

/** Which groups are too small to lean on; `became` says what was done with them. */
export function smallGroupsWords(
  ask: { figure: AskedFigure | null; of: Measure },
  groups: readonly WorkedGroup[],
  became: (count: number) => string = () => '',
): string[] {
  const small = needsRows(ask) ? groups.filter(({ n }) => n < FEW_ROWS) : []
  if (small.length === 0) return []
  const labels = small.map(({ label }) => label)
  const each = small.length === 1 ? '' : ' each'
  return [
    `${listedUpTo(MOST_NAMED, labels)}: fewer than ${FEW_ROWS}${each}, too few to lean on${became(small.length)}.`,
  ]
}
