import type { Page } from 'playwright-core'

interface KeptPage {
  page: Page
  /** What its visitor is: who is signed in, whether maps are drawn. */
  kind: string
  isTaken: boolean
}

/** A path that the app does not have: its screen is there at once, and keeps nothing of the screen before. */
const NOWHERE = '/between-tests'

const kept: KeptPage[] = []

/** A page of this kind that no one uses in this test, with the app running on it, or null. */
export function takeKeptPage(kind: string): Page | null {
  const free = kept.find((each) => each.kind === kind && !each.isTaken)
  if (free === undefined) return null
  free.isTaken = true
  return free.page
}

/** Keeps a page that a test has opened, for the tests after it. */
export function keepPage(page: Page, kind: string): void {
  kept.push({ page, kind, isTaken: true })
}

/**
 * Goes to a path within the app, as by one of its links, by way of a screen that has none of what the last test left.
 * Where that screen does not come, the path is loaded anew.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(closeToasts)
  await page.evaluate(push, NOWHERE)
  const nowhere = page.getByRole('heading', { name: '404 Page Not Found' }).first()
  try {
    await nowhere.waitFor({ timeout: 3_000 })
  } catch {
    await page.goto(new URL(path, page.url()).href)
    return
  }
  await page.evaluate(push, path)
}

function closeToasts(): void {
  for (const close of document.querySelectorAll<HTMLElement>('[data-toasts] [aria-label="Close"]'))
    close.click()
}

/** Adds to the browser's history what the app's router would. */
function push(path: string): void {
  const index = (history.state?.__TSR_index ?? 0) + 1
  const key = crypto.randomUUID()
  history.pushState({ key, __TSR_key: key, __TSR_index: index }, '', path)
}

/** Ends the use of the pages that a test took. Where it failed, they close: its next try begins anew. */
export async function returnKeptPages(hasFailed: boolean): Promise<void> {
  for (const each of kept.filter(({ isTaken }) => isTaken)) {
    each.isTaken = false
    if (hasFailed || each.page.isClosed()) await close(each)
    else await each.page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

export async function closeKeptPages(): Promise<void> {
  await Promise.all([...kept].map(close))
}

async function close(one: KeptPage): Promise<void> {
  kept.splice(kept.indexOf(one), 1)
  await one.page.context().close()
}
