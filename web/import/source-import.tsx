import { useMemo } from 'react'
import type { ApiSource } from '../../sync/api/sources.ts'
import { NO_DECISIONS } from '../../sync/sheets/model/import-decisions.ts'
import { ConfirmStep } from './confirm/confirm-step.tsx'
import { type ImportInput, useConfirming } from './confirm/use-confirming.ts'
import { useTellImported } from './use-tell-imported.ts'

interface SourceImportProps {
  source: ApiSource
  onLeave(): void
}

/** A source that the server fetches: straight to what reading it would change. */
export function SourceImport({ source, onLeave }: SourceImportProps) {
  const { id, name, decisions } = source
  // It is read by the decisions that are kept with it.
  const input = useMemo<ImportInput>(() => ({ sourceId: id }), [id])
  const tell = useTellImported()
  const confirming = useConfirming({
    input,
    upload: null,
    onRetryUpload: () => undefined,
    onDone: (counts, begun) => {
      tell(name, counts, begun)
      onLeave()
    },
  })
  return (
    <ConfirmStep
      {...{ name, confirming }}
      decisions={decisions ?? NO_DECISIONS}
      remark={null}
      target={null}
      onBack={null}
      onCancel={onLeave}
    />
  )
}
