import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { DIST } from '../../edge/build/build.ts'
import { launchChromium } from '../chromium.ts'
import { startWorker } from '../edge/start-worker.ts'
import { product } from '../product.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'
import { untilKept } from './until-kept.ts'

startChromium({ drawsMaps: false, opensNew: true })

const MOST_SCRIPT_BYTES = 60_000
const FEATURES = [
  'Natural language search',
  'Interactive mapping',
  'Smart submissions',
  'Team collaboration',
  'Enterprise security',
  'Comprehensive data',
]

const signIn = (page: Page, name: string) => page.getByRole('link', { name }).first()
const pictureOf = (page: Page) => page.getByRole('img', { name: /^The search page/ })
const shownPicture = (page: Page) =>
  pictureOf(page).evaluate((img: HTMLImageElement) => (img.naturalWidth > 0 ? img.currentSrc : ''))
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Opens a path in a browser that runs no scripts. */
async function openWithoutScripts(path: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme })
  await page.goto(product().origin + path)
  return page
}

test('the public page says what the product does and leads into the demo, as whoever is signed in there', async () => {
  const page = await openPage('/landing', { as: 'demo-james' })
  await page.getByRole('heading', { level: 1, name: /^Industrial comps/ }).waitFor()
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(FEATURES)
  await page.getByText('The demo asks nobody for a password.').waitFor()
  expect(await page.getByText('Restricted to your company directory.').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Open the Demo' }).count()).toBe(3)
  await signIn(page, 'Open the Demo').click()
  await page.getByRole('button', { name: 'Signed in as James Okafor' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test.each(['light', 'dark'] as const)(
  'without scripts it is whole, %s, and signs in',
  async (colorScheme) => {
    const page = await openWithoutScripts('/landing', colorScheme)
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(FEATURES)
    expect(await background(page)).toBe(colorScheme === 'dark' ? 'rgb(24, 25, 27)' : 'rgb(255, 255, 255)')
    expect(await page.getByRole('button').count()).toBe(0)
    await expect.poll(() => shownPicture(page)).toContain(`/search-${colorScheme}`)
    await signIn(page, 'Sign In').click()
    await page.waitForURL(`${product().origin}/`)
  },
)

test('the theme that is chosen there is the app’s, changes the picture as well, and is there from the first frame', async () => {
  const page = await openPage('/landing')
  await expect.poll(() => shownPicture(page)).toMatch(/search-light/)
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect.poll(() => shownPicture(page)).toMatch(/search-dark/)
  expect(await background(page)).toBe('rgb(24, 25, 27)')
  await page.reload()
  await expect.poll(() => shownPicture(page)).toMatch(/search-dark/)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => shownPicture(page)).toMatch(/phone-dark/)
  await page.goto(`${product().origin}/search`)
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor()
})

test.each([
  [
    'light',
    '--ch-panel',
    '--ch-page-bg',
    '--ch-ink',
    '--ch-muted',
    '--ch-hairline',
    '--indigo-9',
    '--indigo-11',
  ],
  [
    'dark',
    '--ch-panel',
    '--ch-page-bg',
    '--ch-ink',
    '--ch-muted',
    '--ch-hairline',
    '--indigo-9',
    '--indigo-11',
  ],
] as const)('its colors are the app’s, %s', async (colorScheme, ...names) => {
  const shown = (page: Page, tokens: readonly string[]) =>
    page.evaluate((all) => {
      const probe = document.createElement('i')
      ;(document.querySelector('.radix-themes') ?? document.body).append(probe)
      return all.map((token) => {
        probe.style.color = `var(${token})`
        // As sRGB has it, whatever the screen shows.
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        if (canvas === null) return ''
        canvas.fillStyle = getComputedStyle(probe).color
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data].join()
      })
    }, tokens)
  const app = await openPage('/comp-lists', { colorScheme })
  await app.getByRole('heading', { name: 'Comp Lists', exact: true }).waitFor()
  const landing = await openPage('/landing', { colorScheme })
  const own = ['--panel', '--band', '--ink', '--muted', '--hairline', '--accent', '--accent-ink']
  expect(await shown(landing, own)).toEqual(await shown(app, names))
})

test('it loads a few scripts, of its own, and fits every window from 360 pixels on', async () => {
  let scripts = 0
  const page = await openPage('/favicon.svg')
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts += (await response.body()).length
  })
  await page.goto(`${product().origin}/landing`, { waitUntil: 'networkidle' })
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThan(MOST_SCRIPT_BYTES)
  for (const width of [360, 512, 720, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('where the browser forbids storage, it knows the way back all the same', async () => {
  const page = await openPage('/landing?returnTo=%2Fsearch%3Fq%3Dcrane', {
    watch: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          configurable: true,
          get() {
            throw new DOMException('Forbidden.', 'SecurityError')
          },
        }),
      ),
  })
  const href = await signIn(page, 'Open the Demo').getAttribute('href')
  expect(href).toContain('/api/login?returnTo=%2Fsearch%3Fq%3Dcrane')
})

test('on paper it is dark on light, and shows no button that does nothing there', async () => {
  const page = await openPage('/landing', { colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await background(page)).toBe('rgb(255, 255, 255)')
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'See what it does' }).count()).toBe(0)
})

test('the app’s service worker leaves it to the server and keeps nothing of it', async () => {
  const page = await openPage('/search', { worksOffline: true })
  await expect.poll(() => foundCount(page)).not.toBeNull()
  await untilKept(page)
  await page.goto(`${product().origin}/landing`)
  await page.getByRole('heading', { level: 1, name: /^Industrial comps/ }).waitFor()
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  })
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter((url) => url.includes('landing'))).toEqual([])
})

test('a Worker’s host serves it by the same address', async () => {
  // Without its secrets a Worker answers nothing; no database is asked for a page.
  const vars = {
    DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none',
    SESSION_SECRET: 'a secret of the tests that is long enough',
    ZERO_API_KEY: 'the key of zero-cache in tests',
  }
  const harness = await startWorker({ vars })
  onTestFinished(() => harness.close())
  const response = await harness.fetch('http://localhost:8787/landing?returnTo=%2Fsearch')
  expect([response.status, await response.text()]).toEqual([
    200,
    readFileSync(join(DIST, 'landing.html'), 'utf8'),
  ])
})
