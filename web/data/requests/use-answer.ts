import { useCallback, useEffect, useRef, useState } from 'react'
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
 * function as long as it asks the same. An answer that comes after a newer one was asked for is left out.
 */
export function useAnswer<T>(ask: () => Promise<T>): UsedAnswer<T> {
  const [{ answer, failure }, set] = useState<{ answer: T | null; failure: unknown }>(NOTHING)
  const asked = useRef(0)
  const refresh = useCallback(async () => {
    const call = ++asked.current
    try {
      const answer = await ask()
      if (call === asked.current) set({ answer, failure: null })
    } catch (error) {
      if (call === asked.current) set((was) => ({ ...was, failure: error }))
    }
  }, [ask])
  useEffect(() => {
    void refresh()
    return whenBack(() => void refresh())
  }, [refresh])
  return { answer, failure, refresh }
}

const NOTHING = { answer: null, failure: null }
