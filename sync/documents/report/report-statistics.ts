import { formatCount, NO_LEASE_TYPE, type RentUnit } from '../../domain/format.ts'
import type { Property } from '../../domain/property.ts'
import type { CompsStatistics, RentGroup } from '../model/comps-statistics.ts'
import { type HeadlineFigure, headlineFigures, rentOrNone, rentSpan } from '../model/headline-figures.ts'
import { escaped } from './escaped.ts'

/** The figures over the table: of all rows, and of each lease type where there are several. */
export function reportStatistics(
  statistics: CompsStatistics,
  unit: RentUnit,
  subject: Pick<Property, 'rentPerSf'> | null,
): string {
  const figures = headlineFigures(statistics, unit, subject).map(stat)
  const { byLease } = statistics
  return `<div class="stats">${figures.join('')}</div>${byLease.length > 1 ? leaseTable(byLease, unit) : ''}`
}

function stat({ label, value, hint }: HeadlineFigure): string {
  return `<div><span>${label}</span><strong>${escaped(value)}</strong><small>${escaped(hint)}</small></div>`
}

/** Gross and net rents are not one market: each lease type has its own figures. */
function leaseTable(groups: readonly RentGroup[], unit: RentUnit): string {
  const heads = ['Lease', 'Count', 'Mean', 'SF-weighted mean', 'Median', 'Range']
  const rows = groups.map(({ leaseType, count, rents }) => {
    const figures = [
      formatCount(count),
      rentOrNone(rents.mean, unit),
      rentOrNone(rents.weightedMean, unit),
      rentOrNone(rents.median, unit),
      rentSpan(rents.min, rents.max, unit),
    ]
    const cells = figures.map((text) => `<td class="figure">${escaped(text)}</td>`)
    return `<tr><th scope="row">${leaseType ?? NO_LEASE_TYPE}</th>${cells.join('')}</tr>`
  })
  const head = heads.map((text, i) => `<th scope="col"${i > 0 ? ' class="figure"' : ''}>${text}</th>`)
  return `<div class="rows"><table class="leases"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
