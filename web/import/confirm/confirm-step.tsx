import { Button } from '@radix-ui/themes'
import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import { useShortcuts } from '../../ui/chrome/shortcuts.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Panel, PanelHead, PanelTitle } from '../../ui/panel.tsx'
import { Failed } from '../../ui/states/states.tsx'
import { answerWords } from '../answer-words.ts'
import { AssistantFrame } from '../assistant-frame.tsx'
import { decideRenamed } from '../decisions/decide.ts'
import { AlikePanel } from './alike-panel.tsx'
import styles from './confirm-step.module.css'
import { CountTiles, type Tile } from './count-tiles.tsx'
import { PlanRows } from './plan-rows.tsx'
import { importWords } from './plan-words.ts'
import { RenamedPanel } from './renamed-panel.tsx'
import type { Confirming } from './use-confirming.ts'

interface ConfirmStepProps {
  name: string
  confirming: Confirming
  decisions: ImportDecisions
  onDecide(next: ImportDecisions): void
  /** Why a step before this one was passed over, or what else is to be known; null where nothing is. */
  remark: string | null
  /** What of the file is read, and what it replaces. */
  part: string
  onBack: (() => void) | null
  onCancel(): void
}

/** Step 4: what the server says would happen. Nothing is written before this is confirmed. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { name, confirming, decisions, onDecide, remark, part, onBack, onCancel } = props
  const { stage, plan } = confirming
  const [forced, setForced] = useState('')
  const harm = plan?.harm.join(' ') ?? ''
  const isForced = forced === harm
  const isHarmful = plan !== null && plan.harm.length > 0
  const isReady = stage.is === 'planned' && (!isHarmful || isForced)
  const confirm = () => void (isReady && confirming.confirm(isHarmful))
  useShortcuts('Import', [{ keys: '$mod+Enter', shown: ['Ctrl', 'Enter'], words: 'Import', run: confirm }])
  return (
    <AssistantFrame
      name={name}
      step="confirm"
      part={part}
      keys={KEYS}
      open={stage.is === 'planned' ? (remark ?? 'Nothing is written before you confirm') : ''}
      onCancel={onCancel}
      onBack={stage.is === 'importing' ? null : onBack}
      primary={
        <Button disabled={!isReady} onClick={confirm}>
          {plan === null ? 'Import' : importWords(plan.counts)}
        </Button>
      }
    >
      <div className={styles.step}>
        {confirming.renamed.length > 0 && stage.is !== 'importing' && (
          <RenamedPanel
            renamed={confirming.renamed}
            decisions={decisions}
            onDecide={(tab, is) => onDecide(decideRenamed(decisions, tab, is))}
          />
        )}
        {stage.is === 'failed' ? (
          <Failed
            title={plan === null ? 'It is not known what would change' : 'Nothing was imported'}
            reason={stage.sentence}
            onRetry={confirming.planAgain}
          />
        ) : stage.is === 'planned' ? (
          plan !== null && (
            <Planned
              {...{ plan, confirming, decisions, onDecide, name, isForced }}
              onForced={isHarmful ? (forces) => setForced(forces ? harm : '') : null}
            />
          )
        ) : (
          <div className={styles.working} role="status">
            <progress
              className={styles.progress}
              aria-label={stage.words}
              {...(stage.share !== null && { value: stage.share, max: 1 })}
            />
            <p>{stage.words}</p>
            {stage.rows > 0 && <p className="hint figures">{formatCount(stage.rows)} rows</p>}
          </div>
        )}
      </div>
    </AssistantFrame>
  )
}

interface PlannedProps extends Pick<ConfirmStepProps, 'decisions' | 'onDecide' | 'confirming'> {
  plan: ImportPlan
  name: string
  isForced: boolean
  /** Null where nothing speaks against it. */
  onForced: ((isForced: boolean) => void) | null
}

function Planned({ plan, confirming, decisions, onDecide, name, isForced, onForced }: PlannedProps) {
  const { counts, harm, ended, stale } = plan
  const isGoing = counts.removed + counts.ended > 0
  const decideGone = (gone: ImportDecisions['gone']) => {
    const { gone: _, ...others } = decisions
    onDecide(gone === undefined ? others : { ...others, gone })
  }
  const [tile, setTile] = useState<Tile>(() =>
    counts.changed > 0 ? 'changed' : counts.new > 0 ? 'new' : isGoing ? 'removed' : 'unchanged',
  )
  const answers = answerWords(decisions)
  return (
    <>
      {onForced !== null && (
        <div className={styles.harm} role="alert">
          <TriangleAlert size={15} strokeWidth={1.75} aria-hidden />
          <div>
            {harm.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Checkbox checked={isForced} onChange={onForced}>
              Import it all the same
            </Checkbox>
          </div>
        </div>
      )}
      {ended.length > 0 && (
        <div className={styles.harm} role="status">
          <TriangleAlert size={15} strokeWidth={1.75} aria-hidden />
          <div>
            {ended.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      )}
      <CountTiles plan={plan} open={tile} onOpen={setTile} />
      <div className={styles.rows}>
        <div className={styles.side}>
          {plan.alike.length > 0 && (
            <AlikePanel alike={plan.alike} answers={confirming.answers} onAnswer={confirming.answerAlike} />
          )}
          <PlanRows plan={plan} tile={tile} name={name} onDecideGone={decideGone} />
        </div>
        <div className={styles.side}>
          {isGoing && tile !== 'removed' && (
            <PlanRows plan={plan} tile="removed" name={name} onDecideGone={decideGone} />
          )}
          <Panel className={styles.kept} aria-label="Kept with the source">
            <PanelHead>
              <PanelTitle>Kept with the source</PanelTitle>
            </PanelHead>
            <ul className={styles.answers}>
              {answers.map((words) => (
                <li key={words}>
                  <Check size={14} strokeWidth={2} aria-hidden />
                  {words}
                </li>
              ))}
              <li className="hint">
                {answers.length === 0
                  ? 'Nothing had to be decided.'
                  : 'Later runs use these answers and ask only what is new.'}
              </li>
              {stale.map((sentence) => (
                <li key={sentence} className={styles.stale}>
                  {sentence}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </>
  )
}

const KEYS = [{ shown: ['Ctrl', 'Enter'], words: 'import' }]
