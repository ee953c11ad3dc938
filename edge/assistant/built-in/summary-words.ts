import { NO_LEASE_TYPE } from '../../../sync/domain/format.ts'
import { leftOutWords } from '../tools/left-out-words.ts'
import type { FoundOutput, StatisticsOutput } from '../tools/tool-output.ts'

/** Properties named as the first to look at. */
const MOST_NAMED = 3
/** Of fewer rents a median says little. */
const FEW = 5

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

function whatThereIs({ count, criteria, found, byLease, ...rest }: StatisticsOutput): string {
  const where = criteria === '' ? '' : ` ${criteria}`
  const leases = byLease
    .filter(({ leaseType }) => leaseType !== NO_LEASE_TYPE)
    .map((group) => `${group.count} ${group.leaseType}`)
  const only = byLease.length === 1 && leases.length === 1 ? (byLease[0]?.leaseType ?? null) : null
  const mix = leases.length === 0 ? '' : ` By lease type there are ${listed(leases, ', ')}.`
  return `We reviewed ${count}${where}.${only === null ? mix : allOf(only, count)}${leftOutWords({ ...rest })}`
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

function whereToLook({ byLease, rents, found: all }: StatisticsOutput, { rows }: FoundOutput): string {
  const named = rows.filter(({ rent }) => rent !== null).slice(0, MOST_NAMED)
  const first =
    named.length === 0
      ? ''
      : `The largest with a rent ${named.length === 1 ? 'is' : 'are'} ${listed(named.map(inOneLine))}.`
  const withRent = Number(/^\[([\d,]+)/.exec(rents.withRent)?.[1]?.replaceAll(',', '') ?? 0)
  const cautions = [
    byLease.filter(({ leaseType }) => leaseType !== NO_LEASE_TYPE).length > 1
      ? 'lease types are mixed, so rents are not all of one kind'
      : null,
    withRent < all ? `only ${rents.withRent} state a rent` : null,
    withRent > 0 && withRent < FEW ? 'so few rents say little of a market' : null,
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
