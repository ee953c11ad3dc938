import type { Browser, Page } from 'playwright-core'

/** A page of the product in a browser of its own, as wide as a laptop, for one of the demo's people. */
export async function openAs(browser: Browser, origin: string, user: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/api/login?${new URLSearchParams({ as: user, returnTo: path })}`)
  await page.getByLabel('Add a note').waitFor()
  return page
}
