import { useSyncExternalStore } from 'react'

/** Where a suggestion that is pointed at would lead. */
export interface Preview {
  /** `City Houston cuts 412 to 38`. */
  words: string
  count: number
}

export interface PreviewStore {
  current(): Preview | null
  show(preview: Preview | null): void
  subscribe(onChange: () => void): () => void
}

/** Kept beside React's state, so that pointing at suggestions draws the scale again and nothing else. */
export function createPreviewStore(): PreviewStore {
  const listeners = new Set<() => void>()
  let preview: Preview | null = null
  return {
    current: () => preview,
    show(next) {
      if (next?.words === preview?.words && next?.count === preview?.count) return
      preview = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

export function usePreview(store: PreviewStore): Preview | null {
  return useSyncExternalStore(store.subscribe, store.current)
}
