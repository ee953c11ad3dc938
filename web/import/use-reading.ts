import { useCallback, useEffect, useState } from 'react'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import type { TypedCell, TypedReading } from '../../sync/sheets/preview/read-preview.ts'
import type { WorkbookPreview } from '../../sync/sheets/preview/workbook-preview.ts'
import { openReading, type Reading, ReadingFailed } from './reading/open-reading.ts'
import type { FileToRead, ReadingProgress } from './reading/reading-messages.ts'

export interface UsedReading {
  /** As the file reads with the decisions of a moment ago; null before the first. */
  preview: WorkbookPreview | null
  /** It is being read with the newest decisions. */
  isReading: boolean
  progress: ReadingProgress | null
  /** Why the file cannot be read; null where it can. */
  failure: string | null
  /** What a cell comes to while it is typed; null where that is not known. */
  type(cell: TypedCell): Promise<TypedReading | null>
}

/** Reads a file in the browser, and again with every decision; only the newest reading counts. */
export function useReading(file: FileToRead, decisions: ImportDecisions): UsedReading {
  const [reading, setReading] = useState<Reading | null>(null)
  const [preview, setPreview] = useState<WorkbookPreview | null>(null)
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [read, setRead] = useState<ImportDecisions | null>(null)

  useEffect(() => {
    const opened = openReading(file, setProgress)
    setReading(opened)
    return () => opened.close()
  }, [file])

  useEffect(() => {
    if (reading === null) return
    let isOver = false
    reading.read(decisions).then(
      (next) => {
        if (isOver) return
        setPreview(next.preview)
        setRead(decisions)
        setFailure(null)
      },
      (error: unknown) => {
        if (!isOver && error instanceof ReadingFailed) setFailure(error.message)
      },
    )
    return () => {
      isOver = true
    }
  }, [reading, decisions])

  const type = useCallback(
    (cell: TypedCell) => (reading === null ? Promise.resolve(null) : reading.readTyped(cell)),
    [reading],
  )
  return { preview, isReading: read !== decisions && failure === null, progress, failure, type }
}
