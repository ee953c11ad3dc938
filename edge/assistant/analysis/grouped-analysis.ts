import {
  type Worked,
  type WorkedGroup,
  workOut,
  workOutGroups,
} from '../../../sync/assistant/analysis/analyze.ts'
import type { FurtherFigure, Grouping } from '../../../sync/assistant/analysis/ask.ts'
import { type Grouped, orderedGroups } from '../../../sync/assistant/analysis/ordered-groups.ts'
import type { RowSet } from '../../../sync/assistant/row-set.ts'
import { DAY_MS, daysOf } from '../../../sync/domain/dates/days.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { signedPercent } from '../../../sync/domain/format-decimals.ts'
import { slotsRentTrend } from '../../../sync/trends/slots-trend.ts'
import type { Told } from '../tools/analysis-output.ts'
import type { AnalysisContext } from '../tools/tool-context.ts'
import { askedFigureName, GROUPING_NAMES, GROUPING_PLURALS, measureName } from './asked-figure-words.ts'
import { bewareOf, FEW, LEANS } from './beware.ts'
import { groupChart, groupTable, type Linked } from './group-table.ts'
import { foundIn, groupLink, restsOn, workedLink } from './worked-words.ts'

/** A number for each group: in a table, of a trend in a chart as well, and the ends of it in a sentence. */
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
  const few = shown.filter(({ n }) => figure !== null && LEANS.includes(of) && n < FEW)
  const rests = restsOn(context, all, set)
  const told = ask.kind === 'rank' ? links : endsOf(ask, ordered).map(linked)
  const [first, ...others] = told
  const said =
    first === undefined
      ? nothingToSay(ask, all.n > 0)
      : sentence(ask, [first, ...others], rests, paceOf(context, ask, all, ordered))
  return {
    answer:
      atLeast > 1
        ? [countedGroups(ask, ordered.length, atLeast), ordered.length > 0 ? said : `Over ${rests}.`].join(
            ' ',
          )
        : said,
    beware: [
      ...(ask.kind !== 'rank' && shown.length < ordered.length
        ? [`The table shows the ${SHOWN[ask.kind]} ${shown.length} of ${formatCount(ordered.length)}.`]
        : []),
      ...(few.length > 0
        ? [
            `${few
              .map(({ label }) => label)
              .slice(0, 8)
              .join(', ')}: fewer than ${FEW} each, too few to lean on.`,
          ]
        : []),
      ...(unweighed.length > 0
        ? [`Left out, as none of theirs states a size: ${unweighed.map(({ label }) => label).join(', ')}.`]
        : []),
      ...(ungrouped > 0
        ? [
            `${formatCount(ungrouped)} ${ungrouped === 1 ? 'does' : 'do'} not say the ${GROUPING_NAMES[by].toLowerCase()}.`,
          ]
        : []),
      ...bewareOf(context, all, figure, of, by),
    ],
    table: shown.length === 0 ? null : groupTable(context, ask, links, all.value),
    chart: ask.kind === 'trend' ? groupChart(ask, shown) : null,
  }
}

const SHOWN = { group: 'first', trend: 'newest' } as const

/** The first and the last of a trend; of groups the highest and the lowest. */
function endsOf(ask: Grouped, ordered: readonly WorkedGroup[]): WorkedGroup[] {
  const sorted = ask.kind === 'trend' ? ordered : ordered.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first === undefined || last === undefined ? [] : first === last ? [first] : [first, last]
}

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

/** Rows may state the figure, and not which group they are of. */
function nothingToSay({ figure, by }: Grouped, isStated: boolean): string {
  const what = figure === null || isStated ? GROUPING_NAMES[by].toLowerCase() : askedFigureName(figure)
  return `Nothing to work out: no row of these states the ${what}.`
}

/** Of the ends of a trend or of groups, and of all that a ranking tells. */
function sentence(
  ask: Grouped,
  [first, second]: readonly [Linked, ...Linked[]],
  rests: string,
  pace: string,
): string {
  const name = ask.figure === null ? 'number of properties' : measureName(ask.figure, ask.of)
  const over = `Over ${rests}.`
  if (second === undefined) {
    return ask.kind === 'trend'
      ? `Only ${first.name} has any: ${first.value}. ${over}`
      : `${first.name}: ${name} ${first.value}${furtherWords(first)}. ${over}`
  }
  if (ask.kind === 'trend')
    return `The ${name} went from ${first.value} in ${first.name} to ${second.value} in ${second.name}${change(first, second)}${pace}. ${over}`
  if (ask.kind === 'rank')
    return `${first.name} comes first by ${name}: ${first.value}${furtherWords(first)}, then ${second.name} with ${second.value}${furtherWords(second)}. ${over}`
  return `By ${GROUPING_NAMES[ask.by].toLowerCase()}, the ${name} is highest for ${first.name} at ${first.value} and lowest for ${second.name} at ${second.value}. ${over}`
}

/** `, median rent $0.72/SF/mo` */
function furtherWords({ further }: Linked): string {
  return further.map(({ name, value }) => `, ${name} ${value}`).join('')
}

function change({ group: from }: Linked, { group: to }: Linked): string {
  if (!from.value || to.value === null) return ''
  const percent = Math.round(((to.value - from.value) / from.value) * 100)
  if (percent === 0) return ', about the same'
  return `, ${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)}%`
}

/**
 * By how much a year. Of rents by when they were signed it is the slope through all of them, as beside every chart;
 * of another figure what lies between its ends, where enough rows stand behind both.
 */
function paceOf(
  { book }: AnalysisContext,
  { kind, figure, by }: Grouped,
  { slots }: Worked,
  ordered: readonly WorkedGroup[],
): string {
  if (kind !== 'trend' || ordered.length < 2) return ''
  if (figure === 'rentPerSf' && /^signed/.test(by)) {
    const { slope } = slotsRentTrend(book, slots)
    return slope === null
      ? ''
      : `; the trend line through all of them is ${signedPercent(slope.percent)} a year`
  }
  const [from, to] = [ordered[0], ordered.at(-1)]
  if (!from?.value || !to?.value || from.value < 0 || to.value < 0 || from.n < FEW || to.n < FEW) return ''
  const years = yearsBetween(from.key, to.key)
  return years > 1 ? `, ${signedPercent(((to.value / from.value) ** (1 / years) - 1) * 100)} a year` : ''
}

/** Between the beginnings of two stretches of days. */
function yearsBetween(from: string, to: string): number {
  const [first, last] = [daysOf(from)?.first, daysOf(to)?.first]
  if (first === undefined || last === undefined) return 0
  return (Date.parse(last) - Date.parse(first)) / (DAY_MS * DAYS_A_YEAR)
}

const DAYS_A_YEAR = 365.25
