import { useEffect, useMemo, useState } from 'react'
import {
  type ApiSource,
  type ImportCounts,
  SOURCE_NAME_LENGTH,
  UPLOAD_BYTES,
} from '../../sync/api/sources.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../sync/sheets/model/import-decisions.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { ConfirmStep } from './confirm/confirm-step.tsx'
import { type ImportInput, useConfirming } from './confirm/use-confirming.ts'
import { beginHistory, stepBack, stepTo } from './decisions/decision-history.ts'
import { FileStep } from './file/file-step.tsx'
import type { GivenFile } from './given-file.ts'
import { NOTHING_IMPORTED } from './nothing-imported.ts'
import { ProblemsStep } from './problems/problems-step.tsx'
import { ReplaceQuestion } from './replace-question.tsx'
import type { Step } from './steps.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useReading } from './use-reading.ts'
import { useTellImported } from './use-tell-imported.ts'
import { useUpload } from './use-upload.ts'

interface FileImportProps {
  given: GivenFile
  /** The source that the file replaces; null for a new one. */
  source: ApiSource | null
  /** Another file that came meanwhile; null where none did. */
  offered: GivenFile | null
  onReplace(): void
  onKeep(): void
  onLeave(): void
}

/** A file from its drop to its confirmation. It is sent to the server while its columns are looked at. */
export function FileImport(props: FileImportProps) {
  const {
    given: { file },
    source,
    offered,
    onReplace,
    onKeep,
    onLeave,
  } = props
  const kept = source?.decisions ?? null
  const [history, setHistory] = useState(() => beginHistory(kept ?? NO_DECISIONS))
  const [step, setStep] = useState<Step>('file')
  const [attempt, setAttempt] = useState(0)
  const decisions = history.now
  const reading = useReading(file, decisions)
  const upload = useUpload(file, attempt)
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

  const refusal =
    file.size > UPLOAD_BYTES
      ? `${file.name} is larger than 100 MB. Split it, or remove what is not needed.`
      : null
  const hasProblems = (preview?.groups.length ?? 0) > 0
  const input = useMemo<ImportInput | null>(() => {
    if (step !== 'confirm' || upload.state !== 'done') return null
    const of = source === null ? { name: file.name.slice(0, SOURCE_NAME_LENGTH) } : { sourceId: source.id }
    return { upload: upload.id, ...of, decisions }
  }, [step, upload, source, file, decisions])
  const confirming = useConfirming({
    input,
    upload,
    onRetryUpload: () => setAttempt((was) => was + 1),
    onDone(counts: ImportCounts, begun: Date) {
      warning.release()
      tell(source?.name ?? file.name, counts, begun)
      onLeave()
    },
  })
  const canUndo = history.past.length > 0
  const shared = { name: file.name, decisions, onDecide: decide, canUndo, onUndo: undo, onCancel: onLeave }
  return (
    <>
      {step === 'file' || preview === null ? (
        <FileStep {...shared} reading={reading} refusal={refusal} onNext={() => setStep('columns')} />
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
          name={file.name}
          confirming={confirming}
          decisions={decisions}
          remark={hasProblems ? null : 'No problems were found in the rows'}
          target={source === null ? null : `Replaces the file of ${source.name}`}
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
      <ReplaceQuestion {...{ offered, onReplace, onKeep }} isHeld={(refusal ?? reading.failure) === null} />
    </>
  )
}

function isSame(a: ImportDecisions, b: ImportDecisions): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
