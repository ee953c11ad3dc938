import type { Page } from 'playwright-core'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { DIST } from '../../edge/build/build.ts'
import { product } from '../product.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { makeNextVersion } from './make-next-version.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'
import { type SiteInFront, startSiteInFront } from './site-in-front.ts'
import { untilKept } from './until-kept.ts'

startChromium({ opensNew: true })

let site: SiteInFront

/** Opens the app as a new visitor, and waits until it could do without the server. */
async function visit(path: string): Promise<Page> {
  site = await startSiteInFront(product().origin, DIST)
  const page = await openPage(path, { origin: site.origin, worksOffline: true })
  onTestFinished(() => page.context().close())
  await expect.poll(() => foundCount(page)).toBe(2846)
  await untilKept(page)
  return page
}

afterEach(() => site.stop())

/** Paths of everything in the browser's caches. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('once visited, the whole app comes up without its server, and private answers are kept by nobody', async () => {
  const page = await visit('/search')
  expect((await cached(page)).filter((path) => /^\/(api|zero)\//.test(path))).toEqual([])

  await site.stop()
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(2846)
  await page.getByText("Can't reach the server.").waitFor()
  await page.locator('[data-result="0"]').click()
  await page.getByRole('dialog').getByText('Call Broker').waitFor()

  const other = await page.context().newPage()
  await other.goto(`${site.origin}/search?q=crane+in+houston`)
  await expect.poll(() => foundCount(other)).toBeLessThan(2846)
  await other.goto(`${site.origin}/proximity`)
  await other.getByText('Natural Earth').waitFor()
  await other.getByRole('link', { name: 'Comp Lists' }).click()
  await other.getByRole('heading', { name: 'Comp Lists', exact: true }).waitFor()
})

test('a new version comes whole and with the next load; until then a page gets the files of its own', async () => {
  const folder = await scratchFolder()
  onTestFinished(() => removeScratchFolder(folder))
  const page = await visit('/search')
  const version = () => page.evaluate(() => document.documentElement.dataset.version)

  const old = makeNextVersion(DIST, folder)
  site.serve(folder)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText('A new version is ready.').waitFor()
  await page.getByRole('link', { name: 'Proximity' }).click()
  await page.getByText('Where do you need comps?').waitFor()
  expect(await version()).toBeUndefined()

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(version).toBe('next')
  await page.getByText('Where do you need comps?').waitFor()
  await expect
    .poll(async () => (await cached(page)).filter((path) => old.includes(path.slice(1))))
    .toEqual([])
})
