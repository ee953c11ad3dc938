import type { SyncedComp } from '../../web/data/comp-lists/comp-lists.ts'

/** An entry of a comp list, included and without notes unless said otherwise. */
export function makeComp(propertyId: string, given: Partial<SyncedComp> = {}): SyncedComp {
  return {
    compListId: 1,
    propertyId,
    teamId: 'demo',
    propertyName: `Name of ${propertyId}`,
    propertyAddress: null,
    notes: null,
    isIncluded: true,
    excludedBy: null,
    excludedAt: null,
    excludeReason: null,
    adjustments: null,
    weight: null,
    position: 1,
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    excluder: undefined,
    ...given,
  }
}
