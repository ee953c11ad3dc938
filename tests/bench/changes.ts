import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { type BookWriter, openBookWriter } from './browser/book-writer.ts'
import { measureSingleChanges, measureWholeChange } from './browser/measure-changes.ts'
import { withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'

const ROWS = 20_000
const BROWSERS = 2
const ROUNDS = 3
const SINGLE_CHANGES = 200
/** So many suffice to compare with, and each takes the peer longer. */
const SINGLE_CHANGES_OF_PEER = 50
const SETTLE_MS = 3_000

/**
 * One property and all 20,000 change while browsers show them: in the product, then in the sync engine alone on
 * the same rows, which is started after it so that neither slows the other.
 */
export async function benchChanges(): Promise<BenchFigures> {
  return await withProduct(ROWS, async ({ product, browser, startPeer }) => {
    const [load = Number.NaN] = loadavg()
    await using cleanUp = new AsyncDisposableStack()
    const writer = await openBookWriter(product.databaseUrl)
    cleanUp.defer(() => writer.close())
    const ours = await measure(browser, `${product.origin}/search`, writer, SINGLE_CHANGES, async (word) => {
      const changed = generatedCsv(ROWS, (property) => ({
        ...property,
        landlordFirm: `${property.landlordFirm} ${word}`,
      }))
      const [openedAt] = await Promise.all([writer.untilOpened(), product.reimport(changed)])
      return openedAt
    })
    const peer = await startPeer()
    const address = `${peer.origin}/?rows=${ROWS}`
    const alone = await measure(browser, address, writer, SINGLE_CHANGES_OF_PEER, writer.changeAll)
    return {
      machine_load_before: load,
      one_row_changes: ours.single.length,
      one_row_p50_ms: quantile(ours.single, 0.5),
      one_row_p95_ms: quantile(ours.single, 0.95),
      one_row_sync_alone_p50_ms: quantile(alone.single, 0.5),
      one_row_sync_alone_p95_ms: quantile(alone.single, 0.95),
      one_row_share_of_sync_alone: quantile(ours.single, 0.5) / quantile(alone.single, 0.5),
      all_rows_ms: ours.whole,
      all_rows_sync_alone_ms: alone.whole,
      all_rows_share_of_sync_alone: ours.whole / alone.whole,
      all_rows_longest_frame_gap_ms: ours.longestGapMs,
      all_rows_longest_frame_gap_sync_alone_ms: alone.longestGapMs,
      all_rows_longest_task_ms: ours.longestTaskMs,
      all_rows_longest_task_sync_alone_ms: alone.longestTaskMs,
    }
  })
}

async function measure(
  browser: Browser,
  url: string,
  writer: BookWriter,
  singleChanges: number,
  changeAll: (word: string) => Promise<number>,
) {
  const pages: Page[] = []
  try {
    for (let i = 0; i < BROWSERS; i++) pages.push(await openPage(browser, url))
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await measureWholeChange(pages, `Round${round}.`, changeAll))
      await pages[0]?.waitForTimeout(SETTLE_MS)
    }
    const [page] = pages
    if (page === undefined) throw new Error('No page is open.')
    const ids = await shownIds(page, writer)
    const watches = rounds.flatMap((round) => round.watches)
    return {
      whole: quantile(
        rounds.map(({ ms }) => ms),
        0.5,
      ),
      longestGapMs: Math.max(...watches.map((watch) => watch.longestGapMs)),
      longestTaskMs: Math.max(...watches.map((watch) => watch.longestTaskMs)),
      single: await measureSingleChanges(page, ids, singleChanges, writer.changeOne),
    }
  } finally {
    for (const page of pages) await page.context().close()
  }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('article').first().waitFor({ timeout: 120_000 })
  await page.waitForTimeout(SETTLE_MS)
  return page
}

/** The properties of the first cards. */
async function shownIds(page: Page, writer: BookWriter): Promise<string[]> {
  const ids: string[] = []
  for (const card of (await page.locator('article').all()).slice(0, 10)) {
    const name = (await card.locator('h3').textContent()) ?? ''
    const id = await writer.idOf(name, (await card.textContent()) ?? '')
    if (id !== undefined) ids.push(id)
  }
  if (ids.length === 0) throw new Error('No card could be told from the others.')
  return ids
}
