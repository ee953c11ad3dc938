import { useCallback, useEffect, useRef, useState } from 'react'
import { cancelImport } from '../../../sync/api/imports.ts'
import { call } from '../../data/requests/call.ts'
import { failureWords } from '../../ui/states/failure-words.ts'
import { type EndedJob, followJob, type RunningJob } from './follow-job.ts'

/** Until the server says how it goes. */
const BEGUN: RunningJob = { state: 'running', stage: 'reading', rows: 0 }

export interface ImportJob {
  /** Null before the first. */
  job: RunningJob | EndedJob | null
  /** Begins another one in place of the one before it, which is stopped. Answers how it came out; null where stopped. */
  start(ask: () => Promise<{ job: string }>): Promise<EndedJob | null>
  stop(): void
}

/** A plan or an import on the server, followed to its end. It is stopped when the screen is left. */
export function useImportJob(): ImportJob {
  const [job, setJob] = useState<RunningJob | EndedJob | null>(null)
  const current = useRef<{ abort: AbortController; id: string | null } | null>(null)

  const stop = useCallback(() => {
    const { abort, id } = current.current ?? {}
    current.current = null
    abort?.abort()
    setJob(null)
    if (typeof id === 'string') void call(cancelImport, { id }).catch(() => undefined)
  }, [])

  const start = useCallback(
    async (ask: () => Promise<{ job: string }>): Promise<EndedJob | null> => {
      stop()
      const own: { abort: AbortController; id: string | null } = { abort: new AbortController(), id: null }
      const isStopped = () => current.current !== own
      current.current = own
      setJob(BEGUN)
      const ended = await run(ask, own, (next) => isStopped() || setJob(next))
      if (isStopped()) return null
      current.current = null
      setJob(ended)
      return ended
    },
    [stop],
  )

  useEffect(() => stop, [stop])
  return { job, start, stop }
}

async function run(
  ask: () => Promise<{ job: string }>,
  own: { abort: AbortController; id: string | null },
  onProgress: (job: RunningJob) => void,
): Promise<EndedJob> {
  const { signal } = own.abort
  try {
    own.id = (await ask()).job
    // It was left before the server had answered.
    if (signal.aborted) void call(cancelImport, { id: own.id }).catch(() => undefined)
    return await followJob(own.id, { signal, onProgress })
  } catch (error) {
    return { state: 'failed', sentence: failureWords(error) }
  }
}
