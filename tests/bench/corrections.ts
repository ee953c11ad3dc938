import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { openAs } from './browser/open-as.ts'
import { withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'

const ROWS = 20_000
const CORRECTIONS = 60

declare global {
  interface Window {
    /** When each corrected height was first in the page, milliseconds since 1970. */
    heightSeen?: Record<string, number>
  }
}

/** From the press of Keep in one browser until a teammate's shows the corrected figure. */
export async function benchCorrections(): Promise<BenchFigures> {
  return await withProduct(ROWS, async ({ product, browser }) => {
    const [load = Number.NaN] = loadavg()
    const times = await measureCorrections(browser, product.origin)
    return {
      machine_load_before: load,
      correction_seen_by_teammate_p50_ms: quantile(times, 0.5),
      correction_seen_by_teammate_p95_ms: quantile(times, 0.95),
      correction_seen_by_teammate_longest_ms: Math.max(...times),
    }
  })
}

async function measureCorrections(browser: Browser, origin: string): Promise<number[]> {
  const answer = await fetch(`${origin}/api/properties?limit=1`)
  const { properties } = (await answer.json()) as { properties: { id: string }[] }
  const path = `/search?property=${properties[0]?.id}`
  const writer = await openAs(browser, origin, 'demo-maria', path)
  const reader = await openAs(browser, origin, 'demo-james', path)
  try {
    await reader.evaluate(noteHeights)
    const times: number[] = []
    for (let i = 0; i < CORRECTIONS; i++) {
      // No other figure of the dialog says the same.
      const height = String(71 + (i % 25))
      const keptAt = await correctHeight(writer, height)
      await reader.waitForFunction((own) => window.heightSeen?.[own] !== undefined, height, {
        polling: 'raf',
      })
      times.push(((await reader.evaluate((own) => window.heightSeen?.[own], height)) ?? Number.NaN) - keptAt)
      await reader.evaluate(() => {
        window.heightSeen = {}
      })
    }
    return times
  } finally {
    await writer.context().close()
    await reader.context().close()
  }
}

/** Answers when Keep was pressed, milliseconds since 1970. */
async function correctHeight(page: Page, height: string): Promise<number> {
  const stat = page.getByRole('dialog').locator('dl > div').filter({ hasText: 'Clear Height' }).first()
  await stat.getByRole('button').first().focus()
  await page.keyboard.press('c')
  const form = page.getByRole('form', { name: /^Correct: / })
  await form.getByRole('textbox').first().fill(height)
  const keep = form.getByRole('button', { name: 'Keep' })
  await keep.waitFor()
  await page.waitForFunction(
    () => document.querySelector('form button[type="submit"]:not(:disabled)') !== null,
  )
  return await keep.evaluate((button) => {
    const at = Date.now()
    ;(button as HTMLButtonElement).click()
    return at
  })
}

function noteHeights(): void {
  window.heightSeen = {}
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role="dialog"] dl > div')) {
      if (!textContent?.includes('Clear Height')) continue
      const height = /(\d+)\s*ft|Corrected\D*(\d+)/.exec(textContent)
      const said = height?.[1] ?? height?.[2]
      if (said !== undefined && window.heightSeen) window.heightSeen[said] ??= Date.now()
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
