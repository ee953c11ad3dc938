import { useEffect, useSyncExternalStore } from 'react'
import { runWhenIdle } from '../../run-when-idle.ts'
import { createStore, type Readable } from '../../store.ts'

/** A part of the page that is not loaded with it. */
export interface Later<T> extends Readable<{ part: T } | null> {
  load(): Promise<void>
}

export function later<T>(load: () => Promise<T>): Later<T> {
  const { change, ...loaded } = createStore<{ part: T } | null>(null)
  return {
    ...loaded,
    async load() {
      if (loaded.current() === null) change({ part: await load() })
    },
  }
}

/**
 * The part once it is loaded, null before. It is loaded when the browser is idle, so that it is there at once when it is
 * needed, and when the server is not there.
 */
export function useLater<T>({ load, subscribe, current }: Later<T>): T | null {
  useEffect(() => runWhenIdle(load), [load])
  return useSyncExternalStore(subscribe, current)?.part ?? null
}
