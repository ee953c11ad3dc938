import { useCallback, useSyncExternalStore } from 'react'
import type { CorrectionRow } from '../../../sync/schema.ts'

export type SyncedCorrection = CorrectionRow & { readonly author?: { readonly name: string } | undefined }

type OfProperty = ReadonlyMap<string, SyncedCorrection>

const NONE: OfProperty = new Map()

/** The corrections in force, by property and field. */
let known: ReadonlyMap<string, OfProperty> = new Map()
const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Takes what the sync engine says is in force. Of a property that did not change it keeps the same object. */
export function setCorrections(rows: readonly SyncedCorrection[]): void {
  const next = new Map<string, OfProperty>()
  for (const [id, own] of Map.groupBy(rows, ({ propertyId }) => propertyId)) {
    // The newest first: of two that were made offline the later one is shown.
    const byField = new Map(own.toReversed().map((row) => [row.field, row]))
    const was = known.get(id) ?? NONE
    next.set(id, isSame(was, byField) ? was : byField)
  }
  known = next
  for (const listener of listeners) listener()
}

function isSame(a: OfProperty, b: OfProperty): boolean {
  return a.size === b.size && [...b].every(([field, row]) => a.get(field) === row)
}

/** What people say of a property over its source, by field; live. */
export function useCorrections(propertyId: string): OfProperty {
  const ofProperty = useCallback(() => known.get(propertyId) ?? NONE, [propertyId])
  return useSyncExternalStore(subscribe, ofProperty, () => NONE)
}
