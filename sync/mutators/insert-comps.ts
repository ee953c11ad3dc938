import type { Transaction } from '@rocicorp/zero'
import { type CompInput, MAX_COMPS, TOO_MANY_COMPS } from '../domain/records/comp-list.ts'
import type { CompListEntryRow } from '../schema.ts'
import { SyncError } from '../sync-error.ts'

interface Insertion {
  id: number
  teamId: string
  comps: readonly CompInput[]
  /** The list's entries so far. */
  present: readonly CompListEntryRow[]
  /** Milliseconds since 1970. */
  at: number
}

/** Puts comps at the end of a list. Those it has already stay as they are. */
export async function insertComps(
  tx: Transaction,
  { id, teamId, comps, present, at }: Insertion,
): Promise<void> {
  const known = new Set(present.map(({ propertyId }) => propertyId))
  let position = present.reduce((last, entry) => Math.max(last, entry.position), 0)
  for (const comp of comps) {
    if (known.has(comp.propertyId)) continue
    known.add(comp.propertyId)
    if (known.size > MAX_COMPS) {
      throw new SyncError('invalid', TOO_MANY_COMPS)
    }
    position++
    await tx.mutate.compListEntry.insert({
      ...comp,
      compListId: id,
      teamId,
      isIncluded: true,
      excludedBy: null,
      excludedAt: null,
      excludeReason: null,
      adjustments: null,
      weight: null,
      position,
      createdAt: at,
      updatedAt: at,
    })
  }
}
