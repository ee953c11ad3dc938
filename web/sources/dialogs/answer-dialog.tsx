import { Dialog } from '../../ui/layers/dialog.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import styles from './source-dialog.module.css'

interface AnswerDialogProps {
  /** Null while it is closed. */
  answer: string | null
  name: string
  onClose(): void
}

/** What an address answered in place of a file, as text. */
export function AnswerDialog({ answer, name, onClose }: AnswerDialogProps) {
  return (
    <Dialog
      open={answer !== null}
      onClose={onClose}
      title={`What ${name} answered`}
      description="How it begins, as it came at the last try."
      width={640}
    >
      <ScrollArea label="The answer" className={styles.answer}>
        <pre>{answer}</pre>
      </ScrollArea>
    </Dialog>
  )
}
