import type { Page } from 'playwright-core'

/** As many properties as the product, and its peer, show at once. */
export const SHOWN = 48
/** So large that the product draws as many: it draws no card far outside the window. */
export const WINDOW = { width: 1920, height: 2400 }

declare global {
  interface Window {
    /** Milliseconds from navigation to the frame that shows the first results. */
    firstResultsAt?: number
    /** The longest task of the page so far, ms; tasks below 50 ms do not count. */
    longestTask?: number
  }
}

/** Has a page note when the count and the words of the first `shown` properties stand, and its longest task. */
export function noteFirstResults(shown: number): void {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    const lengths = list.getEntries().map(({ duration }) => duration)
    window.longestTask = Math.max(window.longestTask ?? 0, ...lengths)
  }).observe({ type: 'longtask', buffered: true })
  const stand = (): boolean => {
    const cards = document.querySelectorAll('article')
    if (cards.length < shown || cards[shown - 1]?.textContent === '') return false
    return /Found [\d,]+ propert/.test(document.body.textContent ?? '')
  }
  const look = (): void => {
    if (stand()) window.firstResultsAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export interface FirstResults {
  /** Milliseconds from navigation. */
  readonly ms: number
  /** Milliseconds from when the page's script could run: the document was read and the script was there. */
  readonly fromScriptMs: number
}

/** Waits for the first results of a page whose context runs `noteFirstResults`. */
export async function firstResults(page: Page, withinMs: number): Promise<FirstResults> {
  await page.waitForFunction(() => window.firstResultsAt, undefined, { timeout: withinMs })
  return await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
    const [loaded] = performance.getEntriesByName(script)
    const readAt = navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0
    const thereAt = loaded instanceof PerformanceResourceTiming ? loaded.responseEnd : 0
    const ms = window.firstResultsAt ?? Number.NaN
    return { ms, fromScriptMs: ms - Math.max(readAt, thereAt) }
  })
}
