import type { Worked, WorkedGroup } from '../../../sync/assistant/analysis/analyze.ts'
import type { AskedFigure, Measure } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { countWords, criteriaWords } from '../tools/set-words.ts'
import type { ToolContext } from '../tools/tool-context.ts'
import { askedFigureWords, measureName } from './asked-figure-words.ts'

type Desk = Pick<ToolContext, 'book' | 'findings'>

/** A worked-out number as a link to the rows it rests on; `n/a` where there are none. */
export function workedLink(
  { findings }: Pick<Desk, 'findings'>,
  { value, n, rows }: Worked,
  figure: AskedFigure | null,
  of: Measure,
): string {
  if (figure === null) return findings.figure(formatCount(n), 'properties', rows)
  if (value === null) return 'n/a'
  return findings.figure(askedFigureWords(figure, value), measureName(figure, of), rows)
}

/** `[39 warehouses](f1) in Katy`, of the rows that a number rests on. */
export function restsOn({ findings }: Pick<Desk, 'findings'>, { n, rows }: Worked, set: RowSet): string {
  const where = criteriaWords(set.criteria)
  return `${findings.figure(countWords(n, set), '', rows)}${where === '' ? '' : ` ${where}`}`
}

/** The label of a group as a link to its rows. */
export function groupLink({ findings }: Pick<Desk, 'findings'>, { label, rows }: WorkedGroup): string {
  return findings.figure(label, '', rows)
}
