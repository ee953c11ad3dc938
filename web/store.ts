/** A value that changes, for `useSyncExternalStore`. */
export interface Readable<T> {
  current(): T
  /** Returns the way to end it. */
  subscribe(onChange: () => void): () => void
}

export interface Store<T> extends Readable<T> {
  /** Tells all who subscribed, unless it is the value already there. */
  change(next: T): void
}

/** Keeps a value beside React's state: when it changes, only what reads it is drawn again. */
export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    current: () => value,
    change(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
