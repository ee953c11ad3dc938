import { loadavg } from 'node:os'
import { writeXlsx } from 'hucre/xlsx'
import type { Browser } from 'playwright-core'
import { recordsOf } from '../sync/sheets/records-of.ts'
import { withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'

/** Of the book that is there already. */
const BOOK_ROWS = 20_000
const ROWS = 10_000
const RUNS = 5

declare global {
  interface Window {
    preview?: PreviewTimes
  }
}

interface PreviewTimes {
  /** From the drop until its columns are painted, ms; absent before. */
  ms?: number
  longestFrame: number
}

/** From a file that is dropped on the search page until the assistant shows its columns, in the built product. */
export async function benchPreview(): Promise<BenchFigures> {
  const csv = generatedCsv(ROWS)
  const rows = recordsOf(csv).map((record) =>
    record.map((cell) => (/^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)),
  )
  const files = {
    csv: Buffer.from(csv),
    xlsx: Buffer.from(await writeXlsx({ sheets: [{ name: 'Comps', rows }] })),
  }
  return await withProduct(BOOK_ROWS, async ({ product, browser }) => {
    const [load = Number.NaN] = loadavg()
    const figures: Record<string, number> = { machine_load_before: load }
    for (const [kind, bytes] of Object.entries(files)) {
      const runs: Required<PreviewTimes>[] = []
      for (let run = 0; run < RUNS; run++) {
        runs.push(await previewOf(browser, product.origin, `comps.${kind}`, bytes.toString('base64')))
      }
      figures[`${kind}_dropped_to_preview_of_10k_rows_p50_ms`] = quantile(
        runs.map(({ ms }) => ms),
        0.5,
      )
      figures[`${kind}_dropped_to_preview_of_10k_rows_longest_ms`] = Math.max(...runs.map(({ ms }) => ms))
      figures[`${kind}_longest_frame_gap_p50_ms`] = quantile(
        runs.map(({ longestFrame }) => longestFrame),
        0.5,
      )
    }
    return figures
  })
}

/** Drops a file in a new page, and answers how long it took and how long the page stood still meanwhile. */
async function previewOf(
  browser: Browser,
  origin: string,
  name: string,
  base64: string,
): Promise<Required<PreviewTimes>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/search`)
    await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
    const dropped = await page.evaluateHandle(
      ([name = '', base64 = '']) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        const transfer = new DataTransfer()
        transfer.items.add(new File([bytes], name))
        return transfer
      },
      [name, base64],
    )
    // The book's words are indexed by then.
    await page.waitForTimeout(6_000)
    await page.evaluate(notePreview)
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped })
    await page.waitForFunction(() => window.preview?.ms !== undefined, undefined, { polling: 200 })
    const times = await page.evaluate(() => window.preview)
    return { ms: Number.NaN, longestFrame: Number.NaN, ...times }
  } finally {
    await context.close()
  }
}

function notePreview(): void {
  const times: PreviewTimes = { longestFrame: 0 }
  window.preview = times
  window.addEventListener(
    'drop',
    () => {
      const start = performance.now()
      let last = start
      const next = () =>
        requestAnimationFrame(() => {
          const now = performance.now()
          times.longestFrame = Math.max(times.longestFrame, now - last)
          last = now
          if (/step 2 of 4/.test(document.querySelector('h1')?.textContent ?? '')) times.ms = now - start
          else next()
        })
      next()
    },
    { capture: true, once: true },
  )
}
