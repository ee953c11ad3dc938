import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { isAlive } from '../../../edge/local/process/process-identity.ts'
import {
  startZeroCache,
  ZERO_ENDING,
  type ZeroEntry,
  zeroCacheAnswers,
  zeroEntry,
} from '../../../edge/local/zero/zero-cache.ts'
import { testDatabaseUrl, turnOfZeroCache } from '../../postgres.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'

const installed = zeroEntry()
/** Tests with a zero-cache take turns, and wait for those before them. */
const TURNS_MS = 300_000
const SMALL_HEAP = '--max-semi-space-size=8'

test('the installed zero-cache has the inner entry point that runs it in one process', () => {
  expect(installed.kind).toBe('one process')
})

test.each([
  ['in one process', installed],
  ['in many processes, where the inner entry point is missing', zeroEntryWithout(installed)],
])(
  'zero-cache %s answers on this machine only, has the heap of who starts it and a name that it cannot take for an option, and ends in order',
  async (_how, entry) => {
    process.execArgv.push(SMALL_HEAP)
    onTestFinished(() => void process.execArgv.pop())
    const dataDir = await scratchFolder()
    onTestFinished(() => removeScratchFolder(dataDir))
    await turnOfZeroCache(onTestFinished)
    const port = await freePort(2)
    const child = await startZeroCache({
      dataDir,
      port,
      databaseUrl: await testDatabaseUrl(),
      origin: 'http://localhost:8787',
      apiKey: 'key',
      adminPassword: 'password',
      entry,
    })
    expect(await zeroCacheAnswers(port)).toBe(true)
    expect(taskOf(child.identity.pid)).toMatch(/^\w/)
    expect(argumentsOf(child.identity.pid)).toContain(SMALL_HEAP)
    expect(await Promise.all([isFreeElsewhere(port), isFreeElsewhere(port + 1)])).toEqual([true, true])
    expect(await child.end(ZERO_ENDING)).toBe(true)
    expect([isAlive(child.identity), await zeroCacheAnswers(port)]).toEqual([false, false])
  },
  TURNS_MS,
)

test('a zero-cache that is given up while it starts is killed at once, though it would drain on SIGTERM', async () => {
  const dataDir = await scratchFolder()
  onTestFinished(() => removeScratchFolder(dataDir))
  const cli = join(dataDir, 'drains.mjs')
  writeFileSync(
    cli,
    `import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { writeFileSync('drained', ''); process.exit(0) })
    setInterval(() => {}, 1000)
    writeFileSync('begun', '')`,
  )
  const stopping = new AbortController()
  const start = startZeroCache({
    dataDir,
    port: await freePort(2),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    origin: 'http://localhost:8787',
    apiKey: 'key',
    adminPassword: 'password',
    entry: { kind: 'many processes', cli },
    stopping: stopping.signal,
  })
  start.catch(() => {})
  await expect.poll(() => existsSync(join(dataDir, 'zero/begun'))).toBe(true)
  stopping.abort()
  await expect(start).rejects.toThrow('The sync service did not start.')
  expect(existsSync(join(dataDir, 'zero/drained'))).toBe(false)
})

/** How a process is named among those that zero-cache knows; as given, where the system does not say. */
function taskOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return 'unknown'
  return /(?:^|\0)ZERO_TASK_ID=([^\0]*)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]
}

function argumentsOf(pid: number): readonly string[] {
  if (process.platform !== 'linux') return process.execArgv
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
}

/** As if the package had lost its inner entry point: its command alone is left. */
function zeroEntryWithout(entry: ZeroEntry): ZeroEntry {
  if (entry.kind === 'many processes') return entry
  return {
    kind: 'many processes',
    cli: entry.runWorker.replace(/out\/zero-cache\/.*/, 'out/zero/src/cli.js'),
  }
}

/** A program that listens on every address takes the port on each; one on 127.0.0.1 leaves the others free. */
async function isFreeElsewhere(port: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const server = createServer().listen(port, '127.0.0.2')
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
