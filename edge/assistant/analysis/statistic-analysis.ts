import { type Worked, workOut, workOutGroups } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask, AskedFigure, Measure } from '../../../sync/assistant/analysis/ask.ts'
import type { AnswerTable } from '../../../sync/assistant/answer-table.ts'
import { type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { rowOf } from '../tools/tool-row.ts'
import { isOrAre, measureName } from './asked-figure-words.ts'
import { bewareOf } from './beware.ts'
import { countTold, withFurther } from './further-told.ts'
import { foundIn, middleLink, noneStated, restsOn, workedLink } from './worked-words.ts'

/** One number over a set, with what stands beside it. */
export function statisticAnalysis(
  context: AnalysisContext,
  { figure, of, also = [] }: Extract<Ask, { kind: 'statistic' }>,
  rows: RowSet,
): Told {
  const worked = workOut(context.book, rows, figure, of)
  foundIn(context, rows)
  if (figure === null) return withFurther(context, toldAlone(countTold(context, worked, rows)), also, rows)
  if (worked.value === null)
    return withFurther(context, toldAlone(noneStated(context, figure, worked, rows)), also, rows)
  const link = workedLink(context, worked, figure, of)
  const end = of === 'min' || of === 'max' ? endWords(context, worked, figure, of) : ''
  const answer = `The ${measureName(figure, of)} of ${restsOn(context, worked, rows)} ${isOrAre(figure)} ${link}${end}.`
  const told = {
    answer: [answer, besides(context, rows, worked, figure, of)].filter((said) => said !== '').join(' '),
    beware: bewareOf(context, worked, figure, of),
    table: IS_RENT.some((rent) => rent === figure) ? byLease(context, rows, figure, of) : null,
    chart: null,
  }
  return withFurther(context, told, also, rows)
}

const IS_RENT = ['rentPerSf', 'askingRent', 'netEffectiveRent'] as const

/** The property at the end of the scale. */
function endWords(
  { book, findings }: AnalysisContext,
  { rows }: Worked,
  figure: AskedFigure,
  of: 'min' | 'max',
): string {
  if (figure === 'netEffectiveRent') return ''
  const order = { field: figure, descending: of === 'max' }
  const [slot] = slotsOf(book, { ...rows, order, limit: null })
  if (slot === undefined) return ''
  const property = propertyAt(book, slot)
  return `, at ${findings.figure(property.name, '', rowOf(property))}`
}

/** A mean beside a median, and where the middle half lies. */
function besides(
  context: AnalysisContext,
  rows: RowSet,
  worked: Worked,
  figure: AskedFigure,
  of: Measure,
): string {
  const other = of === 'median' ? 'mean' : of === 'mean' || of === 'weighted' ? 'median' : null
  if (other === null || worked.n < 2) return ''
  const link = workedLink(context, workOut(context.book, rows, figure, other), figure, other)
  const middle = middleLink(context, worked, figure)
  return `The ${other} is ${link}${middle === null ? '' : `; the middle half run ${middle}`}.`
}

/** Rents of several lease types beside each other, as they are not alike. */
function byLease(
  context: AnalysisContext,
  rows: RowSet,
  figure: AskedFigure,
  of: Measure,
): AnswerTable | null {
  if (of === 'sum' || of === 'count') return null
  const { groups } = workOutGroups(context.book, rows, figure, of, 'leaseType')
  const known = groups.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n)
  if (known.length < 2) return null
  const name = measureName(figure, of)
  return {
    title: `${name} by lease type`,
    head: ['Lease type', 'n', capitalized(name), 'Middle half'],
    rows: known.map((group) => [
      group.label,
      formatCount(group.n),
      workedLink(context, group, figure, of),
      middleLink(context, group, figure) ?? 'N/A',
    ]),
  }
}
