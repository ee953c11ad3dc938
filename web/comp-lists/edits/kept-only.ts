import type { Property } from '../../../sync/domain/property.ts'
import type { SyncedComp } from '../../data/comp-lists/comp-lists.ts'

export interface KeptOnly {
  added: readonly Property[]
  /** Those that were left out. */
  included: readonly SyncedComp[]
  excluded: readonly SyncedComp[]
}

/** The changes after which only these comps are included. The subject does not count as a comp. */
export function keptOnly(
  entries: readonly SyncedComp[],
  kept: readonly Property[],
  subjectId: string | null,
): KeptOnly {
  const ids = new Set(kept.map(({ id }) => id))
  const present = new Set(entries.map(({ propertyId }) => propertyId))
  return {
    added: kept.filter(({ id }) => !present.has(id)),
    included: entries.filter(({ propertyId, isIncluded }) => ids.has(propertyId) && !isIncluded),
    excluded: entries.filter(
      ({ propertyId, isIncluded }) => isIncluded && !ids.has(propertyId) && propertyId !== subjectId,
    ),
  }
}
