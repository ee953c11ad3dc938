import { Button } from '@radix-ui/themes'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ApiSource } from '../../sync/api/sources.ts'
import { clockOf } from '../ui/time/day-time.ts'
import { AnswerDialog } from './dialogs/answer-dialog.tsx'
import { TextDialog } from './dialogs/text-dialog.tsx'
import { keptWords } from './source-words.ts'
import styles from './sources-panel.module.css'

interface FailingBoxProps {
  source: ApiSource
  now: number
  mayMove: boolean
  onMove(source: ApiSource, address: string): Promise<boolean>
}

/** Under a failing source: what came back, what was kept, and when it is tried again. */
export function FailingBox({ source, now, mayMove, onMove }: FailingBoxProps) {
  const { failure, failureAnswer, nextRunAt, address, name } = source
  const [shown, setShown] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  return (
    <tr className={styles.failing}>
      <td colSpan={7}>
        <div className={styles.box} role="note">
          <CircleAlert size={15} strokeWidth={1.75} aria-hidden className={styles.boxIcon} />
          <p>
            <strong>{failure}</strong>{' '}
            <span className="muted">
              {keptWords(source, now)}
              {nextRunAt !== null && ` Next try ${clockOf(nextRunAt)}.`}
            </span>
          </p>
          {failureAnswer !== null && (
            <Button size="1" variant="outline" color="gray" onClick={() => setShown(failureAnswer)}>
              Show the answer
            </Button>
          )}
          {address !== null && mayMove && (
            <Button size="1" variant="outline" color="gray" onClick={() => setMoving(true)}>
              Change the address
            </Button>
          )}
        </div>
        <AnswerDialog answer={shown} name={name} onClose={() => setShown(null)} />
        <TextDialog
          open={isMoving}
          title={`Address of ${name}`}
          label="Address"
          value={address ?? ''}
          mostLength={2000}
          action="Change the address"
          onClose={() => setMoving(false)}
          onSubmit={(next) => onMove(source, next)}
        />
      </td>
    </tr>
  )
}
