import { FEW_ROWS } from '../../../../sync/domain/few-rows.ts'
import { formatCount, NO_LEASE_TYPE } from '../../../../sync/domain/format.ts'
import { leftOutWords } from '../../tools/left-out-words.ts'
import type { FoundOutput, StatisticsOutput } from '../../tools/tool-output.ts'

/** Properties named as the first to look at. */
const MOST_NAMED = 3

/** Three paragraphs for a client: what there is, what it rents for, and where to look first and what to beware of. */
export function summaryWords(statistics: StatisticsOutput, found: FoundOutput): string {
  if (statistics.found === 0) {
    const where = statistics.criteria === '' ? '' : ` ${statistics.criteria}`
    return `I found ${statistics.count}${where}: nothing to summarize.${leftOutWords(statistics)}`
  }
  return [whatThereIs(statistics), whatItRentsFor(statistics), whereToLook(statistics, found)]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function whatThereIs(statistics: StatisticsOutput): string {
  const { count, criteria, byLease, subjects } = statistics
  const where = criteria === '' ? '' : ` ${criteria}`
  const [only, other] = byLease
  const isOne = only !== undefined && other === undefined && only.leaseType !== NO_LEASE_TYPE
  const leases = isOne ? allOf(only.leaseType, count) : mixWords(byLease)
  const subject =
    subjects === 0
      ? ''
      : ` ${formatCount(subjects)} of them ${subjects === 1 ? 'is a subject' : 'are subjects'} and not counted below.`
  return `We reviewed ${count}${where}.${subject}${leases}${rangesWords(statistics)}${leftOutWords(statistics)}`
}

/** The parts add up: those that do not say are one of them. */
function mixWords(byLease: StatisticsOutput['byLease']): string {
  const said = byLease.filter(({ leaseType }) => leaseType !== NO_LEASE_TYPE)
  const unsaid = byLease.find(({ leaseType }) => leaseType === NO_LEASE_TYPE)
  if (said.length === 0) return ''
  const parts = [
    ...said.map((group) => `${group.count} ${group.leaseType}`),
    ...(unsaid === undefined
      ? []
      : [`${unsaid.count} that ${bareCount(unsaid.count) === 1 ? 'does' : 'do'} not say`]),
  ]
  return ` By lease type there are ${listed(parts, ', ')}.`
}

/** "Sizes run from 20,000 SF to 60,000 SF. Leases were signed from Mar 2023 to Jun 2026, where 12 state it." */
function rangesWords({ ranges }: StatisticsOutput): string {
  return RANGES.flatMap(([name, several, one]) => {
    const range = ranges[name]
    if (range === null) return []
    const run = range.isOne ? `${one} ${range.low}` : `${several} from ${range.low} to ${range.high}`
    return [
      ` ${run}${range.stating === null ? '' : `, of the ${range.stating} that ${bareCount(range.stating) === 1 ? 'states' : 'state'} it`}.`,
    ]
  }).join('')
}

const RANGES = [
  ['size', 'Sizes run', 'The size is'],
  ['built', 'They were built', 'The year built is'],
  ['term', 'Terms run', 'The term is'],
  ['signed', 'Leases were signed', 'The date signed is'],
  ['expiring', 'They expire', 'The expiration is'],
] as const

function bareCount(linkedCount: string): number {
  return Number(/^\[([\d,]+)/.exec(linkedCount)?.[1]?.replaceAll(',', '') ?? 0)
}

/** Nothing where the count says the lease type already: "25 NNN warehouses". */
function allOf(leaseType: string, count: string): string {
  return count.includes(` ${leaseType} `) ? '' : ` All are ${leaseType}.`
}

function whatItRentsFor({ rents, found }: StatisticsOutput): string {
  if (rents.mean === null) return 'None of them states a rent.'
  if (found === 1 || rents.low === rents.high) return `The rent is ${rents.mean} per SF per month.`
  const middle = rents.middleHalf === null ? '' : ` The middle half of them are ${rents.middleHalf}.`
  return `Rents run from ${rents.low} to ${rents.high} per SF per month. The median is ${rents.median} and the mean ${rents.mean}.${middle}`
}

function whereToLook(
  { byLease, rents, found: all, subjects }: StatisticsOutput,
  { rows }: FoundOutput,
): string {
  const named = rows.filter(({ rent }) => rent !== null).slice(0, MOST_NAMED)
  const first =
    named.length === 0
      ? ''
      : `The largest with a rent ${named.length === 1 ? 'is' : 'are'} ${listed(named.map(inOneLine))}.`
  const withRent = bareCount(rents.withRent)
  const cautions = [
    byLease.filter(({ leaseType }) => leaseType !== NO_LEASE_TYPE).length > 1
      ? 'lease types are mixed, so rents are not all of one kind'
      : null,
    withRent < all - subjects ? `only ${rents.withRent} state a rent` : null,
    withRent > 0 && withRent < FEW_ROWS ? 'so few rents say little of a market' : null,
  ].filter((caution) => caution !== null)
  const beware =
    cautions.length === 0
      ? ''
      : ` Keep in mind that ${cautions.length === 2 ? cautions.join(', and ') : listed(cautions)}.`
  return `${first}${beware}`.trim()
}

function inOneLine({ name, squareFeet, rent }: FoundOutput['rows'][number]): string {
  return `${name}, ${squareFeet === null ? '' : `${squareFeet} at `}${rent}/SF/mo`
}

function listed(items: readonly string[], comma = '; '): string {
  if (items.length <= 2) return items.join(' and ')
  return `${items.slice(0, -1).join(comma)}${comma}and ${items.at(-1)}`
}
