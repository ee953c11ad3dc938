import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CheckAddress, RunImportTask, TaskProgress } from '../services/import-jobs.ts'
import type { ReadSources } from '../services/read-sources.ts'
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
    const said = await ask({ kind: 'read', here, request })
    if (said?.kind !== 'read') throw new Error('Reading the sources again ended without an answer.')
    return said.read
  }
}

/** Carries out imports in processes of their own, for the same reason. */
export function runTasksInChild(here: SourcesHere): RunImportTask {
  return async (task, { onProgress, stopping }) => {
    const said = await ask({ kind: 'task', here, task }, { onProgress, stopping })
    if (said?.kind === 'task') return said.outcome
    const sentence = stopping.aborted
      ? 'Stopped. Nothing was changed.'
      : 'The file takes more memory than an import may have. Nothing was changed.'
    return { kind: 'failed', sentence }
  }
}

/** Looks what is at an address in a process of its own, because a file may be large. */
export function checkAddressInChild(here: SourcesHere): CheckAddress {
  return async (address) => {
    const said = await ask({ kind: 'check', here, address })
    if (said?.kind === 'check') return said.check
    return { kind: 'failed', sentence: 'What is at the address takes more memory than an import may have.' }
  }
}

/** Reads the sources that are due in a process of its own. False where it ended before it was done. */
export async function runDueInChild(here: SourcesHere, stopping: AbortSignal): Promise<boolean> {
  return (await ask({ kind: 'due', here }, { stopping })) !== null
}

/** The last word of a process; null where it ended without one. */
async function ask(
  asked: ToSourcesChild,
  { onProgress, stopping }: { onProgress?(progress: TaskProgress): void; stopping?: AbortSignal } = {},
): Promise<FromSourcesChild | null> {
  const child = fork(CHILD, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [MEMORY] })
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
    // Not `exit`, which may come before its last message is read.
    const ended = once(child, 'close')
    child.send(asked, () => {})
    if (stopping?.aborted) stop()
    await ended
    return last
  } finally {
    clearTimeout(late)
    stopping?.removeEventListener('abort', stop)
  }
}
