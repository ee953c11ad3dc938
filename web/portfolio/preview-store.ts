import { useSyncExternalStore } from 'react'
import { createStore, type Readable } from '../store.ts'

/** Where a suggestion that is pointed at would lead. */
export interface Preview {
  /** `City Houston cuts 412 to 38`. */
  words: string
  count: number
}

export interface PreviewStore extends Readable<Preview | null> {
  show(preview: Preview | null): void
}

/** Kept beside React's state, so that pointing at suggestions draws the scale again and nothing else. */
export function createPreviewStore(): PreviewStore {
  const { current, change, subscribe } = createStore<Preview | null>(null)
  return {
    current,
    subscribe,
    show(next) {
      const shown = current()
      if (next?.words !== shown?.words || next?.count !== shown?.count) change(next)
    },
  }
}

export function usePreview(store: PreviewStore): Preview | null {
  return useSyncExternalStore(store.subscribe, store.current)
}
