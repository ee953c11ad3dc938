import { useEffect } from 'react'
import { Confirm } from '../ui/layers/confirm.tsx'
import type { GivenFile } from './given-file.ts'
import { NOTHING_IMPORTED } from './nothing-imported.ts'

interface ReplaceQuestionProps {
  /** A file that came while another one is open; null where none did. */
  offered: GivenFile | null
  /** There is something in the open one to lose. */
  isHeld: boolean
  onReplace(): void
  onKeep(): void
}

/** Asks before a second file takes the place of the one that is open. */
export function ReplaceQuestion({ offered, isHeld, onReplace, onKeep }: ReplaceQuestionProps) {
  const isTaken = offered !== null && !isHeld
  useEffect(() => {
    if (isTaken) onReplace()
  }, [isTaken, onReplace])
  return (
    <Confirm
      open={offered !== null && isHeld}
      title={`Open ${offered?.file.name ?? ''} instead?`}
      question={NOTHING_IMPORTED}
      action="Open it"
      onConfirm={onReplace}
      onClose={onKeep}
    />
  )
}
