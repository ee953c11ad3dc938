import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod/mini'

/** A process of this machine: its id and its start time, because ids are reused. */
export const processIdentity = z.object({ pid: z.int().check(z.positive()), born: z.string() })
export type ProcessIdentity = z.infer<typeof processIdentity>

/** A signal and how long, in milliseconds, the process gets to obey it. */
export type EndingStep = readonly [signal: NodeJS.Signals, patienceMs: number]

const POLL_MS = 20

/** The living process with this id. A zombie counts as dead: it may never be reaped where PID 1 does not do so. */
export function identify(pid: number): ProcessIdentity | undefined {
  const born = process.platform === 'linux' ? bornFromProc(pid) : bornFromPs(pid)
  return born === undefined ? undefined : { pid, born }
}

/** Also false where another process has the id by now. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.born === identity.born
}

/** Takes one step after the other until the process is gone; false when it outlives them all. */
export async function endProcess(identity: ProcessIdentity, steps: readonly EndingStep[]): Promise<boolean> {
  for (const [signal, patienceMs] of steps) {
    if (!isAlive(identity)) return true
    signalProcess(identity.pid, signal)
    if (await diesWithin(identity, patienceMs)) return true
  }
  return !isAlive(identity)
}

/** Waits for a process to end. False where it does not within the time. */
export async function diesWithin(identity: ProcessIdentity, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  while (isAlive(identity)) {
    if (performance.now() > deadline) return false
    await delay(POLL_MS)
  }
  return true
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended before the signal, or belongs to another user. The wait that follows shows which.
  }
}

/** State and start time are the first and twentieth fields after the name (proc(5), fields 3 and 22). */
function bornFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const state = fields[0]
    if (state === 'Z' || state === 'X') return undefined
    return `${bootId()}:${fields[19]}`
  } catch {
    return undefined
  }
}

let boot: string | undefined
/** Start times count from boot, so two boots could give two processes the same one. */
function bootId(): string {
  boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()
  return boot
}

function bornFromPs(pid: number): string | undefined {
  const ps = spawnSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
  const [, state, started] = /^\s*(\S+)\s+(.+?)\s*$/.exec(ps.stdout ?? '') ?? []
  return state === undefined || state.startsWith('Z') ? undefined : started
}
