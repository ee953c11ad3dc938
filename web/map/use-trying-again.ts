import { useEffect, useRef } from 'react'
import { whenBack } from '../data/requests/when-back.ts'

/** Between two tries, the last one from then on, ms. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000]

/**
 * Tries again by itself for as long as something has failed: after pauses that grow, and at once when the network is back
 * or the page is come back to.
 */
export function useTryingAgain(hasFailed: boolean, tryAgain: () => void): void {
  const newest = useRef(tryAgain)
  newest.current = tryAgain
  useEffect(() => {
    if (!hasFailed) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (tries: number): void => {
      timer = setTimeout(
        () => {
          newest.current()
          wait(tries + 1)
        },
        PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)],
      )
    }
    wait(0)
    const end = whenBack(() => newest.current())
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [hasFailed])
}
