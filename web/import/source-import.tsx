import { useCallback } from 'react'
import type { ApiSource } from '../../sync/api/sources.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import { FetchingStep } from './fetching-step.tsx'
import { ImportSteps } from './import-steps.tsx'
import { useFetchedFile } from './use-fetched-file.ts'

interface SourceImportProps {
  source: ApiSource
  onLeave(): void
}

/** A source that the server fetches, looked at like a file; what is confirmed is fetched once more. */
export function SourceImport({ source, onLeave }: SourceImportProps) {
  const { id, name } = source
  const { fetched, fetchAgain } = useFetchedFile(id)
  const inputOf = useCallback((decisions: ImportDecisions) => ({ sourceId: id, decisions }), [id])
  if (fetched.state !== 'here') {
    return (
      <FetchingStep
        name={name}
        rows={fetched.state === 'fetching' ? fetched.rows : 0}
        failure={fetched.state === 'failed' ? fetched.sentence : null}
        onRetry={fetchAgain}
        onCancel={onLeave}
      />
    )
  }
  return (
    <ImportSteps
      {...{ name, source, inputOf, onLeave }}
      given={fetched.file}
      upload={null}
      onRetryUpload={fetchAgain}
      refusal={null}
      target={null}
      aside={null}
    />
  )
}
