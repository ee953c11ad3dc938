import { createContext, use, useSyncExternalStore } from 'react'

/** The properties picked out of the results, to act on together. Not the one result that the keys stand on. */
export interface PickStore {
  /** Ids, in the order they were picked. */
  current(): ReadonlySet<string>
  toggle(id: string): void
  add(ids: Iterable<string>): void
  clear(): void
  subscribe(onChange: () => void): () => void
}

/** Kept beside React's state: of a hundred cards, only those that change are drawn again. */
export function createPickStore(): PickStore {
  const listeners = new Set<() => void>()
  let picked: ReadonlySet<string> = new Set()

  function change(next: ReadonlySet<string>) {
    picked = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => picked,
    toggle(id) {
      const next = new Set(picked)
      if (!next.delete(id)) next.add(id)
      change(next)
    },
    add: (ids) => change(new Set([...picked, ...ids])),
    clear() {
      if (picked.size > 0) change(new Set())
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
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
