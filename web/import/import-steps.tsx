import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ApiSource } from '../../sync/api/sources.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../sync/sheets/model/import-decisions.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { ConfirmStep } from './confirm/confirm-step.tsx'
import { type ImportInput, useConfirming } from './confirm/use-confirming.ts'
import { beginHistory, stepBack, stepTo } from './decisions/decision-history.ts'
import { FileStep } from './file/file-step.tsx'
import { importedSource } from './imported-source.ts'
import type { Upload } from './job/use-upload.ts'
import { NOTHING_IMPORTED } from './nothing-imported.ts'
import { partWords } from './part-words.ts'
import { ProblemsStep } from './problems/problems-step.tsx'
import type { FileToRead } from './reading/reading-messages.ts'
import type { Step } from './steps.ts'
import { useReading } from './use-reading.ts'
import { useTellImported } from './use-tell-imported.ts'

interface ImportStepsProps {
  /** What is looked at. */
  given: FileToRead
  /** What is imported. */
  name: string
  /** The source that takes the rows; null for a new one. */
  source: ApiSource | null
  /** The file on its way to the server; null where the server fetches it itself. */
  upload: Upload | null
  onRetryUpload(): void
  /** What the server is asked; null while it does not have the file. */
  inputOf(decisions: ImportDecisions): ImportInput | null
  target: string | null
  /** Shown beside the steps, with whether the file can be read. */
  aside: ((isReadable: boolean) => ReactNode) | null
  onLeave(): void
}

/** The steps of an import, from the columns to its confirmation. */
export function ImportSteps(props: ImportStepsProps) {
  const { given, name, source, upload, onRetryUpload, inputOf, target, aside, onLeave } = props
  const kept = source?.decisions ?? null
  const [history, setHistory] = useState(() => beginHistory(kept ?? NO_DECISIONS))
  const [step, setStep] = useState<Step>('file')
  const decisions = history.now
  const reading = useReading(given, decisions)
  const { preview, isReading } = reading
  const warning = useLeaveWarning(history.past.length > 0)
  const tell = useTellImported()

  const decide = (next: ImportDecisions) => setHistory((was) => stepTo(was, next))
  const undo = () => setHistory(stepBack)
  const isAlone = preview !== null && preview.tables.length === 1
  // Where there is nothing to pick, the first step is passed over.
  useEffect(() => {
    if (isAlone) setStep((was) => (was === 'file' ? 'columns' : was))
  }, [isAlone])

  const hasProblems = (preview?.groups.length ?? 0) > 0
  const input = useMemo(() => (step === 'confirm' ? inputOf(decisions) : null), [step, inputOf, decisions])
  const confirming = useConfirming({
    input,
    upload,
    onRetryUpload,
    onDone({ sourceId, counts }, begun) {
      warning.release()
      importedSource.change(sourceId)
      tell(source?.name ?? name, counts, begun)
      onLeave()
    },
  })
  const canUndo = history.past.length > 0
  const shared = { name, decisions, onDecide: decide, canUndo, onUndo: undo, onCancel: onLeave }
  return (
    <>
      {step === 'file' || preview === null ? (
        <FileStep {...shared} reading={reading} onNext={() => setStep('columns')} />
      ) : step === 'columns' ? (
        <ColumnsStep
          {...shared}
          preview={preview}
          lastDecisions={kept === null || isSame(kept, decisions) ? null : kept}
          onBack={() => (isAlone ? onLeave() : setStep('file'))}
          onNext={() => !isReading && setStep(hasProblems ? 'problems' : 'confirm')}
        />
      ) : step === 'problems' && hasProblems ? (
        <ProblemsStep
          {...shared}
          preview={preview}
          type={reading.type}
          onBack={() => setStep('columns')}
          onNext={() => setStep('confirm')}
        />
      ) : (
        <ConfirmStep
          {...{ name, confirming }}
          part={target === null ? partWords(preview) : `${target} · ${partWords(preview)}`}
          decisions={decisions}
          onDecide={decide}
          remark={hasProblems ? null : 'No problems were found in the rows'}
          onBack={() => setStep(hasProblems ? 'problems' : 'columns')}
          onCancel={onLeave}
        />
      )}
      <Confirm
        open={warning.isAsked}
        title="Leave the import?"
        question={NOTHING_IMPORTED}
        action="Leave"
        onConfirm={warning.leave}
        onClose={warning.stay}
      />
      {aside?.(reading.failure === null)}
    </>
  )
}

function isSame(a: ImportDecisions, b: ImportDecisions): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

interface LeaveWarning {
  /** It is being asked whether to leave. */
  isAsked: boolean
  stay(): void
  leave(): void
  /** From now on it may be left without being asked. */
  release(): void
}

/** Asks before a screen is left whose decisions are kept nowhere. */
function useLeaveWarning(hasUnsaved: boolean): LeaveWarning {
  const isReleased = useRef(false)
  const isHeld = () => hasUnsaved && !isReleased.current
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isHeld(),
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  return {
    isAsked: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      isReleased.current = true
    },
  }
}
