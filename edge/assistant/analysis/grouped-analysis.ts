import {
  type Worked,
  type WorkedGroup,
  workOut,
  workOutGroups,
} from '../../../sync/assistant/analysis/analyze.ts'
import type { FurtherFigure, Grouping } from '../../../sync/assistant/analysis/ask.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { Told } from '../tools/analysis-output.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { GROUPING_NAMES, GROUPING_PLURALS, measureName } from './asked-figure-words.ts'
import { bewareOf, ungroupedWords } from './beware.ts'
import { type Grouped, groupChart, groupTable, type Linked } from './group-table.ts'
import { groupWords, nothingToSay, smallGroupsBecame } from './group-words.ts'
import { orderedGroups } from './ordered-groups.ts'
import { smallGroupsWords } from './small-groups-words.ts'
import { trendWords } from './trend-words.ts'
import { foundIn, groupLink, restsOn, workedLink } from './worked-words.ts'

/** A number for each group: in a table, of a trend in a chart as well, and what stands out in a sentence. */
export function groupedAnalysis(context: AnalysisContext, ask: Grouped, set: RowSet): Told {
  const { figure, of, by, also = [] } = ask
  const all = workOut(context.book, set, figure, of)
  const { ordered, shown, atLeast, unweighed, ungrouped } = orderedGroups(context.book, ask, set)
  foundIn(context, set)
  const further = also.map((one) => furtherColumn(context, set, by, one))
  const linked = (group: WorkedGroup): Linked => ({
    group,
    name: groupLink(context, group),
    value: workedLink(context, group, figure, of),
    further: further.map(({ name, cellOf }) => ({ name, value: cellOf(group) })),
  })
  const links = shown.map(linked)
  const over = `Over ${restsOn(context, all, set)}.`
  const { said, beware } = saidOf(context, ask, all, ordered, linked)
  return {
    answer: [
      ...(atLeast > 1 ? [countedGroups(ask, ordered.length, atLeast)] : []),
      ...(ordered.length > 0 ? [said, over] : [atLeast > 1 ? over : nothingToSay(ask, all.n > 0)]),
    ].join(' '),
    beware: [
      ...(ask.kind !== 'rank' && shown.length < ordered.length
        ? [`The table shows the ${SHOWN[ask.kind]} ${shown.length} of ${formatCount(ordered.length)}.`]
        : []),
      ...beware,
      ...(unweighed.length > 0
        ? [`Left out, as none of theirs states a size: ${unweighed.map(({ label }) => label).join(', ')}.`]
        : []),
      ...ungroupedWords(ungrouped, by),
      ...bewareOf(context, all, figure, of, by),
    ],
    table: shown.length === 0 ? null : groupTable(context, ask, links, all.value),
    chart: ask.kind === 'trend' ? groupChart(ask, shown) : null,
  }
}

function saidOf(
  context: AnalysisContext,
  ask: Grouped,
  all: Worked,
  ordered: readonly WorkedGroup[],
  linked: (group: WorkedGroup) => Linked,
): { said: string; beware: string[] } {
  return ask.kind === 'trend'
    ? trendWords(context, ask, all, ordered)
    : {
        said: groupWords(ask, ordered, linked),
        beware: smallGroupsWords(ask, ordered, smallGroupsBecame(ask, ordered)),
      }
}

const SHOWN = { group: 'first', trend: 'newest' } as const

/** A further figure of each group, over all of its rows: those of `WorkedGroup` state the first one. */
function furtherColumn(context: AnalysisContext, set: RowSet, by: Grouping, { figure, of }: FurtherFigure) {
  const { groups } = workOutGroups(context.book, set, figure, of, by)
  return {
    name: measureName(figure, of),
    cellOf({ label }: WorkedGroup): string {
      const worked = groups.find((group) => group.label === label)
      return worked === undefined || worked.value === null ? 'N/A' : workedLink(context, worked, figure, of)
    },
  }
}

/** "7 have 6 properties or more." */
function countedGroups({ by }: Grouped, count: number, atLeast: number): string {
  const name = GROUPING_NAMES[by].toLowerCase()
  return count === 0
    ? `No ${name} has ${atLeast} properties or more.`
    : `${formatCount(count)} ${count === 1 ? `${name} has` : `${GROUPING_PLURALS[by].toLowerCase()} have`} ${atLeast} properties or more.`
}
