import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openFile } from '../../../edge/files/open-file.ts'
import { type ImportDecisions, NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { outcomeDigest } from '../../../sync/sheets/preview/outcome-digest.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { generatedCsv } from '../../bench/generated-csv.ts'
import { launchChromium } from '../../chromium.ts'
import { zipOf } from '../../sync/sheets/file/make-files.ts'
import { recordsOf } from '../../sync/sheets/records-of.ts'
import { serveReadingPage } from './serve-reading-page.ts'

const ROWS = 10_000
const cleanUp: (() => unknown)[] = []
afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

const scratch = mkdtempSync(join(tmpdir(), 'clearheight-reading-'))
cleanUp.push(() => rmSync(scratch, { recursive: true }))

let browser: Browser
let origin: string

beforeAll(async () => {
  const served = await serveReadingPage(scratch)
  cleanUp.push(() => served.stop())
  origin = served.origin
  browser = await launchChromium()
  cleanUp.push(() => browser.close())
  writeFileSync(join(scratch, 'comps.csv'), generatedCsv(ROWS))
  const rows = recordsOf(generatedCsv(ROWS)).map((record) =>
    record.map((cell) => (/^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)),
  )
  writeFileSync(join(scratch, 'comps.xlsx'), await writeXlsx({ sheets: [{ name: 'Comps', rows }] }))
})

/** A page that has opened a file. */
async function pageWith(path: string): Promise<Page> {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(origin)
  await page.getByLabel('File').setInputFiles(path)
  await page.evaluate(() => window.openFile())
  return page
}

function readIn(page: Page, decisions: ImportDecisions = NO_DECISIONS) {
  return page.evaluate((given) => window.readFile(given, true), decisions)
}

/** What the server makes of the same bytes. */
async function digestsOf(path: string, decisions: ImportDecisions): Promise<string[]> {
  const digests: string[] = []
  for await (const event of readWorkbook(await openFile(path), { decisions }))
    if (event.kind === 'row' && event.row.outcome.kind === 'property')
      digests.push(outcomeDigest(event.row.outcome))
  return digests
}

describe.each(['comps.csv', 'comps.xlsx'])('%s of 10,000 rows', (name) => {
  const sheet = name === 'comps.csv' ? 'comps' : 'Comps'
  const decisions: ImportDecisions = {
    columns: [
      { sheet, header: 'Tenant', use: { as: 'custom' } },
      { sheet, header: 'Rent ($/SF/Mo)', use: { as: 'field', role: 'askingRent' } },
    ],
    groups: [{ sheet, header: null, group: 'no-address', decision: { do: 'reject' } }],
    cells: [],
  }

  test.each([
    ['as it stands', NO_DECISIONS],
    ['by decisions', decisions],
  ] as const)('is the same property by property in the browser and on the server, %s', async (_, given) => {
    const path = join(scratch, name)
    const page = await pageWith(path)
    const read = await readIn(page, given)
    const own = await digestsOf(path, given)
    expect(own.length).toBeGreaterThan(ROWS / 2)
    expect(read.digests).toEqual(own)
    expect(read.preview?.counts.properties).toBe(own.length)
  })

  test('tells how far it is, and reads again by other decisions and back', async () => {
    const page = await pageWith(join(scratch, name))
    const first = await readIn(page)
    const progress = await page.evaluate(() => window.progress)
    expect(progress.length).toBeGreaterThan(0)
    const bytes = progress.map((told) => told.bytes)
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b))
    expect(progress.at(-1)?.rows).toBeGreaterThan(0)
    const other = await readIn(page, decisions)
    expect(other.digests).not.toEqual(first.digests)
    expect((await readIn(page)).preview).toEqual(first.preview)
  })
})

test('a reading that is stopped says so, and the file can be read again', async () => {
  const page = await pageWith(join(scratch, 'comps.xlsx'))
  const stopped = await page.evaluate(async (decisions) => {
    const reading = window.readFile(decisions, false)
    const untilTold = () => (window.progress.length > 0 ? window.stopReading() : setTimeout(untilTold, 5))
    untilTold()
    return await reading
  }, NO_DECISIONS)
  expect(stopped).toMatchObject({ isStopped: true, preview: null })
  expect((await readIn(page)).preview?.counts.rows).toBe(ROWS)
})

test('a cell is read while it is typed as it will be read', async () => {
  const path = join(scratch, 'dates.csv')
  writeFileSync(path, 'Address,Lease Signed\n12 Oak St,6/31/2025\n14 Oak St,3/4/2025\n')
  const page = await pageWith(path)
  await readIn(page)
  const typed = await page.evaluate(() =>
    window.readTyped({ sheet: 'dates', table: 0, rowNumber: 2, index: 1, text: '6/30/2025' }),
  )
  expect(typed).toEqual({
    becomes: { is: 'value', field: 'dateSigned', value: '2025-06-30' },
    why: null,
  })
})

test.each([
  ['empty.csv', '', 'empty.csv is empty.'],
  ['notes.csv', 'Dear all\nplease see below\n', /has no sheet with a usable header/],
  ['damaged.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9]), /damaged|cannot be read|not a/],
  [
    'bomb.xlsx',
    zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': ' '.repeat(80_000_000) }, true),
    /./,
  ],
] as const)('%s ends in one sentence, and the page goes on', async (name, content, sentence) => {
  const path = join(scratch, name)
  writeFileSync(path, content)
  const page = await pageWith(path)
  const read = await readIn(page)
  expect(read.preview).toBeNull()
  expect(read.isStopped).toBe(false)
  expect(read.sentence).toMatch(sentence)
  expect(read.sentence).toContain(name)
})
