import { type ChildProcess, execFile } from 'node:child_process'
import { on } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { endAllRuns, startRun } from '../local/run.ts'

const COMMAND = fileURLToPath(new URL('../../../edge/local/commands/import-command.ts', import.meta.url))

afterEach(endAllRuns)

interface Said {
  readonly code: number
  readonly out: string
  readonly error: string
}

function runImport(dataDir: string, ...args: string[]): Promise<Said> {
  return startImport(dataDir, ...args).ended
}

function startImport(dataDir: string, ...args: string[]): { child: ChildProcess; ended: Promise<Said> } {
  const { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  const env = { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, DATA_DIR: dataDir }
  const { promise: ended, resolve } = Promise.withResolvers<Said>()
  const child = execFile(process.execPath, [COMMAND, ...args], { env }, (failure, out, error) => {
    resolve({ code: failure ? Number(failure.code ?? 1) : 0, out, error })
  })
  return { child, ended }
}

async function folderWith(
  files: Record<string, string>,
): Promise<{ dataDir: string; path(name: string): string }> {
  const folder = await scratchFolder()
  onTestFinished(() => removeScratchFolder(folder))
  const dataDir = join(folder, 'book')
  mkdirSync(join(folder, 'files'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'files', name), content)
  return { dataDir, path: (name) => join(folder, 'files', name) }
}

const PLANTS = `Name,Address,City,State,Rent/SF/Mo
Clay Plant,1 Clay Rd,Houston,TX,0.85
Telge Plant,2 Telge Rd,Houston,TX,1.10
Total,,,,1.95
,,Houston,TX,0.75
`

test('files are imported, listed and removed without the product, and refusals end with code 1', async () => {
  const { dataDir, path } = await folderWith({ 'plants.csv': PLANTS, 'letter.csv': 'Dear all,\nhello\n' })
  const first = await runImport(dataDir, path('plants.csv'), path('letter.csv'))
  expect(first.error).toMatch(/^[^\n]*letter\.csv[^\n]*\.\n$/)
  expect(first.code).toBe(1)
  expect(first.out).toContain(
    'plants: 4 rows read = 2 (2 new, 0 changed) imported + 0 unchanged + 1 skipped + 1 rejected\n',
  )
  const rejectedFile = /every rejected row with its reasons: (.*)/.exec(first.out)?.[1] ?? ''
  expect(rejectedFile).toBe(join(dataDir, 'rejected', `plants-${new Date().toISOString().slice(0, 10)}.csv`))
  expect(readFileSync(rejectedFile, 'utf8')).toContain('plants,5,')

  const listed = await runImport(dataDir, '--list')
  expect(listed.out).toMatch(
    /^plants: 2 properties, from plants\.csv, imported [A-Z][a-z]{2} \d{1,2}, \d{4}, [\d:]+ UTC\n$/,
  )
  const unknown = await runImport(dataDir, '--remove', 'plant')
  expect(unknown).toEqual({ code: 1, out: '', error: 'There is no source named plant.\n' })
  const removed = await runImport(dataDir, '--remove', 'plants')
  expect(removed).toEqual({ code: 0, out: 'plants: 2 properties removed.\n', error: '' })
})

test('a command that makes no sense starts nothing', async () => {
  const { dataDir } = await folderWith({})
  expect(await runImport(dataDir, '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('--remove SOURCE'),
  })
  expect(await runImport(dataDir)).toEqual({
    code: 1,
    out: '',
    error: 'Name a CSV or XLSX file to import.\n',
  })
  expect(await runImport(dataDir, 'nowhere.csv')).toEqual({
    code: 1,
    out: '',
    error: 'nowhere.csv could not be opened.\n',
  })
  expect(existsSync(dataDir)).toBe(false)
})

test('a file is imported into the book of a product that runs', async () => {
  const { dataDir, path } = await folderWith({ 'plants.csv': PLANTS })
  const product = await startRun({ dataDir })
  await product.untilHealth(200)
  const imported = await runImport(dataDir, path('plants.csv'), '--source', 'North')
  expect(imported).toMatchObject({ code: 0, out: expect.stringContaining('North: 4 rows read') })
  const health = () => fetch(`http://localhost:${product.port}/api/health`).then((r) => r.json())
  await expect.poll(health, { timeout: 20_000 }).toMatchObject({ status: 'ok', properties: 2 })
})

const MANY = `Name,Address\n${Array.from({ length: 60_000 }, (_, i) => `Plant ${i},${i} Clay Rd`).join('\n')}`

test.each([
  ['alone', false],
  ['beside the product', true],
])(
  'an import %s that is told to stop says that nothing was changed, and leaves the rest alone',
  async (_, isBeside) => {
    const { dataDir, path } = await folderWith({ 'many.csv': MANY, 'plants.csv': PLANTS })
    if (isBeside) await (await startRun({ dataDir })).untilHealth(200)
    const { child, ended } = startImport(dataDir, path('many.csv'), path('plants.csv'))
    for await (const [chunk] of on(child.stdout as Readable, 'data'))
      if (`${chunk}`.includes('rows read')) break
    child.kill('SIGTERM')
    expect(await ended).toEqual({
      code: 1,
      out: expect.stringMatching(/^(many: [\d,]+ rows read\n)+$/),
      error: 'Stopped. many.csv was not imported, and nothing was changed.\n',
    })
    expect((await runImport(dataDir, '--list')).out).toBe('Nothing has been imported yet.\n')
  },
)
