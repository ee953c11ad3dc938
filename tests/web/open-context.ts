import type { Browser, BrowserContext } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** A browser profile of its own, for one test. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  // The form of the tests' directory asks for a font of another server.
  await context.route(/fonts\.googleapis\.com/, (route) => route.abort())
  return context
}
