import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('claim-folder.ts', import.meta.url))
const STARTS = 6
const DEAD_RUN = { self: { pid: 1, born: 'long ago' }, what: 'product', ready: true }

test('of several starts at the same moment, one gets the folder of a dead run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-claim-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'run.json'), JSON.stringify(DEAD_RUN))
  const starts = Array.from({ length: STARTS }, () => spawn(process.execPath, [SCRIPT, folder]))
  onTestFinished(() => starts.forEach((start) => void start.kill('SIGKILL')))
  const answers = await Promise.all(
    starts.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
  )
  expect(answers.toSorted()).toEqual(['claimed', ...Array.from({ length: STARTS - 1 }, () => 'refused')])
})
