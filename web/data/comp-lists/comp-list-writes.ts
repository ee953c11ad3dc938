import { useMemo } from 'react'
import type { CompInput, CompListFilters } from '../../../sync/domain/comp-list.ts'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { mutators } from '../../../sync/mutators.ts'
import { useSync } from '../book/book.tsx'
import type { SyncClient } from '../sync/follow-sync.ts'
import type { Written } from '../sync/write-outcome.ts'

export interface CompListDetails {
  name: string
  description: string | null
  centerAddress: string | null
  isPublic: boolean
}

export interface ChangedCompList extends CompListDetails {
  /** Where the center address is, null where nobody knows; absent where it has not changed. */
  centre?: LatLng | null
}

export interface NewCompList extends CompListDetails {
  /** Made once per draft, by `newCompListId`, and reused on retry. */
  id: number
  latitude: number | null
  longitude: number | null
  /** Miles. */
  radius: number | null
  subjectPropertyId: string | null
  filters: CompListFilters | null
  comps: CompInput[]
}

/** What can be done to comp lists. Each shows at once, and answers once the server has. */
export interface CompListWrites {
  create(list: NewCompList): Promise<Written>
  edit(id: number, details: ChangedCompList): Promise<Written>
  setSubject(id: number, propertyId: string | null): Promise<Written>
  remove(id: number): Promise<Written>
  restore(id: number): Promise<Written>
  addComps(id: number, comps: CompInput[]): Promise<Written>
  include(id: number, propertyId: string): Promise<Written>
  exclude(id: number, propertyId: string, reason: string | null): Promise<Written>
  annotate(id: number, propertyId: string, notes: string | null): Promise<Written>
  removeComps(id: number, propertyIds: string[]): Promise<Written>
  /** Moves a comp to stand behind another one, or first. */
  place(id: number, propertyId: string, after: string | null): Promise<Written>
}

/** Null until the sync engine is there. */
export function useCompListWrites(): CompListWrites | null {
  const sync = useSync()
  return useMemo(() => sync && compListWrites(sync), [sync])
}

function compListWrites({ zero, unsent: { written } }: SyncClient): CompListWrites {
  const { compList, comp } = mutators
  const now = () => Date.now()
  return {
    create: (list) => written(zero.mutate(compList.create({ ...list, now: now() }))),
    edit: (id, details) => written(zero.mutate(compList.edit({ id, ...details, now: now() }))),
    setSubject: (id, propertyId) => written(zero.mutate(compList.setSubject({ id, propertyId, now: now() }))),
    remove: (id) => written(zero.mutate(compList.remove({ id, now: now() }))),
    restore: (id) => written(zero.mutate(compList.restore({ id, now: now() }))),
    addComps: (compListId, comps) => written(zero.mutate(comp.add({ compListId, comps, now: now() }))),
    include: (compListId, propertyId) =>
      written(zero.mutate(comp.include({ compListId, propertyId, now: now() }))),
    exclude: (compListId, propertyId, reason) =>
      written(zero.mutate(comp.exclude({ compListId, propertyId, reason, now: now() }))),
    annotate: (compListId, propertyId, notes) =>
      written(zero.mutate(comp.annotate({ compListId, propertyId, notes, now: now() }))),
    removeComps: (compListId, propertyIds) =>
      written(zero.mutate(comp.remove({ compListId, propertyIds, now: now() }))),
    place: (compListId, propertyId, after) =>
      written(zero.mutate(comp.place({ compListId, propertyId, after, now: now() }))),
  }
}
