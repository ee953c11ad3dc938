import type { Worked, WorkedGroup } from '../../../sync/assistant/analysis/analyze.ts'
import type { AskedFigure, Measure } from '../../../sync/assistant/analysis/ask.ts'
import { type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import { countWords, criteriaBehind } from '../tools/set-words.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { askedFigureName, askedFigureWords, measureName } from './asked-figure-words.ts'

/** A worked-out number as a link to the rows it rests on; `n/a` where there are none. */
export function workedLink(
  { findings }: Pick<AnalysisContext, 'findings'>,
  { value, n, rows }: Pick<Worked, 'value' | 'n' | 'rows'>,
  figure: AskedFigure | null,
  of: Measure,
): string {
  if (figure === null) return restedLink({ findings }, { n, rows })
  if (value === null) return 'n/a'
  return findings.figure(askedFigureWords(figure, value), measureName(figure, of), rows)
}

/** How many rows a number rests on, as a link to them: the `n` of a table. */
export function restedLink(
  { findings }: Pick<AnalysisContext, 'findings'>,
  { n, rows }: Pick<Worked, 'n' | 'rows'>,
): string {
  return findings.figure(countedWords(n), 'properties', rows)
}

function countedWords(n: number): string {
  return countWords(n, { criteria: [] }).replace(/ .*/, '')
}

/** `$0.88 to $1.07`, of the middle half; null of too few. */
export function middleLink(
  { findings }: Pick<AnalysisContext, 'findings'>,
  { middle, rows }: Pick<Worked, 'middle' | 'rows'>,
  figure: AskedFigure,
): string | null {
  if (middle === null) return null
  const [low, high] = middle.map((value) => askedFigureWords(figure, value))
  return findings.figure(
    `${withoutUnit(low)} to ${withoutUnit(high)}`,
    `middle half of the ${askedFigureName(figure)}`,
    rows,
  )
}

/** Rents without their unit, which is written once beside them; other figures keep theirs. */
export function withoutUnit(words = ''): string {
  // "$0.97/SF/mo", "$10.50/SF"
  return words.replace(/\/SF(?:\/mo)?$/, '')
}

/** Talks from here on of the rows that were asked about, whether or not they state the figure. */
export function foundIn({ book, findings }: AnalysisContext, rows: RowSet): void {
  findings.found = { rows, count: slotsOf(book, rows).length }
}

/** `[39 warehouses](f1) in Katy`, of the rows that a number rests on. */
export function restsOn(
  { findings }: Pick<AnalysisContext, 'findings'>,
  { n, rows }: Pick<Worked, 'n' | 'rows'>,
  set: RowSet,
): string {
  const where = criteriaBehind(set.criteria)
  return `${findings.figure(countWords(n, set), '', rows)}${where === '' ? '' : ` ${where}`}`
}

/** The label of a group as a link to its rows. */
export function groupLink(
  { findings }: Pick<AnalysisContext, 'findings'>,
  { label, rows }: WorkedGroup,
): string {
  return findings.figure(label, '', rows)
}

/** What is said where no row has the figure: nothing is put in its place. */
export function noneStated(
  context: AnalysisContext,
  figure: AskedFigure,
  worked: Pick<Worked, 'n' | 'lacking'>,
  rows: RowSet,
): string {
  const count = worked.n + worked.lacking
  const all = restsOn(context, { n: count, rows }, rows)
  if (count === 0) return `There are ${all}, so there is no ${askedFigureName(figure)} to work out.`
  return `None of ${all} states the ${askedFigureName(figure)}, so it cannot be worked out.`
}
