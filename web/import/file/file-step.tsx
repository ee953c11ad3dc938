import { Button } from '@radix-ui/themes'
import { ArrowRight } from 'lucide-react'
import { formatCount } from '../../../sync/domain/format.ts'
import { counted } from '../../session/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Failed } from '../../ui/states.tsx'
import { AssistantFrame } from '../assistant-frame.tsx'
import { ChooseButton } from '../choose-button.tsx'
import { decideTables } from '../decisions/decide.ts'
import type { StepProps } from '../step-props.ts'
import { tableName } from '../table-name.ts'
import type { UsedReading } from '../use-reading.ts'
import styles from './file-step.module.css'

interface FileStepProps extends Omit<StepProps, 'preview' | 'canUndo' | 'onUndo' | 'onBack'> {
  reading: UsedReading
  /** Why it is refused before it is read; null where it is not. */
  refusal: string | null
}

/** Step 1: the file is read, and its tables are picked where there is more than one. */
export function FileStep(props: FileStepProps) {
  const { name, reading, refusal, decisions, onDecide, onCancel, onNext } = props
  const { preview, progress } = reading
  const failure = refusal ?? reading.failure
  const tables = preview?.tables ?? []
  const chosen = tables.filter(({ isChosen }) => isChosen)
  const isReady = preview !== null && failure === null && chosen.length > 0
  return (
    <AssistantFrame
      name={name}
      step="file"
      part=""
      keys={[]}
      open={failure === null && !isReady && (preview === null ? 'Reading' : 'Pick at least one table')}
      onCancel={onCancel}
      onBack={null}
      primary={
        failure === null ? (
          <Button disabled={!isReady} onClick={onNext}>
            Go on to columns
            <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
          </Button>
        ) : (
          <ChooseButton />
        )
      }
    >
      <div className={styles.step}>
        {failure !== null ? (
          <Failed title={`${name} cannot be read`} reason={failure} />
        ) : preview === null ? (
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
