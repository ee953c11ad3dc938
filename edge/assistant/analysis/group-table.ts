import { mayBeChance, UNCLEAR } from '../../../sync/adjustments/suggest.ts'
import type { WorkedGroup } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import type { AnswerChart, AnswerTable } from '../../../sync/assistant/answer-table.ts'
import { DAY_MS, daysOf } from '../../../sync/domain/dates/days.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { signedPercent } from '../../../sync/domain/format-decimals.ts'
import { capitalized } from '../../../sync/domain/words/capitalized.ts'
import { slotsRentTrend } from '../../../sync/trends/slots-trend.ts'
import type { ToolContext } from '../tools/tool-context.ts'
import { askedFigureWords, GROUPING_NAMES, measureName, shareWords } from './asked-figure-words.ts'
import { middleLink, restedLink, withoutUnit } from './worked-words.ts'

export type Grouped = Extract<Ask, { kind: 'group' | 'trend' | 'rank' }>

/** A group with its name and its number as they are linked. */
export interface Linked {
  group: WorkedGroup
  name: string
  value: string
  /** What was asked for beside it. */
  further: { name: string; value: string }[]
}

/** A row a group. What is added up has its share of `all`, what is a middle has where half of it lies. */
export function groupTable(
  context: Pick<ToolContext, 'book' | 'findings'>,
  { figure, of, by }: Grouped,
  links: readonly Linked[],
  all: number | null,
): AnswerTable {
  const name = measureName(figure, of)
  const hasShare = (of === 'count' || of === 'sum') && all !== null && all > 0
  const hasMiddle =
    figure !== null && (of === 'median' || of === 'mean') && links.some(({ group }) => group.middle !== null)
  const paces =
    hasMiddle && figure === 'rentPerSf' && !OF_TIME.test(by) ? links.map((one) => pace(context, one)) : []
  const hasPace = paces.some((one) => one !== null)
  const head = [
    GROUPING_NAMES[by],
    ...(figure === null ? [] : ['n']),
    capitalized(name),
    ...(hasShare ? ['Share'] : []),
    ...(hasMiddle ? ['Middle half'] : []),
    ...(hasPace ? ['A year'] : []),
    ...(links[0]?.further ?? []).map((one) => capitalized(one.name)),
  ]
  const rows = links.map(({ group, name: label, value, further }, i) => [
    label,
    ...(figure === null ? [] : [restedLink(context, group)]),
    value,
    ...(hasShare ? [shareWords((group.value ?? 0) / (all ?? 1))] : []),
    ...(hasMiddle && figure !== null ? [middleLink(context, group, figure) ?? 'N/A'] : []),
    ...(hasPace ? [paces[i] ?? 'N/A'] : []),
    ...further.map((one) => one.value),
  ])
  return { title: `${capitalized(name)} by ${GROUPING_NAMES[by].toLowerCase()}`, head, rows }
}

const OF_TIME = /(?:Month|Quarter|Year)$/

/**
 * `+4.4%`: how the rents of a group change from year to year by when they were signed; `unclear` where that may be
 * chance; null of too few.
 */
function pace({ book, findings }: Pick<ToolContext, 'book' | 'findings'>, { group }: Linked): string | null {
  const { slope } = slotsRentTrend(book, group.slots)
  return slope === null
    ? null
    : mayBeChance(slope)
      ? UNCLEAR
      : findings.figure(signedPercent(slope.percent), 'change of the rent a year', group.rows)
}

/** A point a group, with where its middle half lies; null of a single one. */
export function groupChart({ figure, of, by }: Grouped, groups: readonly WorkedGroup[]): AnswerChart | null {
  if (groups.length < 2) return null
  return {
    title: `${measureName(figure, of)} by ${GROUPING_NAMES[by].toLowerCase()}`,
    points: groups.map(({ key, label, value, n, middle }) => ({
      label,
      day: Date.parse(daysOf(key)?.first ?? '') / DAY_MS,
      value: value ?? 0,
      n,
      text: figure === null ? formatCount(n) : askedFigureWords(figure, value ?? 0),
      ...(middle !== null && of === 'median' && { middle: [...middle] as [number, number] }),
    })),
    ends: ends(figure, groups),
  }
}

/** The lowest and the highest that are drawn, in words, to stand beside the lines of the chart. */
function ends(figure: Grouped['figure'], groups: readonly WorkedGroup[]): [string, string] {
  const values = groups.flatMap(({ value, middle }) => [value ?? 0, ...(middle ?? [])])
  const words = (value: number) =>
    figure === null ? formatCount(value) : withoutUnit(askedFigureWords(figure, value))
  return [words(Math.min(...values)), words(Math.max(...values))]
}
