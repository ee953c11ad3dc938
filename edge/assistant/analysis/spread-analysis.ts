import { atPercentile, workOut } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { askedFigureName, askedFigureWords } from './asked-figure-words.ts'
import { bewareOf } from './beware.ts'
import { foundIn, middleLink, noneStated, restsOn, workedLink } from './worked-words.ts'

const QUARTILES = [
  ['Lowest', 0],
  ['25th percentile', 25],
  ['Median', 50],
  ['75th percentile', 75],
  ['Highest', 100],
] as const

/** From where to where a figure runs, with its quartiles. */
export function spreadAnalysis(
  context: AnalysisContext,
  { figure }: Extract<Ask, { kind: 'spread' }>,
  rows: RowSet,
): Told {
  const median = workOut(context.book, rows, figure, 'median')
  foundIn(context, rows)
  if (median.value === null) return toldAlone(noneStated(context, figure, median, rows))
  const name = askedFigureName(figure)
  const points = QUARTILES.map(([label, p]) => {
    const worked = atPercentile(context.book, rows, figure, p)
    return [
      label,
      context.findings.figure(
        askedFigureWords(figure, worked.value ?? 0),
        `${label.toLowerCase()} of the ${name}`,
        worked.rows,
      ),
    ]
  })
  const middle = middleLink(context, median, figure)
  const half =
    middle === null
      ? ''
      : ` The middle half run ${middle}; the median is ${workedLink(context, median, figure, 'median')}.`
  return {
    answer: `The ${name} of ${restsOn(context, median, rows)} runs from ${points[0]?.[1]} to ${points.at(-1)?.[1]}.${half}`,
    beware: bewareOf(context, median, figure, 'median'),
    table: {
      title: `Quartiles of the ${name}`,
      head: ['Point', capitalized(name)],
      rows: points,
    },
    chart: null,
  }
}
