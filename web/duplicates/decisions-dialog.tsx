import { Button } from '@radix-ui/themes'
import type { DuplicateDecision } from '../../sync/api/duplicates.ts'
import { Dialog } from '../ui/layers/dialog.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { ago } from '../ui/time/ago.ts'
import { useNow } from '../ui/time/use-now.ts'
import styles from './duplicates-page.module.css'
import { idsOf, type PairIds, useDecisions } from './use-duplicates.ts'

interface DecisionsDialogProps {
  open: boolean
  onClose(): void
  mayDecide: boolean
  onUndo(pair: PairIds): Promise<boolean>
}

/** What was joined and kept apart, and the way back. */
export function DecisionsDialog({ open, onClose, mayDecide, onUndo }: DecisionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Decisions so far" width={640}>
      {open && <Decisions mayDecide={mayDecide} onUndo={onUndo} />}
    </Dialog>
  )
}

function Decisions({ mayDecide, onUndo }: Pick<DecisionsDialogProps, 'mayDecide' | 'onUndo'>) {
  const { answer, failure, refresh } = useDecisions()
  const now = useNow()
  if (answer === null) {
    return failure === null ? <Skeleton height={120} /> : <p role="alert">{failureWords(failure)}</p>
  }
  if (answer.decisions.length === 0) return <p className="muted">Nothing has been decided yet.</p>
  const undo = async (decision: DuplicateDecision) => {
    await onUndo(idsOf(decision))
    await refresh()
  }
  return (
    <ol className={styles.decisions}>
      {answer.decisions.map((decision) => {
        const { properties, decision: what, by, at } = decision
        const [one, other] = properties
        return (
          <li key={properties.map(({ id }) => id).join(' ')} className={styles.decision}>
            <div>
              <strong>
                {one?.name} {what === 'joined' ? 'stands for' : 'is not'} {other?.name}
              </strong>
              <p className="muted">
                {one?.source} and {other?.source} · {by}, {ago(at, now)}
              </p>
            </div>
            {mayDecide && (
              <Button size="1" variant="outline" color="gray" onClick={() => void undo(decision)}>
                {what === 'joined' ? 'Take apart' : 'Look at it again'}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
