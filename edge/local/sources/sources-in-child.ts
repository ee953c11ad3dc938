import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CheckAddress, RunImportTask, TaskProgress } from '../../services/import-jobs.ts'
import type { ReadSources } from '../../services/read-sources.ts'
import { type ChildEnd, childEnd } from '../process/child-end.ts'
import type { SourcesHere } from './source-world-here.ts'
import type { FromSourcesChild, ToSourcesChild } from './sources-child.ts'

const CHILD = fileURLToPath(new URL('sources-child.ts', import.meta.url))
/** Megabytes of JavaScript. A file that needs more ends its own process, and nothing else. */
const MEMORY = '--max-old-space-size=400'
/** A process that was told to stop and does not is ended. */
const STOP_WITHIN_MS = 5_000

/** Reads sources in a process of its own: a large workbook takes memory and seconds that the server needs. */
export function readSourcesInChild(here: SourcesHere): ReadSources {
  return async (request) => {
    const { last } = await ask({ kind: 'read', here, request })
    if (last?.kind !== 'read') throw new Error('Reading the sources again ended without an answer.')
    return last.read
  }
}

/** Carries out imports in processes of their own, for the same reason. */
export function runTasksInChild(here: SourcesHere): RunImportTask {
  return async (task, { onProgress, stopping }) => {
    let isWriting = false
    const { last, end } = await ask(
      { kind: 'task', here, task },
      {
        stopping,
        onProgress(progress) {
          isWriting = progress.stage === 'writing'
          onProgress(progress)
        },
      },
    )
    if (last?.kind === 'task') return last.outcome
    const why = stopping.aborted ? 'Stopped.' : endWords(end, 'the file')
    return { kind: 'failed', sentence: `${why} ${isWriting ? UNSURE : 'Nothing was changed.'}` }
  }
}

/** It ended while its rows were written, and may have ended just after that. */
const UNSURE = 'See under Sources whether it came in.'

/** Looks what is at an address in a process of its own, because a file may be large. */
export function checkAddressInChild(here: SourcesHere): CheckAddress {
  return async (address) => {
    const { last, end } = await ask({ kind: 'check', here, address })
    if (last?.kind === 'check') return last.check
    return { kind: 'failed', sentence: endWords(end, 'what is at the address') }
  }
}

/** Reads the sources that are due in a process of its own. False where it ended before it was done. */
export async function runDueInChild(here: SourcesHere, stopping: AbortSignal): Promise<boolean> {
  return (await ask({ kind: 'due', here }, { stopping })).last !== null
}

/** Why a process has no answer, for whoever waits for it. */
function endWords(end: ChildEnd, what: string): string {
  switch (end.by) {
    case 'its memory limit':
      return `${what.charAt(0).toUpperCase()}${what.slice(1)} takes more memory than an import may have.`
    case 'kernel':
      return `The server ran out of memory while it read ${what}.`
    case 'itself':
    case 'crash':
      return `The server failed while it read ${what}. Please try again.`
    case 'signal':
      return `The server was interrupted while it read ${what}. Please try again.`
  }
}

interface Said {
  /** The last word of the process; null where it ended without one. */
  readonly last: FromSourcesChild | null
  readonly end: ChildEnd
}

async function ask(
  asked: ToSourcesChild,
  { onProgress, stopping }: { onProgress?(progress: TaskProgress): void; stopping?: AbortSignal } = {},
): Promise<Said> {
  const child = fork(CHILD, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], execArgv: [MEMORY] })
  let last: FromSourcesChild | null = null
  let late: NodeJS.Timeout | undefined
  const stop = () => {
    child.send('stop', () => {})
    late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  }
  child.on('message', (said: FromSourcesChild) => {
    if (said.kind === 'progress') onProgress?.(said.progress)
    else last = said
  })
  stopping?.addEventListener('abort', stop, { once: true })
  try {
    const ended = childEnd(child)
    child.send(asked, () => {})
    if (stopping?.aborted) stop()
    const end = await ended
    if (last === null && 'signal' in end && !stopping?.aborted)
      console.error(`The process that reads sources was ended by ${end.signal}.`)
    return { last, end }
  } finally {
    clearTimeout(late)
    stopping?.removeEventListener('abort', stop)
  }
}
