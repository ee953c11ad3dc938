import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Milliseconds from navigation to the frame that shows the first results. */
    firstResultsAt?: number
  }
}

/** Has every page of a context note when its first results stand: `article`s, in the product and its peer. */
export function noteFirstResults(): void {
  const look = (): void => {
    if (document.querySelector('article')) window.firstResultsAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits for the first results of a page whose context runs `noteFirstResults`; ms from navigation. */
export async function firstResults(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.firstResultsAt, undefined, { timeout: 120_000 })
  const at = await noted.jsonValue()
  if (at === undefined) throw new Error('No results were shown.')
  return at
}
