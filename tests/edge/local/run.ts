import { type ChildProcess, spawn } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../edge/local/process/free-port.ts'

const PLAIN_PRODUCT = fileURLToPath(new URL('plain-product.ts', import.meta.url))
const READY_WITHIN_MS = 110_000

export interface RunOptions {
  readonly dataDir: string
  readonly port?: number
  readonly user?: { readonly uid: number; readonly gid: number; readonly home: string }
  /** Holds descriptor 3 of the run, as the launcher does. */
  readonly lifeline?: boolean
  /** A script other than the product with a plain page. */
  readonly script?: string
  readonly env?: Readonly<Record<string, string>>
}

/** A product in a process of its own. */
export interface Run {
  readonly port: number
  readonly pid: number
  readonly lifeline: Duplex | undefined
  output(): string
  /** Waits for the health to be as wanted; throws with the output when the run ends before. */
  untilHealth(status: number): Promise<void>
  signal(name: NodeJS.Signals): void
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

const running = new Set<Run>()

export async function startRun({ dataDir, user, lifeline = false, ...options }: RunOptions): Promise<Run> {
  const port = options.port ?? (await freePort())
  const child = spawn(process.execPath, [options.script ?? PLAIN_PRODUCT], {
    env: {
      PATH: process.env.PATH,
      HOME: user?.home ?? process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      DATA_DIR: dataDir,
      PORT: String(port),
      SAMPLE: 'off',
      // Tests do not depend on who answers outside.
      NETWORK: 'off',
      ...options.env,
      ...(lifeline ? { LIFELINE_FD: '3' } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(lifeline ? (['pipe'] as const) : [])],
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  })
  const run = watch(child, port)
  running.add(run)
  return run
}

/** Ends what a test that failed left behind. */
export async function endAllRuns(): Promise<void> {
  for (const run of running) run.signal('SIGTERM')
  await Promise.all([...running].map((run) => run.ended))
  running.clear()
}

function watch(child: ChildProcess, port: number): Run {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  let isOver = false
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => {
      isOver = true
      resolve({ code, signal })
    })
  })
  return {
    port,
    pid: child.pid ?? 0,
    lifeline: child.stdio[3] as Duplex | undefined,
    output: () => output,
    ended,
    signal: (name) => child.kill(name),
    async untilHealth(status) {
      const deadline = performance.now() + READY_WITHIN_MS
      while ((await healthOf(port)) !== status) {
        if (isOver || performance.now() > deadline)
          throw new Error(`no health ${status}. It said:\n${output}`)
        await delay(50)
      }
    },
  }
}

async function healthOf(port: number): Promise<number | undefined> {
  try {
    const response = await fetch(`http://localhost:${port}/api/health`, { signal: AbortSignal.timeout(3000) })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}
