import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDataFolder } from '../../../../edge/local/data/data-folder.ts'
import { createRunRecord, replaceRunRecord } from '../../../../edge/local/data/run-file.ts'
import { identify } from '../../../../edge/local/process/process-identity.ts'

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const modeOf = (path: string) => statSync(path).mode & 0o777

test('a new data folder and the record of its run show nothing to other users', () => {
  const dataDir = join(scratch(), 'books', 'mine')
  openDataFolder(dataDir)
  openDataFolder(dataDir)
  expect(modeOf(dataDir) & 0o066).toBe(0)
  const self = identify(process.pid)
  if (self === undefined) throw new Error('this process is not found')
  createRunRecord(dataDir, { self, what: 'import', ready: false })
  expect(modeOf(join(dataDir, 'run.json'))).toBe(0o600)
  replaceRunRecord(dataDir, { self, what: 'import', ready: true })
  expect(modeOf(join(dataDir, 'run.json'))).toBe(0o600)
})

test.skipIf(!existsSync('/proc/self'))(
  'a folder that the system makes for nobody is named at once (needs /proc)',
  () => {
    expect(() => openDataFolder('/proc/x/y')).toThrow(
      'DATA_DIR /proc/x/y cannot be written (ENOENT). Choose a folder of your own with DATA_DIR.',
    )
  },
)

test('a file in the way of a data folder is named', () => {
  const file = join(scratch(), 'file')
  writeFileSync(file, '')
  expect(() => openDataFolder(file)).toThrow(`DATA_DIR ${file} cannot be written (EEXIST).`)
  expect(() => openDataFolder(join(file, 'data'))).toThrow('cannot be written (EEXIST)')
})
