import { compsOf } from '../../../sync/assistant/comps-of.ts'
import { type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import type { RentStatistics } from '../../../sync/book/question/answer.ts'
import { compsStatistics } from '../../../sync/documents/model/comps-statistics.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { formatCount, formatRent, formatRentRange, NO_LEASE_TYPE } from '../../../sync/domain/format.ts'
import { LEASE_TYPES, type LeaseType } from '../../../sync/domain/known-types.ts'
import { heldRows, type ResolvedSet } from './asked-set.ts'
import type { Findings } from './findings.ts'
import { setRanges } from './set-ranges.ts'
import { countWords, criteriaBehind } from './set-words.ts'
import type { ToolContext } from './tool-context.ts'
import type { RentFigures, StatisticsOutput } from './tool-output.ts'

/** Rents of a set, together and by lease type, by the same arithmetic as the search page's. */
export function statisticsOutput(
  { book, findings }: ToolContext,
  { rows: asked, notUnderstood, told, unknownIds }: ResolvedSet,
): StatisticsOutput {
  const rows = heldRows(book, asked)
  const slots = slotsOf(book, rows)
  const all = compsStatistics(Array.from(slots, (slot) => ({ property: propertyAt(book, slot) })))
  findings.found = { rows, count: slots.length }
  const { rows: comps, slots: compSlots } = compsOf(book, rows, slots)
  findings.notUnderstood = notUnderstood ?? findings.notUnderstood
  return {
    kind: 'statistics',
    found: slots.length,
    subjects: slots.length - compSlots.length,
    ranges: setRanges({ book, findings }, comps, compSlots),
    count: findings.figure(countWords(slots.length, rows), '', rows),
    criteria: criteriaBehind(rows.criteria),
    rents: rentFigures(findings, comps, all.rents),
    medianRent: all.rents.median,
    byLease: all.byLease.map(({ leaseType, count, rents }) => {
      const own = { ...comps, criteria: [...comps.criteria, ofLease(leaseType)] }
      return {
        leaseType: leaseType ?? NO_LEASE_TYPE,
        count: findings.figure(
          formatCount(count),
          leaseType === null ? 'properties without a lease type' : `${leaseType} properties`,
          own,
        ),
        rents: rentFigures(findings, own, rents),
      }
    }),
    notUnderstood,
    words: told,
    unknownIds,
  }
}

function rentFigures(findings: Findings, set: RowSet, rents: RentStatistics): RentFigures {
  const rows: RowSet = {
    ...set,
    criteria: [...set.criteria, WITH_RENT],
    order: { field: 'rentPerSf', descending: false },
  }
  const rent = (value: number | null, what: string) =>
    value === null ? null : findings.figure(formatRent(value, 'month'), what, rows)
  const { min, max, p25, p75 } = rents
  return {
    withRent: findings.figure(formatCount(rents.withRent), 'properties with a rent', rows),
    mean: rent(rents.mean, 'mean rent'),
    weightedMean: rent(rents.weightedMean, 'mean rent weighted by size'),
    median: rent(rents.median, 'median rent'),
    low: rent(min, 'lowest rent'),
    high: rent(max, 'highest rent'),
    p90: rent(rents.p90, '90th percentile of the rents'),
    middleHalf:
      p25 === null || p75 === null
        ? null
        : findings.figure(formatRentRange(p25, p75, 'month'), 'middle 50% of the rents', rows),
  }
}

const WITH_RENT: Criterion = { kind: 'stated', field: 'rentPerSf', not: false }

/** Null for those that state none. */
export function ofLease(leaseType: LeaseType | null): Criterion {
  return leaseType === null
    ? { kind: 'word', field: 'leaseType', anyOf: [...LEASE_TYPES], not: true }
    : { kind: 'word', field: 'leaseType', anyOf: [leaseType], not: false }
}
