import { CHARACTERISTICS } from '../../../sync/domain/records/characteristics.ts'
import type { CompListWrites } from '../../data/comp-lists/comp-list-writes.ts'
import type { SyncedComp } from '../../data/comp-lists/comp-lists.ts'
import { allOf, type Written } from '../../data/requests/write-outcome.ts'

/**
 * Puts a comp that was removed back into its list as it was: behind `after` (null for the first place), with its
 * notes, its adjustments and its weight, and left out where it was left out.
 */
export function restoreComp(
  writes: Pick<CompListWrites, 'addComps' | 'place' | 'exclude' | 'adjust' | 'weigh'>,
  listId: number,
  was: SyncedComp,
  after: string | null,
): Promise<Written> {
  const { propertyId, propertyName, propertyAddress, notes, weight } = was
  return allOf([
    writes.addComps(listId, [{ propertyId, propertyName, propertyAddress, notes }]),
    writes.place(listId, propertyId, after),
    ...(was.isIncluded ? [] : [writes.exclude(listId, propertyId, was.excludeReason)]),
    ...CHARACTERISTICS.flatMap((of) => {
      const adjustment = was.adjustments?.[of]
      return adjustment ? [writes.adjust(listId, propertyId, of, adjustment)] : []
    }),
    ...(weight === null ? [] : [writes.weigh(listId, propertyId, weight)]),
  ])
}
