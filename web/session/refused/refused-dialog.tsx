import { Button } from '@radix-ui/themes'
import { Dialog } from '../../ui/layers/dialog.tsx'
import styles from './refused-dialog.module.css'
import { RefusedItem } from './refused-item.tsx'
import type { RefusedChange } from './use-refused-changes.ts'

interface RefusedDialogProps {
  changes: readonly RefusedChange[]
  onClose(): void
}

/** What the server refused or does not have: each can be copied, changed and sent again, or dropped. */
export function RefusedDialog({ changes, onClose }: RefusedDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Unsaved changes"
      description="The server does not have these changes. They stay in this browser until you send them again or discard them."
      width={520}
      footer={
        <Button variant="outline" color="gray" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className={styles.list}>
        {changes.map((change) => (
          <RefusedItem key={change.key} change={change} />
        ))}
      </ul>
    </Dialog>
  )
}
