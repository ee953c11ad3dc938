import { useMemo } from 'react'
import type { FieldName } from '../../../sync/domain/fields.ts'
import type { Property, PropertyValue } from '../../../sync/domain/property.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { useSync } from '../book/book.tsx'
import type { SyncClient } from '../sync/follow-sync.ts'
import type { Written } from '../sync/write-outcome.ts'

export interface NewCorrection {
  /** As it is shown now. */
  property: Property
  field: FieldName
  typed: string
  /** What was typed is taken for this until the server has read it. */
  value: PropertyValue
  reason: string | null
}

/** What can be done to properties. Each shows at once, and answers once the server has. */
export interface PropertyWrites {
  /** Answers with the id of the correction as well. */
  correct(correction: NewCorrection): { id: string; written: Promise<Written> }
  takeBack(id: string, property: Property): Promise<Written>
  /** `id` is made once per draft. */
  add(property: Property, typed: Partial<Record<FieldName, string>>): Promise<Written>
  remove(property: Property): Promise<Written>
  restore(property: Property): Promise<Written>
}

/** Null until the sync engine is there. */
export function usePropertyWrites(): PropertyWrites | null {
  const sync = useSync()
  return useMemo(() => sync && propertyWrites(sync), [sync])
}

function propertyWrites({ zero, unsent: { written } }: Pick<SyncClient, 'zero' | 'unsent'>): PropertyWrites {
  const { correction, property } = mutators
  const now = () => Date.now()
  return {
    correct({ property: shown, field, typed, value, reason }) {
      const id = crypto.randomUUID()
      const optimistic = { shown, value }
      const args = { id, propertyId: shown.id, field, typed, reason, optimistic, now: now() }
      return { id, written: written(zero.mutate(correction.set(args))) }
    },
    takeBack: (id, shown) =>
      written(zero.mutate(correction.takeBack({ id, optimistic: { shown }, now: now() }))),
    add: (optimistic, typed) =>
      written(zero.mutate(property.add({ id: optimistic.id, typed, optimistic, now: now() }))),
    remove: ({ id }) => written(zero.mutate(property.remove({ id, optimistic: null, now: now() }))),
    restore: (optimistic) =>
      written(zero.mutate(property.restore({ id: optimistic.id, optimistic, now: now() }))),
  }
}
