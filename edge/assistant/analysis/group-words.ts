import type { WorkedGroup } from '../../../sync/assistant/analysis/analyze.ts'
import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { askedFigureName, askedFigureWords, GROUPING_NAMES, measureName } from './asked-figure-words.ts'
import { needsRows } from './beware.ts'
import type { Linked } from './group-table.ts'
import { listedUpTo } from './listed-up-to.ts'

type Groups = Extract<Ask, { kind: 'group' | 'rank' }>

/** Bands of figures and stretches of time. */
const IN_THEIR_OWN_ORDER = /^(?:sizeBand|decadeBuilt)$|(?:Month|Quarter|Year)$/

/** Groups large enough to be named first; all of them where none is, or where few rows say as much as many. */
function solidGroups(ask: Groups, groups: readonly WorkedGroup[]): readonly WorkedGroup[] {
  const solid = groups.filter((group) => !isSmall(ask, group))
  return solid.length > 0 ? solid : groups
}

function isSmall(ask: Groups, { n }: WorkedGroup): boolean {
  const few = ask.kind === 'rank' && ask.atLeast !== undefined ? ask.atLeast : FEW_ROWS
  return needsRows(ask) && n < few
}

/** The order of a table: small groups come last, whatever their figure. */
export function groupsInOrder(ask: Groups, groups: readonly WorkedGroup[]): WorkedGroup[] {
  if (isInOwnOrder(ask)) return [...groups]
  const sign = ask.kind === 'rank' && !ask.descending ? 1 : -1
  return groups.toSorted(
    (a, b) => Number(isSmall(ask, a)) - Number(isSmall(ask, b)) || sign * ((a.value ?? 0) - (b.value ?? 0)),
  )
}

function isInOwnOrder({ kind, by }: Groups): boolean {
  return kind === 'group' && IN_THEIR_OWN_ORDER.test(by)
}

/** What is told of groups: the highest and the lowest, or those that come first, with their equals. */
export function groupWords(
  ask: Groups,
  ordered: readonly WorkedGroup[],
  linked: (group: WorkedGroup) => Linked,
): string {
  const solid = solidGroups(ask, ordered)
  const byValue = ask.kind === 'rank' ? solid : solid.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const isAs = (one: WorkedGroup | undefined) => (other: WorkedGroup) =>
    one !== undefined && shownValue(ask, one) === shownValue(ask, other)
  const [first, end] = [byValue[0], byValue.at(-1)]
  if (first === undefined || end === undefined) return ''
  const top = byValue.filter(isAs(first))
  const name = ask.figure === null ? 'number of properties' : measureName(ask.figure, ask.of)
  const { value, ...lead } = linked(first)
  if (byValue.length === 1) {
    const only =
      ordered.length === 1
        ? ''
        : `, the only ${GROUPING_NAMES[ask.by].toLowerCase()} with ${FEW_ROWS} or more`
    return `${lead.name}${only}: ${name} ${value}${furtherWords(lead)}.`
  }
  const topNames = named(top, linked)
  if (ask.kind === 'rank') {
    const next = byValue.find((one) => !top.includes(one))
    const then = next === undefined ? null : linked(next)
    const second = then === null ? '' : `, then ${then.name} with ${then.value}${furtherWords(then)}`
    if (ask.limit === 1 && top.length === 1)
      return `${topNames}: ${name} ${value}${furtherWords(lead)}${second}.`
    return top.length === 1
      ? `${topNames} comes first by ${name}: ${value}${furtherWords(lead)}${second}.`
      : `${topNames} come first by ${name}, with ${value} each${second}.`
  }
  const by = `By ${GROUPING_NAMES[ask.by].toLowerCase()}, the ${name}`
  if (top.length === byValue.length) return `${by} is the same for ${topNames}: ${value}.`
  const bottom = byValue.filter(isAs(end))
  return `${by} is highest for ${topNames} at ${value} and lowest for ${named(bottom, linked)} at ${linked(end).value}.`
}

/** Two groups that are shown with the same figure are equal, whatever lies behind it. */
function shownValue({ figure }: Groups, { n, value }: WorkedGroup): string {
  return figure === null ? String(n) : askedFigureWords(figure, value ?? 0)
}

const MOST_EQUAL = 3

function named(groups: readonly WorkedGroup[], linked: (group: WorkedGroup) => Linked): string {
  return listedUpTo(
    MOST_EQUAL,
    groups.map((group) => linked(group).name),
  )
}

/** `, median rent $0.72/SF/mo` */
function furtherWords({ further }: Pick<Linked, 'further'>): string {
  return further.map(({ name, value }) => `, ${name} ${value}`).join('')
}

/** What became of small groups in a table that has larger ones. */
export function smallGroupsBecame(ask: Groups, groups: readonly WorkedGroup[]): (count: number) => string {
  const small = groups.filter((group) => isSmall(ask, group))
  if (small.length === 0 || small.length === groups.length) return () => ''
  if (isInOwnOrder(ask)) return () => ', and not named highest or lowest'
  return (count) => `, so ${count === 1 ? 'it comes' : 'they come'} last`
}

/** Rows may state the figure, and not which group they are of. */
export function nothingToSay({ figure, by }: Pick<Groups, 'figure' | 'by'>, isStated: boolean): string {
  const what = figure === null || isStated ? GROUPING_NAMES[by].toLowerCase() : askedFigureName(figure)
  return `Nothing to work out: no row of these states the ${what}.`
}
