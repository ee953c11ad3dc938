import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import type { CompListEntryRow } from '../../../sync/schema.ts'
import type { CompListWrites } from '../../data/comp-lists/comp-list-writes.ts'
import type { Written } from '../../data/requests/write-outcome.ts'

/** Writes all that a comp is adjusted and weighed by once more, as it is, or takes it back. */
export function adjustedAnew(
  writes: Pick<CompListWrites, 'adjust' | 'weigh'>,
  listId: number,
  { propertyId, adjustments, weight }: Pick<CompListEntryRow, 'propertyId' | 'adjustments' | 'weight'>,
  stays: boolean,
): Promise<Written>[] {
  const made = Object.entries(adjustments ?? {}).map(([of, { kind, amount, reason }]) =>
    writes.adjust(listId, propertyId, of as Characteristic, stays ? { kind, amount, reason } : null),
  )
  return weight === null ? made : [...made, writes.weigh(listId, propertyId, stays ? weight : null)]
}
