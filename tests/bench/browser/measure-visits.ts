import type { Browser, Page } from 'playwright-core'
import { quantile } from '../figures.ts'
import { untilQuiet } from '../until-quiet.ts'
import { type FirstResults, firstResults, noteFirstResults, SHOWN, WINDOW } from './first-results.ts'
import { type PageMemory, pageMemory } from './page-memory.ts'
import { rendererMb } from './resident-memory.ts'
import { type StoredBytes, storedBytes } from './stored-bytes.ts'

/** How long a page is left alone to fetch, index and store what comes after its first results, ms. */
const SETTLE_MS = 3_000

/** How long each kind of visit may take, ms. */
export interface VisitLimits {
  readonly fresh: number
  readonly reload: number
  readonly cut: number
}

/** What a visit took; NaN where nothing stood within the limit. */
type Visit = Readonly<Record<'fresh' | 'reload' | 'cut', FirstResults>> & { readonly longestTaskMs: number }

/** Medians of the visits, and what the last page of them held. */
export interface SiteFigures extends Visit, PageMemory, StoredBytes {
  readonly rendererMb: number
  /** What the page's sockets received at its first visit. */
  readonly socketBytes: number
}

const NONE: FirstResults = { ms: Number.NaN, fromScriptMs: Number.NaN }

/**
 * Visits each address as a new browser, reloads it, and reloads it with the network cut, `rounds` times. The
 * addresses take turns, each on a machine at rest, so that none is slowed by what another left behind.
 */
export async function measureVisits<Site extends string>(
  browser: Browser,
  addresses: Record<Site, string>,
  { rounds, limits }: { rounds: number; limits: VisitLimits },
): Promise<Record<Site, SiteFigures>> {
  const sites = Object.entries<string>(addresses).map(([site, url]) => ({
    site,
    url,
    visits: [] as (Visit & Held)[],
  }))
  for (let round = 0; round < rounds; round++) {
    for (const { url, visits } of sites) {
      await untilQuiet()
      visits.push(await visit(browser, url, limits))
    }
  }
  const figures = sites.map(({ site, visits }) => [site, { ...visits.at(-1), ...medians(visits) }])
  return Object.fromEntries(figures) as Record<Site, SiteFigures>
}

type Held = Omit<SiteFigures, keyof Visit>

async function visit(browser: Browser, url: string, limits: VisitLimits): Promise<Visit & Held> {
  const context = await browser.newContext({ viewport: WINDOW })
  try {
    await context.addInitScript(noteFirstResults, SHOWN)
    const page = await context.newPage()
    const socketBytes = countSocketBytes(page)
    const fresh = await inTime(url, 'a new browser', () => page.goto(url), page, limits.fresh)
    await page.waitForTimeout(SETTLE_MS)
    const received = socketBytes()
    const longestTaskMs = (await page.evaluate(() => window.longestTask)) ?? Number.NaN
    const reload = await inTime(url, 'a reload', () => page.reload(), page, limits.reload)
    await page.waitForTimeout(SETTLE_MS)
    const memory = { ...(await pageMemory(page)), rendererMb: await rendererMb(browser) }
    const stored = await storedBytes(page)
    await context.setOffline(true)
    const cut = await inTime(url, 'a reload without network', () => page.reload(), page, limits.cut)
    return { fresh, reload, cut, longestTaskMs, socketBytes: received, ...memory, ...stored }
  } finally {
    await context.close()
  }
}

/** The first results after `load`, or none and a sentence why. */
async function inTime(
  url: string,
  what: string,
  load: () => Promise<unknown>,
  page: Page,
  withinMs: number,
): Promise<FirstResults> {
  try {
    await load()
    return await firstResults(page, withinMs)
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)]
    console.log(`  No results for ${what} at ${url}: ${reason}`)
    return NONE
  }
}

function countSocketBytes(page: Page): () => number {
  let bytes = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      bytes += Buffer.byteLength(payload)
    }),
  )
  return () => bytes
}

function medians(visits: readonly Visit[]): Visit {
  const median = (of: (visit: Visit) => number) => quantile(visits.map(of), 0.5)
  const firstOf = (kind: 'fresh' | 'reload' | 'cut'): FirstResults => ({
    ms: median((visit) => visit[kind].ms),
    fromScriptMs: median((visit) => visit[kind].fromScriptMs),
  })
  return {
    fresh: firstOf('fresh'),
    reload: firstOf('reload'),
    cut: firstOf('cut'),
    longestTaskMs: median((visit) => visit.longestTaskMs),
  }
}
