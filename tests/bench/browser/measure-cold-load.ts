import type { Browser, Page } from 'playwright-core'
import { firstResults, noteFirstResults } from './first-results.ts'

/** A slow machine on a middling line: a quarter of the speed, 10 Mbit/s, 40 ms. */
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
}
const WITHIN_MS = 120_000
/** What a window of a common size shows of them at first. */
const WINDOW = { width: 1440, height: 900 }
const ON_FIRST_SCREEN = 10

/** When each step of a first visit was done, milliseconds from navigation. The first results wait for no book. */
export interface ColdLoad {
  readonly documentMs: number
  readonly entryScriptMs: number
  /** The first scripts have run. */
  readonly startedMs: number
  readonly bookAskedMs: number
  readonly bookThereMs: number
  /** The page has the book from its worker. */
  readonly bookUnpackedMs: number
  readonly firstResultsMs: number
  /** What had come over the wire by then, all files that were whole. */
  readonly bytes: number
}

declare global {
  interface Window {
    /** When the page's worker gave it the book, milliseconds from navigation. */
    bookUnpackedAt?: number
  }
}

/** Opens the search page as a new browser on a slow machine and a slow line. Workers are not slowed by Chromium. */
export async function measureColdLoad(browser: Browser, url: string): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: WINDOW })
  try {
    await context.addInitScript(noteFirstResults, ON_FIRST_SCREEN)
    await context.addInitScript(noteWorker)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url)
    const { ms } = await firstResults(page, WITHIN_MS)
    await page.waitForFunction(() => window.bookUnpackedAt, undefined, { timeout: WITHIN_MS })
    const book = await bookRequest(page)
    return { ...(await page.evaluate(readSteps, { ms, book })), firstResultsMs: ms }
  } finally {
    await context.close()
  }
}

interface Fetched {
  /** Milliseconds since 1970. */
  readonly askedAt: number
  readonly thereAt: number
  readonly bytes: number
}

async function bookRequest(page: Page): Promise<Fetched> {
  for (const worker of page.workers()) {
    const found = await worker.evaluate(() => {
      const [entry] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/api/book')
      if (!(entry instanceof PerformanceResourceTiming)) return null
      const at = (ms: number) => performance.timeOrigin + ms
      return { askedAt: at(entry.startTime), thereAt: at(entry.responseEnd), bytes: entry.transferSize }
    })
    if (found !== null) return found
  }
  throw new Error('No worker has asked for the book.')
}

function readSteps({ ms, book }: { ms: number; book: Fetched }): Omit<ColdLoad, 'firstResultsMs'> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('The page was not navigated to.')
  const resources = performance
    .getEntriesByType('resource')
    .filter((e) => e instanceof PerformanceResourceTiming)
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  const before = resources.filter(({ responseEnd }) => responseEnd <= ms)
  const bookThereMs = book.thereAt - performance.timeOrigin
  const bookBytes = bookThereMs <= ms ? book.bytes : 0
  return {
    documentMs: navigation.responseEnd,
    entryScriptMs: resources.find(({ name }) => name === script)?.responseEnd ?? Number.NaN,
    startedMs: navigation.domContentLoadedEventEnd,
    bookAskedMs: book.askedAt - performance.timeOrigin,
    bookThereMs,
    bookUnpackedMs: window.bookUnpackedAt ?? Number.NaN,
    bytes: [navigation, ...before].reduce((sum, { transferSize }) => sum + transferSize, bookBytes),
  }
}

function noteWorker(): void {
  const NoteWorker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data?.kind === 'snapshot') window.bookUnpackedAt ??= performance.now()
      })
    }
  }
  window.Worker = NoteWorker
}
