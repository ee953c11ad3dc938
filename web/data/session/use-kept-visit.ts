import { useEffect } from 'react'
import { runWhenIdle } from '../../run-when-idle.ts'

/** Keeps when a user sees the page, so that "my last visit" means something the next time. */
export function useKeptVisit(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return
    let end: (() => void) | undefined
    let isGone = false
    const giveUp = runWhenIdle(async () => {
      const { keepVisit } = await import('../last-visit.ts')
      if (!isGone) end = keepVisit(userId)
    })
    return () => {
      isGone = true
      giveUp()
      end?.()
    }
  }, [userId])
}
