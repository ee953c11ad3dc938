import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { buildIfStale } from '../../../edge/build/build.ts'
import { importSampleIfEmpty } from '../../../edge/import/import-sample.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { startZeroCache, ZERO_ENDING } from '../../../edge/local/zero/zero-cache.ts'
import { launchChromium } from '../../chromium.ts'
import { createTestDatabase, turnOfZeroCache } from '../../postgres.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { dropFile } from '../../web/import/drop-file.ts'
import { foundCount, refuseMaps, saveData } from '../../web/product-page.ts'
import { workerAtPort } from './worker-at-port.ts'

/** Others have their turn of zero-cache first. */
const PATIENCE = 300_000
/** Other files start Workers meanwhile. */
const SLOW = { timeout: 100_000 }
/** One for each try: a further one finds what the one before left. */
const TOWNS = ['Quinceville', 'Medlarburg', 'Loquatford']
vi.setConfig({ testTimeout: 3 * SLOW.timeout })
const SAMPLE = 2846
const ZERO_API_KEY = 'the key of zero-cache in tests'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let origin: string
let browser: Browser

beforeAll(async () => {
  await buildIfStale({ say: () => {} })
  const database = await createTestDatabase()
  cleanUp.defer(database.drop)
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const { db, close } = connectNode(database.url)
  await seedDemoTeam(db)
  await close()
  await importSampleIfEmpty({ url: database.url, dataDir, team: DEMO_TEAM })
  const [port, zeroPort] = [await freePort(), await freePort(2)]
  origin = `http://localhost:${port}`
  const vars = {
    AUTH_MODE: 'demo',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: database.url,
    ZERO_CACHE_URL: `http://127.0.0.1:${zeroPort}`,
    ZERO_API_KEY,
    SESSION_SECRET: 'a secret of the tests that is long enough',
    NETWORK: 'off',
  }
  await workerAtPort(port, vars, cleanUp)
  await turnOfZeroCache((end) => cleanUp.defer(end))
  const zero = await startZeroCache({
    dataDir,
    port: zeroPort,
    databaseUrl: database.url,
    origin,
    apiKey: ZERO_API_KEY,
    adminPassword: 'password',
  })
  cleanUp.defer(async () => void (await zero.end(ZERO_ENDING)))
  browser = await launchChromium()
  cleanUp.defer(() => browser.close())
}, PATIENCE)

// If the Worker's process has ended, its port never answers, and every step would wait until its timeout.
beforeEach(async () => {
  await fetch(origin, { signal: AbortSignal.timeout(60_000) })
})

/** A page of a new visitor, who is signed in as one of the team. */
async function open(path: string, as = 'demo-maria'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(SLOW.timeout)
  const page = await context.newPage()
  await refuseMaps(page)
  await saveData(page)
  await page.goto(`${origin}/api/login?${new URLSearchParams({ as, returnTo: path })}`)
  return page
}

test('behind the Worker a first visit shows the whole book, and words find in it', async () => {
  const page = await open('/search')
  await expect.poll(() => foundCount(page), SLOW).toBe(SAMPLE)
  await page.keyboard.press('/')
  await page.keyboard.type('warehouses in Katy')
  await expect.poll(() => foundCount(page), SLOW).toBeLessThan(SAMPLE)
  await page.getByRole('button', { name: 'Remove City Katy' }).waitFor()
})

test('behind the Worker a note of one browser appears in another', async () => {
  const path = '/search?q=warehouses+in+Katy'
  const pages = [await open(path), await open(path, 'demo-james')]
  for (const page of pages) {
    await page.locator('[data-result="0"]').click()
    await page.getByLabel('Add a note').waitFor()
  }
  const [maria, james] = pages
  const note = `Hook height 26 ft, ${randomUUID()}`
  await maria?.getByLabel('Add a note').fill(note)
  await maria?.getByRole('button', { name: 'Add Note' }).click()
  await james?.getByRole('listitem').filter({ hasText: note }).waitFor()
})

test('behind the Worker a comp list is made and shared, and the assistant answers', async () => {
  const page = await open('/comp-lists')
  await page
    .getByRole('button', { name: /^Create (New|Your First) Comp List$/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Create New Comp List' })
  const name = `Katy comps ${randomUUID()}`
  await form.getByLabel('Name *').fill(name)
  await form.getByRole('switch', { name: /Team Shared/ }).check()
  await page.keyboard.press('Enter')
  const james = await open('/comp-lists', 'demo-james')
  await james.getByRole('link', { name: `View ${name}` }).waitFor()
  await james.goto(`${origin}/chat`)
  await james.getByRole('button', { name: 'Find warehouse space in Houston' }).click()
  await james.getByText(/^Found \d+ properties:$/).waitFor()
})

test('behind the Worker what lies around a place is found, as over HTTP, and follows the radius', async () => {
  const page = await open('/proximity?lat=29.846&lng=-95.541&radius=3')
  const heading = page.getByRole('heading', { name: /^[1-9]\d* Properties Found$/ })
  const count = Number.parseInt((await heading.textContent()) ?? '', 10)
  const asked = { latitude: 29.846, longitude: -95.541, radius: 3 }
  const headers = { Origin: origin }
  const answer = await page.request.post(`${origin}/api/properties/proximity-search`, {
    data: asked,
    headers,
  })
  expect(((await answer.json()) as { results: unknown[] }).results).toHaveLength(count)
  await page.getByRole('textbox', { name: /Radius/ }).fill('1')
  await expect.poll(async () => Number.parseInt((await heading.textContent()) ?? '', 10)).toBeLessThan(count)
})

test('behind the Worker a dropped file is imported, and its properties come to an open browser', async () => {
  const town = TOWNS.shift() ?? ''
  const watching = await open(`/search?q=${town}`, 'demo-james')
  const page = await open('/search')
  await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
  const rows = Array.from({ length: 12 }, (_, i) => `${i + 1} ${town} St,${town},TX,Warehouse,0.5${i}`)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await dropFile(page, `${town}.csv`, ['Address,City,State,Type,Rent/SF/Mo', ...rows].join('\n'))
  await button(/^Go on to/).click()
  await button('Import: 12 new').click()
  await page.waitForURL('**/sources')
  await expect.poll(() => foundCount(watching), SLOW).toBe(12)
})

test('behind the Worker signing out leaves the browser signed out', async () => {
  const page = await open('/search')
  await expect.poll(() => foundCount(page), SLOW).toBeGreaterThanOrEqual(SAMPLE)
  await page.getByRole('button', { name: /Signed in as Maria Torres/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in again' }).waitFor()
  expect((await page.request.get(`${origin}/api/me`)).status()).toBe(401)
})
