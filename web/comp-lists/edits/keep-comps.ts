import { compOf } from '../../../sync/comp-lists/comp-of.ts'
import type { CompListWrites } from '../../data/comp-lists/comp-list-writes.ts'
import { allOf, type Written } from '../../data/requests/write-outcome.ts'
import type { KeptOnly } from './kept-only.ts'
import type { Place } from './placed-first.ts'

interface Keeping extends KeptOnly {
  /** The moves that follow. */
  places: readonly Place[]
}

type Writes = Pick<CompListWrites, 'addComps' | 'removeComps' | 'include' | 'exclude' | 'place'>

/** Makes the changes after which only some comps are included. */
export function keepComps(
  writes: Writes,
  listId: number,
  { added, included, excluded, places, reason }: Keeping & { reason: string },
): Promise<Written> {
  const missing = added.map((property) => compOf(property))
  return allOf([
    ...(missing.length === 0 ? [] : [writes.addComps(listId, missing)]),
    ...included.map(({ propertyId }) => writes.include(listId, propertyId)),
    ...excluded.map(({ propertyId }) => writes.exclude(listId, propertyId, reason)),
    ...moves(writes, listId, places),
  ])
}

/** Takes them back. */
export function restoreKept(
  writes: Writes,
  listId: number,
  { added, included, excluded, places }: Keeping,
): Promise<Written> {
  const ids = added.map(({ id }) => id)
  return allOf([
    ...(ids.length === 0 ? [] : [writes.removeComps(listId, ids)]),
    ...included.map(({ propertyId, excludeReason }) => writes.exclude(listId, propertyId, excludeReason)),
    ...excluded.map(({ propertyId }) => writes.include(listId, propertyId)),
    ...moves(writes, listId, places),
  ])
}

function moves(writes: Writes, listId: number, places: readonly Place[]): Promise<Written>[] {
  return places.map(({ propertyId, after }) => writes.place(listId, propertyId, after))
}
