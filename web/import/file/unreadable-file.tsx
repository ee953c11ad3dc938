import { Failed } from '../../ui/states/states.tsx'
import { AssistantFrame } from '../assistant-frame.tsx'
import { ChooseButton } from '../choose-button.tsx'
import styles from './file-step.module.css'

interface UnreadableFileProps {
  name: string
  reason: string
  onCancel(): void
}

/** Step 1 of a file that is refused, or that cannot be read: another one is chosen. */
export function UnreadableFile({ name, reason, onCancel }: UnreadableFileProps) {
  return (
    <AssistantFrame
      {...{ name, onCancel }}
      step="file"
      part=""
      keys={[]}
      open={null}
      onBack={null}
      primary={<ChooseButton />}
    >
      <div className={styles.step}>
        <Failed title={`${name} cannot be read`} reason={reason} />
      </div>
    </AssistantFrame>
  )
}
