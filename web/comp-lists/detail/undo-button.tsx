import { Button } from '@radix-ui/themes'
import { Undo2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { Tooltip } from '../../ui/layers/tooltip.tsx'
import type { UndoStack } from '../../ui/undo-stack.ts'
import styles from './undo-button.module.css'

/** Takes back the last change of this visit, and the one before it. */
export function UndoButton({ stack, iconOnly }: { stack: UndoStack; iconOnly: boolean }) {
  const last = useSyncExternalStore(stack.subscribe, stack.last)
  useShortcuts('Comp list', [
    {
      keys: '$mod+z',
      shown: ['Ctrl or ⌘', 'Z'],
      words: 'Undo the last change',
      run: () => void stack.undo(),
    },
  ])
  return (
    <Tooltip content={last === null ? 'Nothing to undo yet' : `Undo: ${last.words}`}>
      <Button
        variant="outline"
        color="gray"
        aria-label={iconOnly ? 'Undo' : undefined}
        aria-disabled={last === null || undefined}
        className={styles.undo}
        onClick={() => void stack.undo()}
      >
        <Undo2 size={15} strokeWidth={1.75} aria-hidden />
        {!iconOnly && 'Undo'}
      </Button>
    </Tooltip>
  )
}
