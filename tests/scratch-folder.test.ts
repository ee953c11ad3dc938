import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { removeScratchFolder, scratchFolder } from './scratch-folder.ts'

const MADE_AND_LEFT = `
  import { scratchFolder } from ${JSON.stringify(import.meta.resolve('./scratch-folder.ts'))}
  process.stdout.write(await scratchFolder())
  process.kill(process.pid, 'SIGKILL')`

test('what a run that was killed left in the temporary folder is removed by the next, and nothing of a living one', async () => {
  const { stdout: left } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    MADE_AND_LEFT,
  ]).catch((error: { stdout: string }) => error)
  expect(left).toMatch(/clearheight-test-/)
  const own = await scratchFolder()
  onTestFinished(() => removeScratchFolder(own))
  const another = await scratchFolder()
  onTestFinished(() => removeScratchFolder(another))
  expect([left, own, another].map((folder) => existsSync(folder))).toEqual([false, true, true])
})
