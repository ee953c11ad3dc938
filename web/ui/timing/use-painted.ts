import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../after-paint.ts'

/** The frame that is waited for, and what is to follow it. */
let following: Set<() => void> | null = null

/**
 * The value of the last frame that was painted. What shows it follows a frame after what was asked for, and so adds
 * neither styles nor layout to that frame, as a deferred value would that is done in time for it.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => followFrame(() => setPainted(() => value)), [value])
  return painted
}

/** All that follow a frame do so together. Returns the way to give up. */
function followFrame(run: () => void): () => void {
  if (following === null) {
    const all = new Set<() => void>()
    following = all
    void afterPaint().then(() => {
      following = null
      startTransition(() => {
        for (const each of all) each()
      })
    })
  }
  const own = following
  own.add(run)
  return () => own.delete(run)
}
