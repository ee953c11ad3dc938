import { useState } from 'react'
import { useConnection, useSync } from '../data/book/book.tsx'
import { hasChat } from '../data/chat/chat-key.ts'
import { signOut } from '../data/session/sign-out.ts'
import { type UnsavedWork, useUnsavedWork } from '../data/session/use-unsaved-work.ts'

/** `asking`: something would be lost, or the server does not answer. `leaving`: it is under way. */
export type SigningOut = 'not_yet' | 'asking' | 'leaving'

export interface UsedSignOut {
  step: SigningOut
  losses: UnsavedWork
  isOffline: boolean
  /** Asks first where that is needed. */
  start(): void
  confirm(): void
  cancel(): void
}

/** Signing out, step by step. */
export function useSignOut(userId: string): UsedSignOut {
  const sync = useSync()
  const losses = useUnsavedWork(userId)
  const isOffline = useConnection() === 'offline'
  const [step, setStep] = useState<SigningOut>('not_yet')
  function leave(): void {
    setStep('leaving')
    void signOut(sync)
  }
  return {
    step,
    losses,
    isOffline,
    start() {
      const asks =
        isOffline || losses.changes > 0 || losses.drafts > 0 || losses.refused > 0 || hasChat(userId)
      if (asks) setStep('asking')
      else leave()
    },
    confirm: leave,
    cancel: () => setStep('not_yet'),
  }
}
