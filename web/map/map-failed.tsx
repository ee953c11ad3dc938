import type { ReactNode } from 'react'
import { MESSAGES } from '../ui/messages.ts'
import { Failed } from '../ui/states.tsx'

/** Stands in place of a map that cannot be drawn. */
export function mapFailed(reason: string): ReactNode {
  return <Failed title={MESSAGES.mapFailed} reason={reason} />
}
