import { useCallback, useEffect, useState } from 'react'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import type { WorkbookPreview } from '../../sync/sheets/preview/workbook-preview.ts'
import { type FileReading, readFile } from './reading/file-reading.ts'
import type { ReadingProgress, TypedCell, TypedReading } from './reading/reading-messages.ts'

export interface UsedReading {
  /** As the file reads with the decisions of a moment ago; null before the first. */
  preview: WorkbookPreview | null
  /** It is being read with the newest decisions. */
  isReading: boolean
  progress: ReadingProgress | null
  /** Why the file cannot be read; null where it can. */
  failure: string | null
  /** What a cell comes to while it is typed. */
  type(cell: TypedCell): Promise<TypedReading>
}

const NOT_READ = 'The file could not be read. Please choose it again.'

/** Reads a file in the browser, and again with every decision; only the newest reading counts. */
export function useReading(file: File, decisions: ImportDecisions): UsedReading {
  const [reading, setReading] = useState<FileReading | null>(null)
  const [preview, setPreview] = useState<WorkbookPreview | null>(null)
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [read, setRead] = useState<ImportDecisions | null>(null)

  useEffect(() => {
    const opened = readFile(file)
    setReading(opened)
    return () => opened.close()
  }, [file])

  useEffect(() => {
    if (reading === null) return
    const abort = new AbortController()
    const { signal } = abort
    reading
      .read(decisions, { signal, onProgress: setProgress })
      .then((next) => {
        if (signal.aborted) return
        setPreview(next)
        setRead(decisions)
        setFailure(null)
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setFailure(error instanceof Error ? error.message : NOT_READ)
      })
    return () => abort.abort()
  }, [reading, decisions])

  const type = useCallback(
    (cell: TypedCell) => (reading === null ? Promise.reject(new Error(NOT_READ)) : reading.type(cell)),
    [reading],
  )
  return { preview, isReading: read !== decisions && failure === null, progress, failure, type }
}
