import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { type BookWriter, openBookWriter } from './browser/book-writer.ts'
import { measureSingleChanges, measureWholeChange } from './browser/measure-changes.ts'
import { withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'

interface ChangesOptions {
  readonly rows: number
  readonly browsers: number
  readonly rounds: number
  readonly singleChanges: number
  /** So many suffice to compare with, and each takes the peer longer. */
  readonly singleChangesOfPeer: number
  /** How long a page is left alone once it shows something, ms. */
  readonly settleMs: number
  /** How long a page may take to open, and to show that all changed, ms. */
  readonly limits: { readonly open: number; readonly seen: number }
}

/** One property and all 20,000 change while browsers show them, in the product and in the sync engine alone. */
export async function benchChanges(): Promise<BenchFigures> {
  return await changesAt({
    rows: 20_000,
    browsers: 2,
    rounds: 3,
    singleChanges: 200,
    singleChangesOfPeer: 50,
    settleMs: 3_000,
    limits: { open: 120_000, seen: 180_000 },
  })
}

/** The same with 200,000 in one browser, fewer times: the sync engine alone needs many minutes. */
export async function benchManyChanges(): Promise<BenchFigures> {
  return await changesAt({
    rows: 200_000,
    browsers: 1,
    rounds: 2,
    singleChanges: 50,
    singleChangesOfPeer: 20,
    settleMs: 20_000,
    limits: { open: 240_000, seen: 900_000 },
  })
}

/** The sync engine alone is started after the product was measured, so that neither slows the other. */
async function changesAt(options: ChangesOptions): Promise<BenchFigures> {
  const { rows, singleChanges, singleChangesOfPeer } = options
  return await withProduct(rows, async ({ product, browser, startPeer }) => {
    const [load = Number.NaN] = loadavg()
    await using cleanUp = new AsyncDisposableStack()
    const writer = await openBookWriter(product.databaseUrl)
    cleanUp.defer(() => writer.close())
    const reimport = async (word: string): Promise<number> => {
      const changed = generatedCsv(rows, (property) => ({
        ...property,
        landlordFirm: `${property.landlordFirm} ${word}`,
      }))
      const [openedAt] = await Promise.all([writer.untilOpened(), product.reimport(changed)])
      return openedAt
    }
    const ours = await measure(browser, options, {
      url: `${product.origin}/search`,
      writer,
      singleChanges,
      changeAll: reimport,
    })
    const peer = await startPeer()
    const alone = await measure(browser, options, {
      url: `${peer.origin}/?rows=${rows}`,
      writer,
      singleChanges: singleChangesOfPeer,
      changeAll: writer.changeAll,
    })
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

interface Side {
  readonly url: string
  readonly writer: BookWriter
  readonly singleChanges: number
  changeAll(word: string): Promise<number>
}

async function measure(
  browser: Browser,
  { browsers, rounds: times, settleMs, limits }: ChangesOptions,
  { url, writer, singleChanges, changeAll }: Side,
) {
  const pages: Page[] = []
  try {
    for (let i = 0; i < browsers; i++) pages.push(await openPage(browser, url, limits.open, settleMs))
    const rounds = []
    for (let round = 0; round < times; round++) {
      rounds.push(await measureWholeChange(pages, `Round${round}.`, changeAll, limits.seen))
      await pages[0]?.waitForTimeout(settleMs)
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
      single: await measureSingleChanges(page, ids, singleChanges, writer.changeOne, limits.seen),
    }
  } finally {
    for (const page of pages) await page.context().close()
  }
}

async function openPage(browser: Browser, url: string, withinMs: number, settleMs: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('article').first().waitFor({ timeout: withinMs })
  await page.waitForTimeout(settleMs)
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
