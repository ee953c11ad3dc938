import { Button } from '@radix-ui/themes'
import { ArrowRight } from 'lucide-react'
import { formatCount } from '../../../sync/domain/format.ts'
import { counted } from '../../session/counted.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { AssistantFrame } from '../assistant-frame.tsx'
import { decideTables } from '../decisions/decide.ts'
import { tableName } from '../part-words.ts'
import type { StepProps } from '../step-props.ts'
import type { UsedReading } from '../use-reading.ts'
import styles from './file-step.module.css'
import { UnreadableFile } from './unreadable-file.tsx'

interface FileStepProps extends Omit<StepProps, 'preview' | 'canUndo' | 'onUndo' | 'onBack'> {
  reading: UsedReading
}

/** Step 1: the file is read, and its tables are picked where there is more than one. */
export function FileStep(props: FileStepProps) {
  const { name, reading, decisions, onDecide, onCancel, onNext } = props
  const { preview, progress, failure } = reading
  const tables = preview?.tables ?? []
  const chosen = tables.filter(({ isChosen }) => isChosen)
  const isReady = preview !== null && chosen.length > 0
  useShortcuts('Import', [
    { keys: '$mod+Enter', shown: ['Ctrl', 'Enter'], words: 'Go on', run: () => isReady && onNext() },
  ])
  if (failure !== null) return <UnreadableFile {...{ name, onCancel }} reason={failure} />
  return (
    <AssistantFrame
      name={name}
      step="file"
      part=""
      keys={[]}
      open={!isReady && (preview === null ? 'Reading' : 'Pick at least one table')}
      onCancel={onCancel}
      onBack={null}
      primary={
        <Button disabled={!isReady} onClick={onNext}>
          Go on to columns
          <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    >
      <div className={styles.step}>
        {preview === null ? (
          <div className={styles.reading}>
            <p>
              <strong>{name}</strong>
            </p>
            <progress
              className={styles.progress}
              aria-label={`Reading ${name}`}
              {...(progress !== null && { value: progress.bytes, max: Math.max(progress.ofBytes, 1) })}
            />
            <p className="hint figures">
              {progress === null ? 'Opening the file' : `${formatCount(progress.rows)} rows read`}
            </p>
          </div>
        ) : (
          <section className={styles.tables} aria-labelledby="tables-found">
            <h2 id="tables-found">
              {counted(tables.length, 'table was', 'tables were')} found. Which are to be read?
            </h2>
            {tables.map((table) => (
              <Checkbox
                key={`${table.sheet} ${table.table}`}
                checked={table.isChosen}
                trailing={`${table.range} · ${counted(table.rows, 'row', 'rows')}, ${counted(table.columns.length, 'column', 'columns')}`}
                onChange={(isChosen) => {
                  const next = tables.filter((other) => (other === table ? isChosen : other.isChosen))
                  const picked = next.map((own) => ({ sheet: own.sheet, table: own.table }))
                  onDecide(decideTables(decisions, picked, tables.length))
                }}
              >
                {tableName(table)}
              </Checkbox>
            ))}
            {preview.passedOver.map(({ sheet, sentence }) => (
              <p key={sheet} className="hint">
                {sentence}
              </p>
            ))}
          </section>
        )}
      </div>
    </AssistantFrame>
  )
}
