import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import type { Browser } from 'playwright-core'
import { type ImportDecisions, NO_DECISIONS } from '../../sync/sheets/model/import-decisions.ts'
import { launchChromium } from '../chromium.ts'
import { recordsOf } from '../sync/sheets/records-of.ts'
import { serveReadingPage } from '../web/import/serve-reading-page.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'

const ROWS = 10_000
const RUNS = 5
const OTHER: ImportDecisions = {
  ...NO_DECISIONS,
  columns: ['comps', 'Comps'].map((sheet) => ({ sheet, header: 'Tenant', use: { as: 'custom' } })),
}

/** From a file that was dropped to its preview in the page, in new pages; then again by other decisions. */
export async function benchReading(): Promise<BenchFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'clearheight-bench-reading-'))
  const served = await serveReadingPage(scratch)
  const browser = await launchChromium()
  try {
    const csv = generatedCsv(ROWS)
    const rows = recordsOf(csv).map((record) =>
      record.map((cell) => (/^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)),
    )
    const files = { csv, xlsx: await writeXlsx({ sheets: [{ name: 'Comps', rows }] }) }
    const figures: Record<string, number> = {}
    for (const [kind, content] of Object.entries(files)) {
      const path = join(scratch, `comps.${kind}`)
      writeFileSync(path, content)
      const runs: PageRun[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await readInPage(browser, served.origin, path))
      const median = (pick: (run: PageRun) => number) => quantile(runs.map(pick), 0.5)
      figures[`${kind} to preview of ${ROWS} rows, ms`] = median(({ first }) => first)
      figures[`${kind} again by decisions, ms`] = median(({ again }) => again)
      figures[`${kind} longest frame, ms`] = Math.max(...runs.map(({ frame }) => frame))
    }
    return figures
  } finally {
    await browser.close()
    await served.stop()
    rmSync(scratch, { recursive: true })
  }
}

interface PageRun {
  readonly first: number
  readonly again: number
  readonly frame: number
}

async function readInPage(browser: Browser, origin: string, path: string): Promise<PageRun> {
  const page = await browser.newPage()
  try {
    await page.goto(origin)
    await page.getByLabel('File').setInputFiles(path)
    const read = (decisions: ImportDecisions) =>
      page.evaluate((given) => window.readFile(given, false), decisions)
    await page.evaluate(() => window.openFile())
    const first = await read(NO_DECISIONS)
    const again = await read(OTHER)
    if (!first.preview || !again.preview) throw new Error(first.sentence ?? again.sentence ?? 'No preview.')
    return { first: first.ms, again: again.ms, frame: Math.max(first.longestFrame, again.longestFrame) }
  } finally {
    await page.close()
  }
}
