import { workOut, workOutGroups } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import { criteriaWords } from '../tools/set-words.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { GROUPING_NAMES, GROUPING_PLURALS, measureName, shareWords } from './asked-figure-words.ts'
import { bewareOf, ungroupedWords } from './beware.ts'
import { withFurther } from './further-told.ts'
import { foundIn, noneStated, restsOn, workedLink } from './worked-words.ts'

/** How much of a set is a part of it, by the number of properties or by a sum over them. */
export function shareAnalysis(
  context: AnalysisContext,
  { figure, part }: Extract<Ask, { kind: 'share' }>,
  rows: RowSet,
): Told {
  const of = figure === null ? 'count' : 'sum'
  const whole = workOut(context.book, rows, figure, of)
  const inside = workOut(context.book, { ...rows, criteria: [...rows.criteria, ...part] }, figure, of)
  foundIn(context, { ...rows, criteria: [...rows.criteria, ...part] })
  if (figure !== null && whole.value === null) return toldAlone(noneStated(context, figure, whole, rows))
  const all = whole.value ?? 0
  if (all === 0) return toldAlone(`There are none of these: ${restsOn(context, whole, rows)}.`)
  const share = context.findings.figure(
    shareWords((inside.value ?? 0) / all),
    `share of the ${measureName(figure, of)}`,
    inside.rows,
  )
  const what = figure === null ? '' : `the ${measureName(figure, of)} of `
  const are = criteriaWords(part)
  const amounts =
    figure === null
      ? `${context.findings.figure(formatCount(inside.n), '', inside.rows)} of them`
      : `${workedLink(context, inside, figure, of)} of ${workedLink(context, whole, figure, of)}`
  return {
    answer: `${share} of ${what}${restsOn(context, whole, rows)} ${figure === null ? 'are' : 'is'} ${are === '' ? 'of that kind' : are}: ${amounts}.`,
    beware: bewareOf(context, whole, figure, of),
    table: null,
    chart: null,
  }
}

/** How many different tenants, landlords or towns a set has, the largest of them named. */
export function distinctAnalysis(
  context: AnalysisContext,
  { by, also = [] }: Extract<Ask, { kind: 'distinct' }>,
  rows: RowSet,
): Told {
  const all = workOut(context.book, rows, null, 'count')
  const { groups, ungrouped } = workOutGroups(context.book, rows, null, 'count', by)
  foundIn(context, rows)
  const name = (groups.length === 1 ? GROUPING_NAMES[by] : GROUPING_PLURALS[by]).toLowerCase()
  const falling = groups.toSorted((a, b) => b.n - a.n).slice(0, MOST_NAMED)
  const count = context.findings.figure(`${formatCount(groups.length)} ${name}`, '', all.rows)
  const told = {
    answer: `There ${groups.length === 1 ? 'is' : 'are'} ${count} among ${restsOn(context, all, rows)}.`,
    beware: ungroupedWords(ungrouped, by),
    table:
      groups.length < 2
        ? null
        : {
            title: `${GROUPING_PLURALS[by]} by properties`,
            head: [GROUPING_NAMES[by], 'Properties'],
            rows: falling.map((group) => [
              context.findings.figure(group.label, '', group.rows),
              context.findings.figure(formatCount(group.n), 'properties', group.rows),
            ]),
          },
    chart: null,
  }
  return withFurther(context, told, also, rows)
}

const MOST_NAMED = 40
