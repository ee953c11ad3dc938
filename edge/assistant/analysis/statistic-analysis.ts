import { type Worked, workOut, workOutGroups } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask, AskedFigure, Measure } from '../../../sync/assistant/analysis/ask.ts'
import { askedFigureReader } from '../../../sync/assistant/analysis/figure-of-rows.ts'
import { idsOf } from '../../../sync/assistant/analysis/group-rows.ts'
import type { AnswerTable } from '../../../sync/assistant/answer-table.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { NO_LEASE_TYPE } from '../../../sync/domain/format.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import { ofLease } from '../tools/statistics.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { rowOf } from '../tools/tool-row.ts'
import { isOrAre, measureName } from './asked-figure-words.ts'
import { bewareOf } from './beware.ts'
import { countTold, withFurther } from './further-told.ts'
import { listedUpTo } from './listed-up-to.ts'
import { smallGroupsWords } from './small-groups-words.ts'
import {
  foundIn,
  groupLink,
  middleLink,
  noneStated,
  restedLink,
  restsOn,
  workedLink,
} from './worked-words.ts'

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
  const end = of === 'min' || of === 'max' ? endWords(context, worked, figure) : ''
  const answer = `The ${measureName(figure, of)} of ${restsOn(context, worked, rows)} ${isOrAre(figure)} ${link}${end}.`
  const said = [answer, besides(context, rows, worked, figure, of)].filter((part) => part !== '').join(' ')
  const leases = IS_RENT.some((rent) => rent === figure) ? byLease(context, rows, figure, of) : null
  const told = {
    answer: said,
    beware: [...(leases?.beware ?? []), ...bewareOf(context, worked, figure, of)],
    table: leases?.table ?? null,
    chart: null,
  }
  return withFurther(context, told, also, rows)
}

const IS_RENT = ['rentPerSf', 'askingRent', 'netEffectiveRent'] as const

/** The property at the end of the scale, with its equals. */
function endWords(
  { book, findings }: AnalysisContext,
  { rows, slots: stated, value }: Worked,
  figure: AskedFigure,
): string {
  if (figure === 'netEffectiveRent' || value === null) return ''
  const figureAt = askedFigureReader(book, figure)
  const at = stated.filter((slot) => figureAt(slot) === value)
  const names = Array.from(at, (slot, i) => {
    const property = propertyAt(book, slot)
    return i < MOST_AT_END ? findings.figure(property.name, '', rowOf(property)) : property.name
  })
  const others = { ...rows, ids: idsOf(book, at), limit: null }
  return `, at ${listedUpTo(MOST_AT_END, names, (count) => findings.figure(count, '', others))}`
}

const MOST_AT_END = 3

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

/** Rents of several lease types beside each other, as they are not alike; all rows of the figure are in one of them. */
function byLease(
  context: AnalysisContext,
  rows: RowSet,
  figure: AskedFigure,
  of: Measure,
): { table: AnswerTable; beware: string[] } | null {
  if (of === 'sum' || of === 'count') return null
  const { groups } = workOutGroups(context.book, rows, figure, of, 'leaseType')
  const known = groups.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n)
  if (known.length < 2) return null
  const unsaid = workOut(context.book, { ...rows, criteria: [...rows.criteria, ofLease(null)] }, figure, of)
  const all = unsaid.n === 0 ? known : [...known, { ...unsaid, key: '', label: NO_LEASE_TYPE }]
  const name = measureName(figure, of)
  return {
    table: {
      title: `${name} by lease type`,
      head: ['Lease type', 'n', capitalized(name), 'Middle half'],
      rows: all.map((group) => [
        groupLink(context, group),
        restedLink(context, group),
        workedLink(context, group, figure, of),
        middleLink(context, group, figure) ?? 'N/A',
      ]),
    },
    // Where all of them are few, that is said of all.
    beware:
      known.reduce((sum, { n }) => sum + n, unsaid.n) < FEW_ROWS
        ? []
        : smallGroupsWords({ figure, of }, known),
  }
}
