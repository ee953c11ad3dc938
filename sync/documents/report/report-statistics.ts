import { differenceOf } from '../../domain/difference.ts'
import {
  formatCount,
  formatRange,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import type { CompsStatistics, RentGroup } from '../comps-statistics.ts'
import { escaped } from './escaped.ts'

/** The figures over the table: of all rows, and of each lease type where there are several. */
export function reportStatistics(
  statistics: CompsStatistics,
  unit: RentUnit,
  subject: Pick<Property, 'rentPerSf'> | null,
): string {
  const { count, rents, byLease } = statistics
  const rent = (value: number | null) => figure(value, unit)
  const versus = (value: number | null) => {
    const difference =
      value === null || !subject?.rentPerSf ? null : differenceOf(subject.rentPerSf, value, 'rentPerSf')
    return difference === null ? '' : difference === 'same' ? 'same as subject' : `${difference} vs subject`
  }
  const stats = [
    stat('Count', formatCount(count), `${formatCount(rents.withRent)} with rent`),
    stat('Mean', rent(rents.mean), versus(rents.mean)),
    stat(
      'SF-weighted mean',
      rent(rents.weightedMean),
      versus(rents.weightedMean) || `over ${formatSquareFeet(rents.weightedSquareFeet)}`,
    ),
    stat('Median', rent(rents.median), versus(rents.median)),
    stat('p25 – p75', span(rents.p25, rents.p75, unit), `$${RENT_UNITS[unit]}`),
    stat('Range', span(rents.min, rents.max, unit), `$${RENT_UNITS[unit]}`),
  ]
  return `<div class="stats">${stats.join('')}</div>${byLease.length > 1 ? leaseTable(byLease, unit) : ''}`
}

function stat(label: string, value: string, hint: string): string {
  return `<div><span>${label}</span><strong>${escaped(value)}</strong><small>${escaped(hint)}</small></div>`
}

/** Gross and net rents are not one market: each lease type has its own figures. */
function leaseTable(groups: readonly RentGroup[], unit: RentUnit): string {
  const heads = ['Lease', 'Count', 'Mean', 'SF-weighted mean', 'Median', 'Range']
  const rows = groups.map(({ leaseType, count, rents }) => {
    const figures = [
      formatCount(count),
      figure(rents.mean, unit),
      figure(rents.weightedMean, unit),
      figure(rents.median, unit),
      span(rents.min, rents.max, unit),
    ]
    const cells = figures.map((text) => `<td class="figure">${escaped(text)}</td>`)
    return `<tr><th scope="row">${leaseType ?? NOT_AVAILABLE}</th>${cells.join('')}</tr>`
  })
  const head = heads.map((text, i) => `<th scope="col"${i > 0 ? ' class="figure"' : ''}>${text}</th>`)
  return `<div class="rows"><table class="leases"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function figure(value: number | null, unit: RentUnit): string {
  return value === null ? NOT_AVAILABLE : formatRent(value, unit)
}

function span(from: number | null, to: number | null, unit: RentUnit): string {
  return from === null || to === null
    ? NOT_AVAILABLE
    : formatRange(formatRent(from, unit), formatRent(to, unit))
}
