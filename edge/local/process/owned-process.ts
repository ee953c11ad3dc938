import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { keepLogShort, type LogBounds, openLog } from './log-file.ts'
import { type EndingStep, endProcess, identify, type ProcessIdentity } from './process-identity.ts'
import type { User } from './unprivileged-user.ts'

export interface OwnedProcessOptions {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Takes what the child says; kept short while it runs. */
  readonly logFile: string
  readonly logBounds?: LogBounds
  readonly user?: User | undefined
  /** The child's file descriptor 3 is a pipe that closes when we die, however we die. */
  readonly lifeline?: boolean
}

/** A child process, distinguished from any later process with the same id. */
export interface OwnedProcess {
  readonly identity: ProcessIdentity
  /** How it ended, as words for a log line. */
  readonly exited: Promise<string>
  isRunning(): boolean
  end(steps: readonly EndingStep[]): Promise<boolean>
}

/**
 * Starts a child in a process group of its own: Ctrl-C in the terminal reaches us alone, and we keep the order.
 * @throws when the program cannot be started at all
 */
export async function startOwnedProcess(
  program: string,
  args: readonly string[],
  options: OwnedProcessOptions,
): Promise<OwnedProcess> {
  const log = openLog(options.logFile)
  const stdio: StdioOptions = ['ignore', log, log, ...(options.lifeline ? (['pipe'] as const) : [])]
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env,
    stdio,
    detached: true,
    ...(options.user ?? {}),
  })
  closeSync(log)
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`))
  })
  const pid = await pidOf(child)
  void exited.then(keepLogShort(options.logFile, options.logBounds))
  const identity = identify(pid) ?? { pid, born: 'gone' }
  return {
    identity,
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: (steps) => endProcess(identity, steps),
  }
}

function pidOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () =>
      child.pid === undefined ? reject(new Error('no process')) : resolve(child.pid),
    )
  })
}
