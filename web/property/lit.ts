import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createStore, type Readable } from '../ui/store.ts'

/** What is pointed at, on the list or on the map: it lights up on both. */
export interface Lit {
  /** The slot of a property of it. */
  slot: number
  /** Whether the property in a slot is part of it. */
  has(slot: number): boolean
}

export interface LitStore extends Readable<Lit | null> {
  light(lit: Lit | null): void
}

/** Kept beside React's state: of a hundred rows, only the two that change are drawn again. */
export function createLitStore(): LitStore {
  const { current, change: light, subscribe } = createStore<Lit | null>(null)
  return { current, light, subscribe }
}

/** Null where there is no map beside the list. */
export const LitContext = createContext<LitStore | null>(null)

const nothing = () => () => undefined

/** Whether the row of a property is lit from the map, and what lights its pin. */
export function useLitRow(slot: number) {
  const store = use(LitContext)
  const isLit = useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => store?.current()?.has(slot) ?? false,
    () => false,
  )
  const light = useCallback(() => store?.light({ slot, has: (other) => other === slot }), [store, slot])
  const dim = useCallback(() => store?.light(null), [store])
  return { isLit, light, dim }
}
