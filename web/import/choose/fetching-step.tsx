import { Button } from '@radix-ui/themes'
import { formatCount } from '../../../sync/domain/format.ts'
import { Failed } from '../../ui/states/states.tsx'
import { AssistantFrame } from '../assistant-frame.tsx'
import styles from '../file/file-step.module.css'

interface FetchingStepProps {
  name: string
  rows: number
  /** Why it could not be fetched; null where it is on its way. */
  failure: string | null
  onRetry(): void
  onCancel(): void
}

/** Step 1 of a source that the server fetches: until what it holds is here. */
export function FetchingStep({ name, rows, failure, onRetry, onCancel }: FetchingStepProps) {
  return (
    <AssistantFrame
      {...{ name, onCancel }}
      step="file"
      part=""
      keys={[]}
      open={failure === null && 'Fetching'}
      onBack={null}
      primary={failure !== null && <Button onClick={onRetry}>Try again</Button>}
    >
      <div className={styles.step}>
        {failure !== null ? (
          <Failed title={`${name} cannot be read`} reason={failure} />
        ) : (
          <div className={styles.reading}>
            <p>
              <strong>{name}</strong>
            </p>
            <progress className={styles.progress} aria-label={`Fetching ${name}`} />
            <p className="hint figures">
              {rows === 0 ? 'Fetching the source' : `${formatCount(rows)} rows fetched`}
            </p>
          </div>
        )}
      </div>
    </AssistantFrame>
  )
}
