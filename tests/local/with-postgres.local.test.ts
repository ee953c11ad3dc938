import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
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

test('while it works, a start is refused; a signal ends it in order', async () => {
  const work = await startRun({ dataDir, script, env: { WORK_MS: '30000' } })
  await said(work, 'counted')
  const product = await startRun({ dataDir })
  expect((await product.ended).code).toBe(1)
  expect(product.output()).toBe(
    `An import is writing to ${dataDir} (process ${work.pid}). Wait until it has finished.\n`,
  )
  work.signal('SIGINT')
  expect((await work.ended).code).toBe(1)
  expect(work.output()).toBe('counted\nStopped. What was not finished is undone.\n')
  expectNothingRuns()
})

test('with the product running, or just starting, the work uses its database', async () => {
  const product = await startRun({ dataDir })
  await product.untilHealth(503)
  const work = await startRun({ dataDir, script })
  expect((await work.ended).code).toBe(0)
  expect(work.output()).toBe('counted\nproperties: 0\n')
  await product.untilHealth(200)
})

function expectNothingRuns(): void {
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
}

async function said(run: Run, text: string): Promise<void> {
  await expect.poll(() => run.output(), { timeout: 30_000 }).toContain(text)
}
