import { useCallback, useEffect, useState } from 'react'
import { whenBack } from './when-back.ts'

export interface UsedAnswer<T> {
  /** The last answer; null before the first. */
  answer: T | null
  /** Why the last try gave none; null where it gave one. */
  failure: unknown
  /** Asks again. */
  refresh(): Promise<void>
}

/**
 * What the server answers: asked at once, whenever the user comes back to the page, and on request. `ask` is one
 * function as long as it asks the same.
 */
export function useAnswer<T>(ask: () => Promise<T>): UsedAnswer<T> {
  const [{ answer, failure }, set] = useState<{ answer: T | null; failure: unknown }>(NOTHING)
  const refresh = useCallback(async () => {
    try {
      set({ answer: await ask(), failure: null })
    } catch (error) {
      set((was) => ({ ...was, failure: error }))
    }
  }, [ask])
  useEffect(() => {
    void refresh()
    return whenBack(() => void refresh())
  }, [refresh])
  return { answer, failure, refresh }
}

const NOTHING = { answer: null, failure: null }
