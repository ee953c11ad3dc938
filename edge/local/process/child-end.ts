import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** How a process of ours ended. `kernel`: it was killed because the machine had no memory left. */
export type ChildEnd =
  | { readonly by: 'itself'; readonly code: number }
  | { readonly by: 'its memory limit' }
  | { readonly by: 'kernel' }
  | { readonly by: 'crash'; readonly signal: NodeJS.Signals }
  | { readonly by: 'signal'; readonly signal: NodeJS.Signals }

/** Signals that a process gets for what it does itself. */
const CRASHES: readonly NodeJS.Signals[] = [
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGSYS',
  'SIGTRAP',
]

/** What Node writes where its limit of JavaScript memory is reached, before it aborts. */
const LIMIT_WORDS = 'heap out of memory'
/** It writes about 2 KB after these words. */
const KEPT_LETTERS = 10_000

/**
 * Waits until a process has ended, and tells how. Its stderr must be a pipe, which is passed on to ours.
 * `countKills`: how many processes the kernel has killed for want of memory; null where nobody knows.
 */
export async function childEnd(child: ChildProcess, countKills = kernelKills): Promise<ChildEnd> {
  const killsBefore = countKills()
  let said = ''
  child.stderr?.pipe(process.stderr, { end: false })
  child.stderr?.on('data', (bytes: Buffer) => {
    said = (said + bytes.toString('latin1')).slice(-KEPT_LETTERS)
  })
  // Not `exit`, which may come before its last message and words are read.
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (signal === null) return { by: 'itself', code: code ?? 0 }
  if (signal === 'SIGABRT' && said.includes(LIMIT_WORDS)) return { by: 'its memory limit' }
  if (CRASHES.includes(signal)) return { by: 'crash', signal }
  const kills = countKills()
  const isKernels = signal === 'SIGKILL' && kills !== null && killsBefore !== null && kills > killsBefore
  return isKernels ? { by: 'kernel' } : { by: 'signal', signal }
}

/** Of the whole machine, since it started. Only Linux tells. */
function kernelKills(): number | null {
  try {
    const count = /^oom_kill (\d+)$/m.exec(readFileSync('/proc/vmstat', 'utf8'))?.[1]
    return count === undefined ? null : Number(count)
  } catch {
    return null
  }
}
