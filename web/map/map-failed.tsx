import type { ReactNode } from 'react'
import { MESSAGES } from '../ui/messages.ts'
import { Failed } from '../ui/states/states.tsx'

/** Stands in place of a map that cannot be drawn; it is tried again by itself as well. */
export function mapFailed(reason: string, onRetry: () => void): ReactNode {
  return <Failed title={MESSAGES.mapFailed} reason={reason} onRetry={onRetry} />
}
