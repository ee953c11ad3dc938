import type { Browser } from 'playwright-core'
import { quantile } from '../figures.ts'
import { firstResults, noteFirstResults } from './first-results.ts'
import { pageMemory } from './page-memory.ts'

/** How long a page is left alone to fetch, index and store what comes after its first results, ms. */
const SETTLE_MS = 3_000

export interface SiteFigures {
  /** Milliseconds from navigation to the first results, medians. */
  freshMs: number
  reloadMs: number
  pageMb: number
  workersMb: number
}

/**
 * Visits each address as a new browser, then reloads it, `rounds` times. The addresses take turns, so that a busy
 * machine slows all of them.
 */
export async function measureVisits<Site extends string>(
  browser: Browser,
  addresses: Record<Site, string>,
  rounds: number,
): Promise<Record<Site, SiteFigures>> {
  const sites = Object.entries<string>(addresses).map(([site, url]) => ({
    site,
    url,
    visits: [] as SiteFigures[],
  }))
  for (let round = 0; round < rounds; round++) {
    for (const { url, visits } of sites) visits.push(await visit(browser, url))
  }
  return Object.fromEntries(sites.map(({ site, visits }) => [site, mediansOf(visits)])) as Record<
    Site,
    SiteFigures
  >
}

async function visit(browser: Browser, url: string): Promise<SiteFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addInitScript(noteFirstResults)
    const page = await context.newPage()
    await page.goto(url)
    const freshMs = await firstResults(page)
    await page.waitForTimeout(SETTLE_MS)
    const memory = await pageMemory(context, page)
    await page.reload()
    return { freshMs, reloadMs: await firstResults(page), ...memory }
  } finally {
    await context.close()
  }
}

function mediansOf(visits: readonly SiteFigures[]): SiteFigures {
  const median = (figure: keyof SiteFigures) =>
    quantile(
      visits.map((v) => v[figure]),
      0.5,
    )
  return {
    freshMs: median('freshMs'),
    reloadMs: median('reloadMs'),
    pageMb: median('pageMb'),
    workersMb: median('workersMb'),
  }
}
