import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  createRunRecord,
  discardRunRecord,
  type RunRecord,
  readRunRecord,
} from '../../../../edge/local/data/run-file.ts'

const DEAD: RunRecord = { self: { pid: 1, born: 'long ago' }, what: 'product', ready: true }

function folderOfDeadRun(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(createRunRecord(folder, DEAD)).toBe(true)
  return folder
}

test('while one start removes the record of a dead run, another leaves whatever record there is', () => {
  const folder = folderOfDeadRun()
  writeFileSync(join(folder, 'run.json.discarding'), '')
  discardRunRecord(folder, DEAD)
  expect(readRunRecord(folder)).toEqual(DEAD)
})

test('a start that was killed while it removed a record does not keep others from it', () => {
  const folder = folderOfDeadRun()
  const lock = join(folder, 'run.json.discarding')
  writeFileSync(lock, '')
  utimesSync(lock, new Date(0), new Date(0))
  discardRunRecord(folder, DEAD)
  discardRunRecord(folder, DEAD)
  expect(readRunRecord(folder)).toBeUndefined()
})

test('the record of a start that was quicker stays', () => {
  const folder = folderOfDeadRun()
  discardRunRecord(folder, { ...DEAD, ready: false })
  expect(readRunRecord(folder)).toEqual(DEAD)
})
