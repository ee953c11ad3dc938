import type { Page } from 'playwright-core'

/** What the cards of a page must say: their landlords end in this word, on all cards or on one of them. */
export interface Wanted {
  readonly word: string
  readonly on: 'all' | 'one'
}

export interface Watch {
  /** When the cards said so, milliseconds since 1970. */
  readonly seenAt: number
  /** The longest time between two frames until then, ms. */
  readonly longestGapMs: number
  /** The longest task until then, ms; tasks below 50 ms do not count. */
  readonly longestTaskMs: number
}

declare global {
  interface Window {
    watch?: { seenAt: number | null; longestGapMs: number; longestTaskMs: number }
  }
}

/** Has a page look in each frame whether its cards say what is wanted. */
export async function startWatch(page: Page, wanted: Wanted): Promise<void> {
  await page.evaluate(watchCards, wanted)
}

export async function endWatch(page: Page, withinMs: number): Promise<Watch> {
  await page.waitForFunction(() => window.watch?.seenAt, undefined, { timeout: withinMs })
  const { seenAt, longestGapMs, longestTaskMs } = (await page.evaluate(() => window.watch)) ?? {}
  if (seenAt == null || longestGapMs === undefined || longestTaskMs === undefined)
    throw new Error('Nobody watched the page.')
  return { seenAt, longestGapMs, longestTaskMs }
}

function watchCards({ word, on }: Wanted): void {
  const watch = { seenAt: null as number | null, longestGapMs: 0, longestTaskMs: 0 }
  window.watch = watch
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watch.longestTaskMs = Math.max(watch.longestTaskMs, duration)
  })
  tasks.observe({ type: 'longtask' })
  let last = performance.now()
  const look = (): void => {
    const now = performance.now()
    watch.longestGapMs = Math.max(watch.longestGapMs, now - last)
    last = now
    const says = (card: Element) => card.textContent?.includes(word) ?? false
    const cards = [...document.querySelectorAll('article')]
    if (cards.length > 0 && (on === 'all' ? cards.every(says) : cards.some(says))) {
      watch.seenAt = Date.now()
      setTimeout(() => tasks.disconnect())
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
