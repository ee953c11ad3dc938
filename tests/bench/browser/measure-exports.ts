import type { Browser, Page } from 'playwright-core'
import { DOCUMENT_FORMATS, FORMAT_FACTS } from '../../../sync/documents/model/document-format.ts'
import type { BenchFigures } from '../figures.ts'

declare global {
  interface Window {
    /** Milliseconds between each two frames since it was last emptied. */
    frameGaps?: number[]
  }
}

/** Exports the whole book in every format: how long it takes, and the longest the page stood still meanwhile, ms. */
export async function measureExports(browser: Browser, origin: string): Promise<BenchFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/search`)
    await page.getByText(/^Found [\d,]+ properties available$/).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(noteFrames)
    const figures: BenchFigures = {}
    for (const format of DOCUMENT_FORMATS) {
      const { ms, longestGapMs } = await exportAs(page, FORMAT_FACTS[format].label)
      figures[`export_${format}_ms`] = ms
      figures[`export_${format}_longest_frame_gap_ms`] = longestGapMs
    }
    return figures
  } finally {
    await context.close()
  }
}

const PDF_ROWS = 1_000

/** Exports about a thousand properties as a PDF; twice, since the first time its code is fetched. */
export async function measurePdf(browser: Browser, origin: string): Promise<BenchFigures> {
  const answer = await fetch(`${origin}/api/properties`)
  const { properties } = (await answer.json()) as { properties: { squareFootage: number | null }[] }
  const sizes = properties.flatMap(({ squareFootage }) => squareFootage ?? []).sort((a, b) => b - a)
  const least = sizes[PDF_ROWS - 1] ?? 0
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/search?minSqft=${least}`)
    const found = page.getByText(/^Found [\d,]+ properties matching your criteria$/)
    await found.waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(noteFrames)
    await exportAs(page, FORMAT_FACTS.pdf.label)
    const { ms, longestGapMs } = await exportAs(page, FORMAT_FACTS.pdf.label)
    return {
      pdf_rows: Number(/[\d,]+/.exec((await found.textContent()) ?? '')?.[0].replaceAll(',', '')),
      pdf_of_them_ms: ms,
      pdf_of_them_longest_frame_gap_ms: longestGapMs,
    }
  } finally {
    await context.close()
  }
}

async function exportAs(page: Page, label: string): Promise<{ ms: number; longestGapMs: number }> {
  await page.getByRole('button', { name: 'Export' }).click()
  const item = page.getByRole('menuitem', { name: label })
  await item.waitFor()
  const start = await page.evaluate(() => {
    window.frameGaps = []
    return performance.now()
  })
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await item.click()
  await download
  return await page.evaluate(
    (start) => ({ ms: performance.now() - start, longestGapMs: Math.max(...(window.frameGaps ?? [])) }),
    start,
  )
}

function noteFrames(): void {
  let last = performance.now()
  const note = (now: number): void => {
    window.frameGaps?.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
