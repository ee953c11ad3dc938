import { atPercentile, standingOf, workOut } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { type AnalysisOutput, type Told, toldAlone } from '../tools/analysis-output.ts'
import { heldRows, type ResolvedSet } from '../tools/asked-set.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { askedFigureName, askedFigureWords } from './asked-figure-words.ts'
import { bestAnalysis } from './best-analysis.ts'
import { bewareOf } from './beware.ts'
import { changesAnalysis } from './changes-analysis.ts'
import { comparisonAnalysis } from './comparison-analysis.ts'
import { groupedAnalysis } from './grouped-analysis.ts'
import { leaseAnalysis } from './lease-analysis.ts'
import { distinctAnalysis, shareAnalysis } from './share-analysis.ts'
import { similarAnalysis } from './similar-analysis.ts'
import { spreadAnalysis } from './spread-analysis.ts'
import { statisticAnalysis } from './statistic-analysis.ts'
import { foundIn, noneStated, restsOn, workedLink } from './worked-words.ts'

type AskOf<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>

/** Works out what is asked over a set of properties. Every figure links to the rows it rests on. */
export function analysisOf(
  context: AnalysisContext,
  ask: Ask,
  { rows: asked, notUnderstood, told, unknownIds }: ResolvedSet,
): AnalysisOutput {
  const rows = heldRows(context.book, asked)
  context.findings.asked = { ask, rows }
  context.findings.notUnderstood = notUnderstood ?? context.findings.notUnderstood
  return { kind: 'analysis', ...toldOf(context, ask, rows), notUnderstood, words: told, unknownIds }
}

function toldOf(context: AnalysisContext, ask: Ask, rows: RowSet): Told {
  switch (ask.kind) {
    case 'statistic':
      return statisticAnalysis(context, ask, rows)
    case 'group':
    case 'trend':
    case 'rank':
      return groupedAnalysis(context, ask, rows)
    case 'best':
      return bestAnalysis(context, ask, rows)
    case 'compare':
      return comparisonAnalysis(context, ask, rows)
    case 'percentile':
      return percentileTold(context, ask, rows)
    case 'standing':
      return standingTold(context, ask, rows)
    case 'similar':
      return similarAnalysis(context, ask, rows)
    case 'inputs':
      return leaseAnalysis(ask.inputs)
    case 'distinct':
      return distinctAnalysis(context, ask, rows)
    case 'share':
      return shareAnalysis(context, ask, rows)
    case 'spread':
      return spreadAnalysis(context, ask, rows)
    case 'changes':
      return changesAnalysis(context, ask, rows)
  }
}

function percentileTold(
  context: AnalysisContext,
  { figure, p, also = [] }: AskOf<'percentile'>,
  rows: RowSet,
): Told {
  const worked = atPercentile(context.book, rows, figure, p)
  foundIn(context, rows)
  if (worked.value === null) return toldAlone(noneStated(context, figure, worked, rows))
  const link = (percent: number) =>
    context.findings.figure(
      askedFigureWords(figure, atPercentile(context.book, rows, figure, percent).value ?? 0),
      `${ordinal(percent)} percentile of the ${askedFigureName(figure)}`,
      worked.rows,
    )
  const further = also.map((percent) => `, the ${ordinal(percent)} is ${link(percent)}`).join('')
  return {
    answer: `The ${ordinal(p)} percentile of the ${askedFigureName(figure)} of ${restsOn(context, worked, rows)} is ${link(p)}${further}.`,
    beware: bewareOf(context, worked, figure, 'median'),
    table: null,
    chart: null,
  }
}

function standingTold(context: AnalysisContext, { figure, value }: AskOf<'standing'>, rows: RowSet): Told {
  const worked = standingOf(context.book, rows, figure, value)
  const median = workOut(context.book, rows, figure, 'median')
  foundIn(context, rows)
  if (worked.value === null) return toldAlone(noneStated(context, figure, worked, rows))
  // Only what is above or below all of them stands at an end.
  const isInside = worked.value > 0 && worked.value < 100
  const place = isInside ? Math.min(Math.max(Math.round(worked.value), 1), 99) : worked.value
  const link = context.findings.figure(`${ordinal(place)} percentile`, askedFigureName(figure), worked.rows)
  return {
    answer: `${askedFigureWords(figure, value)} stands at the ${link} of ${restsOn(context, worked, rows)}. Their median is ${workedLink(context, median, figure, 'median')}.`,
    beware: bewareOf(context, worked, figure, 'median'),
    table: null,
    chart: null,
  }
}

function ordinal(n: number): string {
  const tens = n % 100
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${end}`
}
