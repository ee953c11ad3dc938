import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRejectedFile } from '../../../edge/import/run/rejected-file.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-rejected-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const rowOf = (
  sheet: string,
  rowNumber: number,
  header: readonly string[],
  cells: readonly Cell[],
): ReadRow => ({
  sheet,
  rowNumber,
  header,
  cells,
  outcome: { kind: 'rejected', problems: [], readings: [] },
})

test('rows and cells that were not taken are kept with every reason and the raw cells under their own header', async () => {
  const folder = await dataFolder()
  const [one, two] = [['Name', 'Rent'], ['Address']]
  const rejected = createRejectedFile(folder, 'Q3: rents/South', '2026-11-21')
  await rejected.add(rowOf('One', 7, one, ['=cmd()', 'a dollar']), 'row', [
    'Rent is text.',
    'Name is a formula.',
  ])
  await rejected.add(rowOf('One', 9, one, [null, -1]), 'cells', ['Rent is negative.'])
  await rejected.add(rowOf('Two', 3, two, ['1, Main']), 'row', ['Nothing identifies the row.'])
  const path = await rejected.keep()
  expect(path).toBe(join(folder, 'rejected', 'Q3-rents-South-2026-11-21.csv'))
  expect(await readFile(path ?? '', 'utf8')).toBe(
    '\uFEFFSheet,Row,Result,Reasons,Name,Rent\r\n' +
      "One,7,rejected,Rent is text. Name is a formula.,'=cmd(),a dollar\r\n" +
      'One,9,imported with cells left empty,Rent is negative.,,-1\r\n' +
      'Sheet,Row,Result,Reasons,Address\r\n' +
      'Two,3,rejected,Nothing identifies the row.,"1, Main"\r\n',
  )
})

test('nobody but their owner can read them, also in a folder that was open before', async () => {
  const folder = await dataFolder()
  await mkdir(join(folder, 'rejected'), { mode: 0o755 })
  const rejected = createRejectedFile(folder, 'a', '2026-11-21')
  await rejected.add(rowOf('One', 7, ['Name'], ['x']), 'row', ['No.'])
  const path = await rejected.keep()
  expect((await stat(path ?? '')).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'rejected'))).mode & 0o777).toBe(0o700)
})

test('a run that rejects nothing takes the file of the same day away', async () => {
  const folder = await dataFolder()
  const first = createRejectedFile(folder, 'a', '2026-11-21')
  await first.add(rowOf('One', 7, ['Name'], ['x']), 'row', ['No.'])
  await first.keep()
  expect(await createRejectedFile(folder, 'a', '2026-11-21').keep()).toBeNull()
  expect(await readdir(join(folder, 'rejected'))).toEqual([])
})

test('a run that fails leaves the file of the run before as it was', async () => {
  const folder = await dataFolder()
  const path = join(folder, 'rejected', 'a-2026-11-21.csv')
  const first = createRejectedFile(folder, 'a', '2026-11-21')
  await first.add(rowOf('One', 7, ['Name'], ['x']), 'row', ['No.'])
  await first.keep()
  await writeFile(path, 'the run before')
  const failed = createRejectedFile(folder, 'a', '2026-11-21')
  for (let i = 0; i < 3000; i++) await failed.add(rowOf('One', i, ['Name'], ['x'.repeat(40)]), 'row', ['No.'])
  await failed.discard()
  expect(await readFile(path, 'utf8')).toBe('the run before')
  expect(await readdir(join(folder, 'rejected'))).toEqual(['a-2026-11-21.csv'])
})
