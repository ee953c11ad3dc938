import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { snapshotTail } from '../../edge/book/snapshot/snapshot-tail.ts'
import { readRunRecord } from '../../edge/local/data/run-file.ts'
import { product } from '../product.ts'
import { inProductDatabase } from './in-product-database.ts'
import { badGateway, outageOf } from './outage.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false, opensNew: true })

let renames = 0
/** Gives one property of the sample a name nobody else has, as a small import would. */
async function renameOne(): Promise<string> {
  const name = `Renamed Live ${++renames} ${process.pid}`
  await inProductDatabase((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select private.open_book('demo')`)
      await tx.execute(sql`update property set name = ${name}
        where id = (select min(id) from property where removed_at is null)`)
    }),
  )
  return name
}

const shows = async (page: Page, name: string) => (await page.getByText(name, { exact: true }).count()) > 0

test('a property that changes is changed in every open browser, without a reload', async () => {
  const pages = [
    await openPage('/search?q=%22renamed+live%22'),
    await openPage('/search?q=%22renamed+live%22'),
  ]
  for (const page of pages) await expect.poll(() => foundCount(page)).not.toBeNull()
  const name = await renameOne()
  for (const page of pages) await expect.poll(() => shows(page, name), { timeout: 10_000 }).toBe(true)
})

test('a new browser shows what changed since the snapshot, without having heard of the sync engine', async () => {
  const name = await renameOne()
  const page = await openPage(`/search?q=%22${name}%22`, {
    watch: (opened) => opened.routeWebSocket('**/zero/**', () => undefined),
  })
  await expect.poll(() => foundCount(page)).toBe(1)
  expect(await shows(page, name)).toBe(true)
})

test('a new snapshot takes the place of the old in an open browser, nothing lost and nothing doubled', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(2846)
  const name = await renameOne()
  const fetched = page.waitForResponse((r) => r.url().endsWith('/api/book') && r.status() === 200)
  await inProductDatabase((db) => snapshotTail(db, 'demo'))
  await fetched
  await page.keyboard.press('/')
  await page.keyboard.type(`"${name}"`)
  await expect.poll(() => shows(page, name)).toBe(true)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect.poll(() => foundCount(page)).toBe(2846)
})

test('a reload comes up from the stored copy while the server gives no book', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(2846)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('clearheight-book')).keys()).length))
    .toBeGreaterThan(0)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(2846)
})

test('without a stored copy and without a server the page says what is wrong, and mends itself once it can', async () => {
  const page = await openPage('/nowhere')
  const outage = outageOf('**/api/{book,bootstrap}')
  await outage.begin(page)
  await page.goto(`${product().origin}/search`)
  await expect.poll(() => page.getByText('Search failed').count()).toBe(1)
  await expect.poll(() => page.getByText('Unable to connect to the server.').count()).toBe(1)
  // Pressed while the server is still away: it mends itself once it is back, and the button would be gone.
  await page.getByRole('button', { name: 'Try Again' }).click()
  outage.end()
  await expect.poll(() => foundCount(page)).toBe(2846)
})

test('a stored copy that is damaged is thrown away and fetched anew', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(2846)
  const damage = () =>
    page.evaluate(async () => {
      const cache = await caches.open('clearheight-book')
      const key = (await cache.keys()).find(({ url }) => url.endsWith('/book'))
      if (key)
        await cache.put(
          key,
          new Response(new Uint8Array(100), { headers: { ETag: '"x"', 'Book-Seq': '999' } }),
        )
      return key !== undefined
    })
  await expect.poll(damage).toBe(true)
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(2846)
})

test('while zero-cache is down the book is searched as before; once it is back, changes come in by themselves', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(2846)
  const zero = readRunRecord(product().dataDir)?.zero
  expect(zero).toBeDefined()
  process.kill(zero?.pid ?? 0, 'SIGKILL')
  const name = await renameOne()
  await page.keyboard.press('/')
  await page.keyboard.type('warehouse')
  await expect.poll(() => foundCount(page)).toBeLessThan(2846)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`"${name}"`)
  await expect.poll(() => shows(page, name), { timeout: 30_000 }).toBe(true)
})

test('a page whose app could not be loaded says so, and comes up by itself', async () => {
  const outage = outageOf('**/assets/app-*.js', badGateway)
  const page = await openPage('/search', { watch: outage.begin })
  await page.getByRole('alert').getByText('Clearheight could not be loaded.').waitFor()
  outage.end()
  await expect.poll(() => foundCount(page)).toBe(2846)
})

test('a page whose very first script could not be loaded says so, and comes up by itself', async () => {
  const outage = outageOf(/\/assets\/(index|main)-[^/]*\.js$/, badGateway)
  const page = await openPage('/search', { watch: outage.begin })
  await page.getByRole('alert').getByText('Clearheight could not be loaded.').waitFor()
  outage.end()
  await expect.poll(() => foundCount(page)).toBe(2846)
})

test('a screen whose code could not be loaded, twice even, says so and comes up by itself', async () => {
  const outage = outageOf('**/assets/proximity-page-*.js', badGateway)
  const page = await openPage('/search', { watch: outage.begin })
  await expect.poll(() => foundCount(page)).toBe(2846)
  await page.getByRole('link', { name: 'Proximity', exact: true }).click()
  const words = page.getByRole('alert').getByText('This screen could not be loaded')
  await words.waitFor()
  await page.waitForEvent('load')
  await words.waitFor()
  outage.end()
  await page.getByRole('heading', { name: 'Proximity Search', level: 1 }).waitFor()
})

test('a screen that fails because a part of it could not be loaded comes up by itself as well', async () => {
  const outage = outageOf('**/assets/result-exports-*.js', badGateway)
  const page = await openPage('/search', { watch: outage.begin })
  await page.getByRole('alert').getByText('This screen could not be loaded').waitFor()
  outage.end()
  await expect.poll(() => foundCount(page)).toBe(2846)
})

test('a page whose network broke before the sync engine was loaded is live soon after the network is back', async () => {
  const failed = Promise.withResolvers<void>()
  const outage = outageOf(/follow-sync/, async (route) => {
    await route.abort()
    failed.resolve()
  })
  const page = await openPage('/search?q=%22renamed+live%22', { watch: outage.begin })
  await failed.promise
  outage.end()
  const name = await renameOne()
  await expect.poll(() => shows(page, name), { timeout: 20_000 }).toBe(true)
})

test('pages whom the sync engine has forgotten go on without a reload, and none takes itself for outdated', async () => {
  const path = '/search?q=%22renamed+live%22'
  const page = await openPage(path)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const first = await renameOne()
  for (const each of [page, other]) {
    await expect.poll(() => shows(each, first)).toBe(true)
    await each.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  }
  process.kill(readRunRecord(product().dataDir)?.zero?.pid ?? 0, 'SIGKILL')
  await inProductDatabase((db) => db.execute(sql`truncate "zero_0/cvr".instances cascade`))
  const name = await renameOne()
  for (const each of [page, other]) {
    await expect.poll(() => shows(each, name), { timeout: 30_000 }).toBe(true)
    expect(await each.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  }
  // Long enough for the notice to stand, which waits for three seconds.
  await delay(4_000)
  for (const each of [page, other]) {
    expect(await each.getByText('A new version is ready').count()).toBe(0)
  }
})
