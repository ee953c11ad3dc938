import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'

export interface LeaveWarning {
  /** It is being asked whether to leave. */
  isAsked: boolean
  stay(): void
  leave(): void
  /** From now on it may be left without being asked. */
  release(): void
}

/** Asks before a screen is left whose decisions are kept nowhere. */
export function useLeaveWarning(hasUnsaved: boolean): LeaveWarning {
  const isReleased = useRef(false)
  const isHeld = () => hasUnsaved && !isReleased.current
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isHeld(),
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  return {
    isAsked: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      isReleased.current = true
    },
  }
}
