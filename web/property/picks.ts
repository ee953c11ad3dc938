import { createContext, use, useSyncExternalStore } from 'react'
import { createStore, type Readable } from '../store.ts'

/** In the order they were picked. */
type PickedIds = ReadonlySet<string>

/** The properties picked out of the results, to act on together. Not the one result that the keys stand on. */
export interface PickStore extends Readable<PickedIds> {
  toggle(id: string): void
  add(ids: Iterable<string>): void
  clear(): void
}

/** Kept beside React's state: of a hundred cards, only those that change are drawn again. */
export function createPickStore(): PickStore {
  const { current, change, subscribe } = createStore<PickedIds>(new Set())
  return {
    current,
    subscribe,
    toggle(id) {
      const next = new Set(current())
      if (!next.delete(id)) next.add(id)
      change(next)
    },
    add: (ids) => change(new Set([...current(), ...ids])),
    clear() {
      if (current().size > 0) change(new Set())
    },
  }
}

/** What a result can ask of the picks. The same for good, so that no card renders again for its sake. */
export interface Picking {
  store: PickStore
  /** Picks a result, or no longer. */
  toggle(index: number): void
  /** Picks all from the one picked last to this one. */
  pickThrough(index: number): void
}

/** Null where results cannot be picked. */
export const PickContext = createContext<Picking | null>(null)

const nothing = () => () => undefined

/** Whether a property is picked, and the way to pick it; null where it cannot be. */
export function usePicking(id: string): (Picking & { isPicked: boolean }) | null {
  const picking = use(PickContext)
  const isPicked = useSyncExternalStore(
    picking?.store.subscribe ?? nothing,
    () => picking?.store.current().has(id) ?? false,
    () => false,
  )
  return picking && { ...picking, isPicked }
}
