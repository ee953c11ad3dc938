import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnedProcess } from '../../edge/local/process/owned-process.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'

const LINES = 30_000
/** Says numbered lines as fast as it can, then waits. */
const CHATTER = `i=0; while [ $i -lt ${LINES} ]; do i=$((i+1)); echo "line $i"; done; exec sleep 60`

test('the log of a child that never stops talking stays short, keeps the newest lines, and stops no child', async () => {
  const folder = await scratchFolder()
  onTestFinished(() => removeScratchFolder(folder))
  const logFile = join(folder, 'child.log')
  const logBounds = { largestBytes: 20_000, everyMs: 5 }
  const child = await startOwnedProcess('/bin/sh', ['-c', CHATTER], {
    cwd: '/',
    env: { PATH: process.env.PATH },
    logFile,
    logBounds,
  })
  onTestFinished(async () => void (await child.end([['SIGKILL', 5000]])))
  const kept = () => `${readFileSync(`${logFile}.1`, 'utf8')}${readFileSync(logFile, 'utf8')}`
  await expect.poll(() => kept().endsWith(`line ${LINES}\n`)).toBe(true)
  await expect.poll(() => statSync(logFile).size).toBeLessThanOrEqual(logBounds.largestBytes)
  expect(statSync(`${logFile}.1`).size).toBeLessThanOrEqual(logBounds.largestBytes)
  await expect.poll(kept).toMatch(/^(line \d+\n)+$/)
  expect(child.isRunning()).toBe(true)
})
