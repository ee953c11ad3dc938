import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRunRecord } from '../../../edge/local/data/run-file.ts'
import { identify } from '../../../edge/local/process/process-identity.ts'
import { withPostgres } from '../../../edge/local/with-postgres.ts'
import { parseEnv } from '../../../edge/settings/env.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { endAllRuns, type Run, startRun } from './run.ts'

const script = fileURLToPath(new URL('book-work.ts', import.meta.url))

let dataDir: string

beforeAll(async () => {
  dataDir = await scratchFolder()
})
afterEach(endAllRuns)
afterAll(() => removeScratchFolder(dataDir))

test('without the product, the work gets a database of its own, which is gone afterwards', async () => {
  const work = await startRun({ dataDir, script })
  expect((await work.ended).code).toBe(0)
  expect(work.output()).toBe('counted\nproperties: 0\n')
  expectNothingRuns()
})

test('while it works, a start waits and then goes on; a signal ends the work in order', async () => {
  const work = await startRun({ dataDir, script, env: { WORK_MS: '600000' } })
  await said(work, 'counted')
  const product = await startRun({ dataDir })
  await said(
    product,
    `An import or a restore is writing to ${dataDir} (process ${work.pid}). Clearheight starts when it has finished.\n`,
  )
  work.signal('SIGINT')
  expect((await work.ended).code).toBe(1)
  expect(work.output()).toBe('counted\nStopped. What was not finished is undone.\n')
  await product.untilHealth(200)
  product.signal('SIGTERM')
  await product.ended
  expectNothingRuns()
})

test('a start that waits for an import stops when it is told to', async () => {
  const work = await startRun({ dataDir, script, env: { WORK_MS: '600000' } })
  await said(work, 'counted')
  const product = await startRun({ dataDir })
  await said(product, 'An import or a restore is writing')
  product.signal('SIGINT')
  expect(await product.ended).toEqual({ code: 0, signal: null })
  work.signal('SIGINT')
  await work.ended
})

test('a product that is killed while it starts leaves the work to do it alone, and comes back', async () => {
  const starting = spawn('sleep', ['600'])
  onTestFinished(() => void starting.kill('SIGKILL'))
  const self = identify(starting.pid ?? 0)
  if (self === undefined) throw new Error('nothing was started')
  createRunRecord(dataDir, { self, what: 'product', ready: false })
  const { promise: enough, resolve: end } = Promise.withResolvers<void>()
  const work = withPostgres(parseEnv({ DATA_DIR: dataDir }), () => enough)
  starting.kill('SIGKILL')
  const product = await startRun({ dataDir })
  await said(product, `An import or a restore is writing to ${dataDir} (process ${process.pid}).`)
  end()
  await work
  await product.untilHealth(200)
})

test('with the product running, or just starting, the work uses its database', async () => {
  const product = await startRun({ dataDir })
  await product.untilHealth(503)
  const work = await startRun({ dataDir, script })
  expect((await work.ended).code).toBe(0)
  expect(work.output()).toBe('counted\nproperties: 0\n')
  await product.untilHealth(200)
})

test('a data folder whose database is gone gets no empty one, and says so', async () => {
  renameSync(join(dataDir, 'postgres'), join(dataDir, '../postgres'))
  const gone = `The database of ${dataDir} is not in ${dataDir}/postgres. Put it back there, or move ${dataDir} away to begin with an empty database.\n`
  for (const start of [{ dataDir }, { dataDir, script }]) {
    const run = await startRun(start)
    expect((await run.ended).code).toBe(1)
    expect(run.output()).toContain(gone)
  }
  rmSync(join(dataDir, 'database.json'))
  const older = await startRun({ dataDir, script })
  expect((await older.ended).code).toBe(1)
  expect(older.output()).toBe(gone)
  renameSync(join(dataDir, '../postgres'), join(dataDir, 'postgres'))
})

function expectNothingRuns(): void {
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
}

async function said(run: Run, text: string): Promise<void> {
  await expect.poll(() => run.output(), { timeout: 100_000 }).toContain(text)
}
