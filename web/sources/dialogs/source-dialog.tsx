import type { ApiSource } from '../../../sync/api/sources.ts'
import type { Role } from '../../../sync/domain/access/role.ts'
import { answerWords } from '../../import/answer-words.ts'
import { counted } from '../../session/counted.ts'
import { sourceRights } from '../../session/source-rights.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { RejectedRows } from '../rejected/rejected-rows.tsx'
import { lastRunWords, nextRunWords, placeWords } from '../source-words.ts'
import type { SourceActions } from '../use-sources.ts'
import styles from './source-dialog.module.css'

interface SourceDialogProps {
  role: Role
  /** Null while none is open. */
  source: ApiSource | null
  actions: SourceActions
  onClose(): void
}

/** A source opened: its facts, the rows that wait to be mended, and the answers it keeps. */
export function SourceDialog({ role, source, actions, onClose }: SourceDialogProps) {
  return (
    <Dialog open={source !== null} onClose={onClose} title={source?.name ?? ''} width={960}>
      {source !== null && <Opened {...{ role, source, actions }} />}
    </Dialog>
  )
}

function Opened({ role, source, actions }: { role: Role; source: ApiSource; actions: SourceActions }) {
  const now = useNow()
  const { properties, rejected, addedBy, decisions, failure } = source
  const last = lastRunWords(source, now)
  const next = nextRunWords(source, now)
  const answers = decisions === null ? [] : answerWords(decisions)
  const facts = [
    ['Kind', placeWords(source)],
    ['Properties', counted(properties, 'property', 'properties')],
    ['Last run', both(last)],
    ['Next run', both(next)],
    ['Added by', addedBy ?? 'Team'],
  ]
  return (
    <div className={styles.source}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {failure !== null && <p className={styles.failure}>{failure}</p>}
      {rejected > 0 && (
        <RejectedRows source={source} mayMend={sourceRights(role, source).mayMend} onRun={actions.mend} />
      )}
      {answers.length > 0 && (
        <section aria-labelledby="kept-answers">
          <h3 id="kept-answers" className={styles.heading}>
            Answers that every run uses
          </h3>
          <ul className={styles.answers}>
            {answers.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function both({ first, under }: { first: string; under: string }): string {
  return under === '' ? first : `${first}, ${under}`
}
