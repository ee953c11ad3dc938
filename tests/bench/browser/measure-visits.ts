import type { Browser, Page } from 'playwright-core'
import { quantile } from '../figures.ts'
import { firstResults, noteFirstResults } from './first-results.ts'
import { type PageMemory, pageMemory } from './page-memory.ts'

/** How long a page is left alone to fetch, index and store what comes after its first results, ms. */
const SETTLE_MS = 3_000

export interface SiteFigures extends PageMemory {
  /** Milliseconds from navigation to the first results, medians. */
  freshMs: number
  reloadMs: number
}

/**
 * Visits each address as a new browser, then reloads it, `rounds` times. The addresses take turns, so that a busy
 * machine slows all of them. Memory is taken at a last visit of its own: collecting it makes a reload slower.
 */
export async function measureVisits<Site extends string>(
  browser: Browser,
  addresses: Record<Site, string>,
  rounds: number,
): Promise<Record<Site, SiteFigures>> {
  const sites = Object.entries<string>(addresses).map(([site, url]) => ({
    site,
    url,
    fresh: [] as number[],
    reload: [] as number[],
  }))
  for (let round = 0; round < rounds; round++) {
    for (const { url, fresh, reload } of sites) {
      await withVisit(browser, url, async (page, freshMs) => {
        fresh.push(freshMs)
        await page.reload()
        reload.push(await firstResults(page))
      })
    }
  }
  const figures: [string, SiteFigures][] = []
  for (const { site, url, fresh, reload } of sites) {
    const memory = await withVisit(browser, url, pageMemory)
    figures.push([site, { freshMs: quantile(fresh, 0.5), reloadMs: quantile(reload, 0.5), ...memory }])
  }
  return Object.fromEntries(figures) as Record<Site, SiteFigures>
}

/** Visits an address as a new browser and works on the page once all has come that comes after its first results. */
async function withVisit<T>(
  browser: Browser,
  url: string,
  work: (page: Page, freshMs: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addInitScript(noteFirstResults)
    const page = await context.newPage()
    await page.goto(url)
    const freshMs = await firstResults(page)
    await page.waitForTimeout(SETTLE_MS)
    return await work(page, freshMs)
  } finally {
    await context.close()
  }
}
