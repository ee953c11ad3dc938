import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../edge/local/free-port.ts'
import { diesWithin, isAlive } from '../../edge/local/process-identity.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { processesOf } from './processes.ts'
import { endAllRuns, type Run, startRun } from './run.ts'

/** Every ending keeps this promise. */
const STOP_WITHIN_MS = 10_000

let dataDir: string

beforeAll(async () => {
  dataDir = await scratchFolder()
})
afterEach(endAllRuns)
afterAll(() => removeScratchFolder(dataDir))

async function up(options: Partial<Parameters<typeof startRun>[0]> = {}): Promise<Run> {
  const run = await startRun({ dataDir, ...options })
  await run.untilHealth(200)
  return run
}

async function expectCleanEnd(run: Run, how: () => void): Promise<void> {
  const processes = processesOf(dataDir)
  const started = performance.now()
  how()
  expect(await run.ended).toEqual({ code: 0, signal: null })
  expect(performance.now() - started).toBeLessThan(STOP_WITHIN_MS)
  expect(Object.values(processes).map(isAlive)).toEqual([false, false, false])
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
}

describe('start and stop', () => {
  test('an empty folder becomes a running product that says one address', async () => {
    const run = await up()
    expect(run.output()).toBe(
      `Starting the database.\nStarting the sync service.\nClearheight is up: http://localhost:${run.port} (Ctrl-C stops it)\n`,
    )
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([])
    await expectCleanEnd(run, () => run.signal('SIGINT'))
  })

  test('the death of the launcher stops all of it', async () => {
    const run = await up({ lifeline: true })
    await expectCleanEnd(run, () => run.lifeline?.destroy())
  })

  test('Ctrl-C while it is still starting stops what was started', async () => {
    const run = await startRun({ dataDir })
    await run.untilHealth(503)
    run.signal('SIGINT')
    expect(await run.ended).toEqual({ code: 0, signal: null })
    expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })
})

describe('what is in the way', () => {
  test('a taken port is named before anything is started', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const run = await startRun({ dataDir, port })
    expect((await run.ended).code).toBe(1)
    expect(run.output()).toBe(
      `Port ${port} is taken by another program. Stop that program, or start with another port: PORT=${port + 1} npm start\n`,
    )
    expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
    other.close()
  })

  test('a second start from the same folder is refused and says where the first one is', async () => {
    const first = await up()
    const second = await startRun({ dataDir })
    expect((await second.ended).code).toBe(1)
    expect(second.output()).toBe(
      `Clearheight already runs from ${dataDir}: http://localhost:${first.port} (process ${first.pid}). Stop it with Ctrl-C where it was started, or with: kill ${first.pid}\n`,
    )
    await expectCleanEnd(first, () => first.signal('SIGHUP'))
  })

  test('another folder and port run beside it', async () => {
    const otherFolder = await scratchFolder()
    const [one, two] = await Promise.all([up(), startRun({ dataDir: otherFolder })])
    await two.untilHealth(200)
    await one.untilHealth(200)
    two.signal('SIGTERM')
    await two.ended
    await one.untilHealth(200)
    removeScratchFolder(otherFolder)
  })
})

describe('recovery', () => {
  test('after a kill -9 the sync service goes by itself, and the next start stops the database left behind', async () => {
    const killed = await up()
    const { zero, postgres } = processesOf(dataDir)
    killed.signal('SIGKILL')
    await killed.ended
    expect(await diesWithin(zero, 5000)).toBe(true)
    expect(isAlive(postgres)).toBe(true)
    const next = await up()
    expect(isAlive(postgres)).toBe(false)
    await expectCleanEnd(next, () => next.signal('SIGTERM'))
  })

  test('a sync service that is stuck when its supervisor dies is ended by the next start', async () => {
    const killed = await up()
    const { zero } = processesOf(dataDir)
    process.kill(zero.pid, 'SIGSTOP')
    killed.signal('SIGKILL')
    await killed.ended
    expect(isAlive(zero)).toBe(true)
    await up()
    expect(isAlive(zero)).toBe(false)
  })

  test('with everything killed at once, and its lock naming another program by now, the next start recovers', async () => {
    const killed = await up()
    const { self, zero, postgres } = processesOf(dataDir)
    for (const { pid } of [self, zero, postgres]) process.kill(pid, 'SIGKILL')
    await killed.ended
    expect(await diesWithin(postgres, 5000)).toBe(true)
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`)
    await up()
  })

  test('a sync service that dies is started again', async () => {
    const run = await up()
    process.kill(processesOf(dataDir).zero.pid, 'SIGKILL')
    await run.untilHealth(503)
    await run.untilHealth(200)
    expect(run.output()).toContain('The sync service ended (signal SIGKILL). It is started again.\n')
  })

  test('a database that dies is started again, and everything is well afterwards', async () => {
    const run = await up()
    const { postgres } = processesOf(dataDir)
    process.kill(postgres.pid, 'SIGKILL')
    await run.untilHealth(503)
    await run.untilHealth(200)
    expect(run.output()).toContain('The database ended (signal SIGKILL). It is started again.\n')
    await expectCleanEnd(run, () => run.signal('SIGTERM'))
  })
})
