import { useCallback, useEffect, useState } from 'react'
import { fetchSource, getUpload } from '../../../sync/api/imports.ts'
import { call, callEmpty } from '../../data/requests/call.ts'
import { failureWords } from '../../ui/states/failure-words.ts'
import { useImportJob } from '../job/use-import-job.ts'
import type { FileToRead } from '../reading/reading-messages.ts'

export type FetchedFile =
  | { state: 'fetching'; rows: number }
  | { state: 'here'; file: FileToRead }
  | { state: 'failed'; sentence: string }

/** What the server fetches of a source, as a file that is looked at like one that was dropped. */
export function useFetchedFile(sourceId: number): { fetched: FetchedFile; fetchAgain(): void } {
  const { job, start } = useImportJob()
  const [ended, setEnded] = useState<Exclude<FetchedFile, { state: 'fetching' }> | null>(null)

  const fetchIt = useCallback(async () => {
    setEnded(null)
    const outcome = await start(() => call(fetchSource, { id: sourceId }))
    if (outcome?.state === 'failed') setEnded(outcome)
    if (outcome?.state !== 'fetched') return
    const { upload, name, form } = outcome
    try {
      const answer = await callEmpty(getUpload, { id: upload })
      setEnded({ state: 'here', file: { file: new File([await answer.blob()], name), form } })
    } catch (error) {
      setEnded({ state: 'failed', sentence: failureWords(error) })
    }
  }, [sourceId, start])
  useEffect(() => void fetchIt(), [fetchIt])

  const rows = job?.state === 'running' ? job.rows : 0
  return { fetched: ended ?? { state: 'fetching', rows }, fetchAgain: () => void fetchIt() }
}
