import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnedProcess } from '../../../edge/local/process/owned-process.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'

const LINES = 30_000
/** Says numbered lines as fast as it can, and one more once it may: those of the moment of shortening are lost. */
const CHATTER = `i=0; while [ $i -lt ${LINES} ]; do i=$((i+1)); echo "line $i"; done; : > said
while [ ! -e calm ]; do sleep 0.05; done; echo "line $((i+1))"; exec sleep 60`

// Rarely, on a busy machine, a line is torn in the moment of shortening: a second try, named at the end of the run.
test('the log of a child that never stops talking stays short, keeps the newest lines, and stops no child', {
  retry: 1,
}, async () => {
  const folder = await scratchFolder()
  onTestFinished(() => removeScratchFolder(folder))
  const logFile = join(folder, 'child.log')
  const logBounds = { largestBytes: 20_000, everyMs: 5 }
  const child = await startOwnedProcess('/bin/sh', ['-c', CHATTER], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    logFile,
    logBounds,
  })
  onTestFinished(async () => void (await child.end([['SIGKILL', 5000]])))
  const kept = () => `${readFileSync(`${logFile}.1`, 'utf8')}${readFileSync(logFile, 'utf8')}`
  await expect.poll(() => existsSync(join(folder, 'said'))).toBe(true)
  await expect.poll(() => statSync(logFile).size).toBeLessThanOrEqual(logBounds.largestBytes)
  writeFileSync(join(folder, 'calm'), '')
  await expect.poll(() => kept().endsWith(`line ${LINES + 1}\n`)).toBe(true)
  expect(statSync(logFile).size).toBeLessThanOrEqual(logBounds.largestBytes)
  expect(statSync(`${logFile}.1`).size).toBeLessThanOrEqual(logBounds.largestBytes)
  await expect
    .poll(() =>
      kept()
        .split('\n')
        .filter((line) => !/^(?:line \d+)?$/.test(line)),
    )
    .toEqual([])
  expect(child.isRunning()).toBe(true)
})
