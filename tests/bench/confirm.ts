import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import type * as z from 'zod/mini'
import { importJob, planImport, runImport, uploadFile } from '../../sync/api/imports.ts'
import { listSources } from '../../sync/api/sources.ts'
import { measureWholeChange } from './browser/measure-changes.ts'
import { withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'

const ROWS = 20_000
const BROWSERS = 4
const ROUNDS = 3
/** A page is left alone so long once it shows something, ms. */
const SETTLE_MS = 3_000
const OPEN_WITHIN_MS = 120_000
const SEEN_WITHIN_MS = 180_000
const ASKED_EVERY_MS = 100

type Job = z.infer<typeof importJob.output>

/**
 * An import of a file with another landlord in each of 20,000 rows, as the assistant does it: from its confirmation
 * until every open browser shows it. Reading and planning are done before.
 */
export async function benchConfirm(): Promise<BenchFigures> {
  return await withProduct(ROWS, async ({ product, browser }) => {
    const [load = Number.NaN] = loadavg()
    const pages: Page[] = []
    for (let i = 0; i < BROWSERS; i++) {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
      await page.goto(`${product.origin}/search`)
      await page.locator('article').first().waitFor({ timeout: OPEN_WITHIN_MS })
      await page.waitForTimeout(SETTLE_MS)
      pages.push(page)
    }
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const word = `Confirmed${round}.`
      const confirm = await planned(product.origin, word)
      rounds.push(await measureWholeChange(pages, word, confirm, SEEN_WITHIN_MS))
      await pages[0]?.waitForTimeout(SETTLE_MS)
    }
    const watches = rounds.flatMap((round) => round.watches)
    const all = rounds.map(({ ms }) => ms)
    return {
      machine_load_before: load,
      browsers: BROWSERS,
      rows: ROWS,
      confirmed_to_every_browser_p50_ms: quantile(all, 0.5),
      confirmed_to_every_browser_most_ms: Math.max(...all),
      longest_frame_gap_ms: Math.max(...watches.map(({ longestGapMs }) => longestGapMs)),
    }
  })
}

/** Sends a file in which all landlords have a new word and has it planned; what it answers confirms that. */
async function planned(origin: string, word: string): Promise<() => Promise<number>> {
  const csv = generatedCsv(ROWS, (row) => ({ ...row, landlordFirm: `${row.landlordFirm} ${word}` }))
  const sent = await fetch(`${origin}${uploadFile.path}?name=book.csv`, {
    method: 'POST',
    body: csv,
    headers: { 'Content-Type': 'application/octet-stream' },
  })
  const { id: upload } = uploadFile.output.parse(await sent.json())
  const { sources } = listSources.output.parse(await (await fetch(`${origin}${listSources.path}`)).json())
  const sourceId = sources.find(({ properties }) => properties === ROWS)?.id
  const input = { upload, sourceId }
  const plan = await ended(origin, await begin(origin, planImport.path, input))
  if (plan.state !== 'planned') throw new Error(`It was not planned: ${JSON.stringify(plan)}`)
  return async () => {
    const confirmedAt = Date.now()
    await begin(origin, runImport.path, { ...input, expects: plan.plan.counts })
    return confirmedAt
  }
}

async function begin(origin: string, path: string, input: object): Promise<string> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'Content-Type': 'application/json' },
  })
  return runImport.output.parse(await answer.json()).job
}

async function ended(origin: string, id: string): Promise<Exclude<Job, { state: 'running' }>> {
  for (;;) {
    const answer = await fetch(`${origin}${importJob.path.replace(':id', id)}`)
    const job = importJob.output.parse(await answer.json())
    if (job.state !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS))
  }
}
