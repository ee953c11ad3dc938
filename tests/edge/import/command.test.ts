import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readArguments } from '../../../edge/import/command/arguments.ts'
import { estimateRows } from '../../../edge/import/command/estimate-rows.ts'
import { progressLine, showProgress } from '../../../edge/import/command/show-progress.ts'
import { summaryLines } from '../../../edge/import/command/summary-lines.ts'
import type { ImportSummary } from '../../../edge/import/run/import-summary.ts'

test('a file is a source named like it, without folder and extension, unless it is given another name', () => {
  expect(readArguments(['/a/Q3 rents.final.xlsx', 'b.csv'])).toEqual({
    kind: 'import',
    force: false,
    renamed: false,
    files: [
      { path: '/a/Q3 rents.final.xlsx', source: 'Q3 rents.final' },
      { path: 'b.csv', source: 'b' },
    ],
  })
  expect(readArguments(['b.csv', '--source', ' South ', '--force'])).toEqual({
    kind: 'import',
    force: true,
    renamed: false,
    files: [{ path: 'b.csv', source: 'South' }],
  })
  expect(readArguments(['--list'])).toEqual({ kind: 'list' })
  expect(readArguments(['--again'])).toEqual({ kind: 'again' })
  expect(readArguments(['--remove', 'South'])).toEqual({ kind: 'remove', source: 'South' })
  expect(readArguments(['b.csv', '--help'])).toEqual({ kind: 'help' })
})

test.each([
  [[], 'Name a CSV or XLSX file to import.'],
  [['--list', 'a.csv'], '--list and a file do not go together.'],
  [['--list', '--remove', 'x'], '--list and --remove do not go together.'],
  [['a.csv', 'b.csv', '--source', 'x'], '--source takes one file at a time.'],
  [['a.csv', '--source', ' '], '--source needs a name.'],
  [['a/x.csv', 'b/x.xlsx'], 'Two of the files would be the source x. Import them one by one, with --source.'],
  [['--forse', 'a.csv'], "Unknown option '--forse'. --help shows what there is."],
])('%j is answered with one sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})

const summary: ImportSummary = {
  source: 'houston',
  workbook: 'houston.xlsx',
  read: 2512,
  imported: { new: 1400, changed: 1000 },
  unchanged: 30,
  skipped: 70,
  rejected: 12,
  removed: 3,
  ended: 0,
  rekeyed: 5,
  skippedBy: [
    { reason: 'duplicate', rows: 60 },
    { reason: 'total', rows: 10 },
  ],
  rejectedBy: [{ reason: 'nothing-identifies', rows: 12 }],
  leftEmpty: [{ sheet: 'North', column: 'Rent', cells: 4, example: 'Rent is not a number: soon.' }],
  sheets: [
    {
      sheet: 'North',
      unusedColumns: ['The column Fax is not used.'],
      outside: ['A1:B2, which begins “Houston comps”'],
      read: 2512,
      imported: { new: 1400, changed: 1000 },
      unchanged: 30,
      skipped: 70,
      rejected: 12,
    },
  ],
  passedOver: ['The sheet Notes has no header.'],
  rejectedFile: '/data/rejected/houston-2026-11-21.csv',
  seconds: 2.345,
}

test('the end of an import is told in full', () => {
  expect(summaryLines(summary)).toEqual([
    'houston: 2,512 rows read = 2,400 (1,400 new, 1,000 changed) imported + 30 unchanged + 70 skipped + 12 rejected',
    '  no longer in the file, and removed: 3',
    '  matched although they have another address or ID: 5',
    '  skipped: 60 (same as an earlier row), 10 (total)',
    '  rejected: 12 (nothing that identifies a property)',
    '  every rejected row and every row with cells left empty, and why: /data/rejected/houston-2026-11-21.csv',
    '  left empty in Rent: 4, such as: Rent is not a number: soon.',
    '  The column Fax is not used.',
    '  not in a table of North: A1:B2, which begins “Houston comps”',
    '  The sheet Notes has no header.',
    '  took 2.3 s',
  ])
})

test('an import that found nothing new is told in two lines', () => {
  const none = { new: 0, changed: 0 }
  const quiet = {
    ...summary,
    imported: none,
    unchanged: 2512,
    skipped: 0,
    rejected: 0,
    removed: 0,
    rekeyed: 0,
    skippedBy: [],
  }
  const empty = { rejectedBy: [], leftEmpty: [], sheets: [], passedOver: [], rejectedFile: null }
  expect(summaryLines({ ...quiet, ...empty })).toEqual([
    'houston: 2,512 rows read = 0 imported + 2,512 unchanged + 0 skipped + 0 rejected',
    '  took 2.3 s',
  ])
})

test('the bar fills while rows are read, up to the book being written', () => {
  const at = (rows: number) => progressLine('a', { stage: 'reading', rows }, 1000)
  expect(at(0)).toBe('a [------------------------] 0 rows, reading')
  expect(at(500)).toBe('a [########----------------] 500 rows, reading')
  expect(at(5000)).toBe('a [#################-------] 5,000 rows, reading')
  expect(progressLine('a', { stage: 'comparing', rows: 1000 }, 1000)).toBe(
    'a [#################-------] 1,000 rows, comparing with your properties',
  )
  expect(progressLine('a', { stage: 'done', rows: 7 }, null)).toBe(
    'a [########################] 7 rows, done',
  )
  expect(progressLine('a', { stage: 'reading', rows: 500 }, null)).toBe(
    'a [--#---------------------] 500 rows, reading',
  )
})

test('a terminal gets one line drawn anew and cleared at the end, anything else plain lines', () => {
  const shown = (isTTY: boolean) => {
    const written: string[] = []
    const output = { isTTY, write: (text: string) => written.push(text) > 0 }
    const progress = showProgress(output, 'a', 30_000)
    for (let rows = 4000; rows <= 24_000; rows += 4000) progress.show({ stage: 'reading', rows })
    progress.show({ stage: 'writing', rows: 24_000 })
    progress.end()
    return written
  }
  expect(shown(false)).toEqual(['a: 10,000 rows read\n', 'a: 20,000 rows read\n'])
  const drawn = shown(true)
  expect(drawn.every((text) => text.startsWith('\r\x1b[K') && !text.includes('\n'))).toBe(true)
  expect(drawn.at(-1)).toBe('\r\x1b[K')
})

test('the rows of a text file are estimated by its lines, those of a workbook not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-estimate-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a')
  await writeFile(path, 'a,b\n'.repeat(50_000))
  expect(await estimateRows(path)).toBe(50_000)
  await writeFile(path, 'PK\x03\x04\n\n')
  expect(await estimateRows(path)).toBeNull()
  await writeFile(path, '')
  expect(await estimateRows(path)).toBe(0)
})
