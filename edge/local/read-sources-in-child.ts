import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ReadSources, SourcesRead } from '../services/read-sources.ts'
import type { ReadTask } from './read-sources-here.ts'

const CHILD = fileURLToPath(new URL('read-sources-child.ts', import.meta.url))

/** Reads sources in a process of its own: a large workbook takes memory and seconds that the server needs. */
export function readSourcesInChild(databaseUrl: string, dataDir: string): ReadSources {
  return async (request) => {
    const child = fork(CHILD, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const task: ReadTask = { databaseUrl, dataDir, ...request }
    child.send(task)
    const answer = once(child, 'message').then(([message]) => message as SourcesRead)
    const end = once(child, 'exit').then(([code]): never => {
      throw new Error(`Reading the sources again ended with exit code ${code}.`)
    })
    try {
      return await Promise.race([answer, end])
    } finally {
      end.catch(() => {})
    }
  }
}
