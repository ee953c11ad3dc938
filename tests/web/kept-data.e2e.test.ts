import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { DIST } from '../../edge/build/build.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'
import { startSiteInFront } from './site-in-front.ts'
import { untilKept } from './until-kept.ts'
import { databaseText, storedText } from './wiretap.ts'

startChromium({ drawsMaps: false, opensNew: true })

const SAMPLE = 2846
const DAY_MS = 86_400_000

/** What of the team's data is kept: databases of the sync engine, and stored books. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    const names = (await caches.keys()).filter((name) => name.startsWith('clearheight-book'))
    const books = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return [...databases, ...books.flat().map(({ url }) => url)]
  })

test('what is kept is shown without the server for a week, then removed with a sentence, and comes back with it', async () => {
  const site = await startSiteInFront(product().origin, DIST)
  onTestFinished(() => site.stop())
  const page = await openPage('/search', { origin: site.origin, worksOffline: true })
  onTestFinished(() => page.context().close())
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await untilKept(page)
  await site.stop()
  const now = Date.now()
  await page.clock.setSystemTime(now + 6 * DAY_MS)
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  expect(await kept(page)).not.toEqual([])

  await page.clock.setSystemTime(now + 8 * DAY_MS)
  await page.reload()
  await page.getByText('It has not answered for more than 7 days').waitFor()
  await expect.poll(() => kept(page)).toEqual([])
  expect(await page.getByRole('link', { name: 'Search' }).count()).toBe(0)
  await page.reload()
  expect(await storedText(page)).not.toContain('Torres')
})

test('lists never opened here are there without the server, and the banner counts what waits to be sent', async () => {
  const origin = product().origin
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as T
  }
  const { properties } = (await (await fetch(`${origin}/api/properties?limit=1`)).json()) as {
    properties: Property[]
  }
  const name = `Never opened ${randomUUID()}`
  const { id } = await post<{ id: number }>('/api/comp-lists', { name, isPublic: true })
  await post(`/api/comp-lists/${id}/properties`, { propertyId: properties[0]?.id })

  const site = await startSiteInFront(origin, DIST)
  onTestFinished(() => site.stop())
  const page = await openPage('/search', { origin: site.origin, worksOffline: true })
  onTestFinished(() => page.context().close())
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await untilKept(page)
  await expect.poll(() => storedText(page)).toContain(name)
  await site.stop()
  await page.getByRole('link', { name: 'Comp Lists' }).click()
  await page.getByRole('link', { name: `View ${name}` }).click()
  const row = page.getByRole('rowgroup', { name: 'Included' }).getByRole('row')
  await expect.poll(() => row.count()).toBe(1)
  const banner = page.locator('[data-banner]')
  await expect
    .poll(() => banner.textContent())
    .toMatch(/^Can't reach the server. Your comps still work; .* need a connection. $/)
  const keptRemoval = /"mutatorName":"comp[.|]remove"/
  expect(await databaseText(page)).not.toMatch(keptRemoval)
  await row.getByRole('button', { name: /^Remove/ }).click()
  await banner.filter({ hasText: '1 change will be sent' }).waitFor()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  const counted =
    "Can't reach the server. Your comps still work; the assistant, street maps and address lookup need a connection. 1 change will be sent when it is back."
  await expect.poll(() => banner.textContent()).toBe(counted)

  // The sync engine stores what it has taken within a second or two.
  await expect.poll(() => databaseText(page)).toMatch(keptRemoval)
  await page.reload()
  await page.getByRole('heading', { name }).waitFor()
  await expect.poll(() => row.count()).toBe(0)
  await expect.poll(() => banner.textContent()).toBe(counted)
})

test('a page that finds its session ended keeps nothing of the team, and a draft for its author alone', async () => {
  const page = await openPage('/search', { as: 'demo-james' })
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.locator('[data-result="0"]').click()
  await page.getByLabel('Add a note').fill('canary-ended-2291')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(1)

  const context = page.context()
  const cookies = await context.cookies()
  // What ending the session elsewhere does.
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: '' })))
  // Which leaves the page where it is.
  await page.route('**/api/login?*', (route) => route.fulfill({ status: 204 }))
  await page.reload()
  await expect.poll(() => kept(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clearheight-me'))).toBeNull()
  expect(await storedText(page)).toContain('canary-ended-2291')

  // In the demo whoever comes without a cookie is its first user.
  await context.clearCookies()
  // The page that found its session ended goes on leaving to sign in.
  await page.close()
  const later = await context.newPage()
  await later.goto(`${product().origin}/search`)
  await later.getByRole('button', { name: 'Signed in as Maria Torres' }).waitFor()
  await expect.poll(() => foundCount(later)).toBe(SAMPLE)
  await expect.poll(() => storedText(later)).not.toContain('canary-ended-2291')
})
