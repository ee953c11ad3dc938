import { formatCount } from '../../domain/format.ts'
import type { Doubt } from '../model/explained.ts'
import type { GroupDecision } from '../model/import-decisions.ts'
import { RENT_FIELDS } from '../problems/doubts-of-row.ts'
import { GROUP_OFFERS, GROUP_TITLES, OTHERWISE } from '../problems/group-words.ts'
import type { ColumnPeriods } from './column-periods.ts'
import type { ProblemGroup, ProblemRow } from './workbook-preview.ts'

export interface GroupFacts {
  readonly doubt: Doubt
  readonly rows: readonly ProblemRow[]
  readonly count: number
  readonly sheet: string
  readonly header: string | null
  readonly letter: string | null
  readonly decision: GroupDecision | null
  readonly others: number
  readonly periods: ColumnPeriods | null
}

/** A group as people see it: its name, what can be decided of it, and what helps to. */
export function problemGroup({ doubt, periods, ...facts }: GroupFacts): ProblemGroup {
  const { kind, field } = doubt
  return {
    ...facts,
    key: kind,
    field,
    title: GROUP_TITLES[kind].many,
    offers: offersOf(doubt, periods),
    otherwise: OTHERWISE[kind],
    figures: kind === 'rent-period' && periods ? periodFigures(facts, periods) : null,
  }
}

function offersOf({ kind, field }: Doubt, periods: ColumnPeriods | null): readonly GroupDecision['do'][] {
  const offers = GROUP_OFFERS[kind]
  // Rents of both periods in one column are each read by their amount.
  if (kind === 'rent-period' && periods && isMixed(periods))
    return [...offers].sort((a) => (a === 'keep' ? -1 : 0))
  if (kind === 'rent-period' && periods?.likelier() === 'month') {
    const [year, month, ...rest] = offers
    return [month, year, ...rest].flatMap((offer) => offer ?? [])
  }
  const isRent = field !== null && RENT_FIELDS.has(field)
  return kind === 'contradicts' && isRent ? [...offers, 'as-year', 'as-month'] : offers
}

function isMixed({ assumedMonths, assumedYears }: ColumnPeriods): boolean {
  return assumedMonths > 0 && assumedYears > 0
}

function periodFigures(
  { count, letter }: Pick<GroupFacts, 'count' | 'letter'>,
  periods: ColumnPeriods,
): string {
  const { asYear, asMonth, stated } = periods.medians()
  const all = periods.stated + periods.assumed
  const isOne = count === 1
  const start = `${formatCount(count)} of ${formatCount(all)} rents in ${letter} ${isOne ? 'states' : 'state'} no period.`
  const [likelier, other] =
    periods.likelier() === 'month'
      ? ([
          ['month', asMonth],
          ['year', asYear],
        ] as const)
      : ([
          ['year', asYear],
          ['month', asMonth],
        ] as const)
  const beside =
    stated === null
      ? ''
      : periods.stated === 1
        ? `, beside ${dollars(stated)} in the one that states it`
        : `, beside ${dollars(stated)} in the ${formatCount(periods.stated)} that state it`
  const figure = isOne ? 'it comes to' : 'their median comes to'
  const mix = isMixed(periods)
    ? ` By their amounts, ${formatCount(periods.assumedMonths)} would be per month and ${formatCount(periods.assumedYears)} per year.`
    : ''
  return `${start}${mix} Read per ${likelier[0]}, ${figure} ${dollars(likelier[1])} a year${beside}. Read per ${other[0]}, it would be ${dollars(other[1])} a year.`
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
