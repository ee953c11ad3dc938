import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createStore, type Readable } from '../store.ts'

/** What is pointed at, on the list or on the map: both show it. */
export interface Hovered {
  /** The slot of a property of it. */
  slot: number
  /** Whether the property in a slot is part of it. */
  has(slot: number): boolean
}

export interface HoverStore extends Readable<Hovered | null> {
  hover(hovered: Hovered | null): void
}

/** Kept beside React's state: of a hundred rows, only the two that change are drawn again. */
export function createHoverStore(): HoverStore {
  const { current, change: hover, subscribe } = createStore<Hovered | null>(null)
  return { current, hover, subscribe }
}

/** Null where no map is shown with the list. */
export const HoverContext = createContext<HoverStore | null>(null)

const nothing = () => () => undefined

/** Whether the row of a property is pointed at on the map, and what marks its pin. */
export function useHoveredRow(slot: number) {
  const store = use(HoverContext)
  const isHovered = useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => store?.current()?.has(slot) ?? false,
    () => false,
  )
  const hover = useCallback(() => store?.hover({ slot, has: (other) => other === slot }), [store, slot])
  const leave = useCallback(() => store?.hover(null), [store])
  return { isHovered, hover, leave }
}
