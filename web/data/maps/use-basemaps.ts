import { useEffect, useState } from 'react'
import type { Basemaps } from '../../../sync/maps/basemaps.ts'
import { fetchBasemaps } from './basemaps.ts'

let known: Basemaps | null = null

/** Which maps can be drawn: null until the server has said, 'unknown' where it cannot be asked. */
export function useBasemaps(): Basemaps | null | 'unknown' {
  const [answer, setAnswer] = useState<Basemaps | null | 'unknown'>(known)
  useEffect(() => {
    if (known !== null) return
    const stop = new AbortController()
    const ask = () => {
      fetchBasemaps().then(
        (basemaps) => {
          known = basemaps
          if (!stop.signal.aborted) setAnswer(basemaps)
        },
        () => {
          if (!stop.signal.aborted) setAnswer((last) => last ?? 'unknown')
        },
      )
    }
    ask()
    window.addEventListener('online', ask, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return answer
}
