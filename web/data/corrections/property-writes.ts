import { useMemo } from 'react'
import type { FieldName } from '../../../sync/domain/fields.ts'
import type { Property, PropertyValue } from '../../../sync/domain/property.ts'
import type { CorrectedField } from '../../../sync/domain/records/correction.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { useSync } from '../book/book.tsx'
import type { Written } from '../requests/write-outcome.ts'
import type { SyncClient } from '../sync-client.ts'
import { type TypedCorrection, type TypedCorrections, typedCorrectionsOf } from './typed-corrections.ts'

export interface NewCorrection {
  /** As it is shown now. */
  property: Property
  field: CorrectedField
  typed: string
  /** What was typed is taken for this until the server has read it. */
  value: PropertyValue
  reason: string | null
}

/** What can be done to properties. Each shows at once, and answers once the server has. */
export interface PropertyWrites {
  /** Answers with the id of the correction as well. What was typed is kept until the server has taken it. */
  correct(correction: NewCorrection): { id: string; written: Promise<Written> }
  /** Sends again what was refused; it shows once the server has read it. */
  correctAgain(refused: TypedCorrection): Promise<Written>
  takeBack(id: string, property: Property): Promise<Written>
  /** `id` is made once per draft. */
  add(property: Property, typed: Partial<Record<FieldName, string>>): Promise<Written>
  remove(property: Property): Promise<Written>
  restore(property: Property): Promise<Written>
}

/** Null until the sync engine is there. */
export function usePropertyWrites(): PropertyWrites | null {
  const sync = useSync()
  return useMemo(() => sync && propertyWrites(sync, typedCorrectionsOf(sync.zero.userID ?? '')), [sync])
}

function propertyWrites(
  { zero, unsent: { written } }: Pick<SyncClient, 'zero' | 'unsent'>,
  kept: Pick<TypedCorrections, 'keep' | 'release'>,
): PropertyWrites {
  const { correction, property } = mutators
  const now = () => Date.now()
  type Optimistic = { shown: Property; value: PropertyValue } | null
  async function send(typed: TypedCorrection, optimistic: Optimistic): Promise<Written> {
    const { propertyName: _, field, ...said } = typed
    const answer = kept.keep(typed)
    const args = { ...said, field: field as CorrectedField, optimistic, now: now() }
    const became = await written(zero.mutate(correction.set(args)))
    answer(became)
    return became
  }
  return {
    correct({ property: shown, value, ...typed }) {
      const id = crypto.randomUUID()
      const said = { id, propertyId: shown.id, propertyName: shown.name, ...typed }
      return { id, written: send(said, { shown, value }) }
    },
    correctAgain: (refused) => send({ ...refused, id: crypto.randomUUID() }, null),
    takeBack(id, shown) {
      kept.release((waiting) => waiting.id === id)
      return written(zero.mutate(correction.takeBack({ id, optimistic: { shown }, now: now() })))
    },
    add: (optimistic, typed) =>
      written(zero.mutate(property.add({ id: optimistic.id, typed, optimistic, now: now() }))),
    remove: ({ id }) => written(zero.mutate(property.remove({ id, optimistic: null, now: now() }))),
    restore: (optimistic) =>
      written(zero.mutate(property.restore({ id: optimistic.id, optimistic, now: now() }))),
  }
}
