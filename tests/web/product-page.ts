import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { product } from '../product.ts'
import { closeKeptPages, keepPage, moveTo, returnKeptPages, takeKeptPage } from './kept-pages.ts'

/** Maps keep their WebGL, but the page itself is not put together by a graphics card that the processor plays. */
const PLAIN_COMPOSITING = ['--disable-gpu-compositing']

/** The scripts of the maps. */
const MAPS = ['base', 'comps', 'list', 'place', 'results'].map((map) => `*/${map}-map-*`)

interface Pages {
  /**
   * False refuses the code of the maps, for what is not about them: drawn by the processor, they take most of a
   * page's time.
   */
  drawsMaps?: boolean
}

interface Opening extends Pages {
  /** Draw text and scrollbars as on people's screens. */
  drawsAsOrdinary?: boolean
  /** Every page is a first-time visitor's, for a file about what browsers load and keep. */
  opensNew?: boolean
}

/** Of this worker, for all its files: by whether they draw as ordinary ones do. */
const browsers = new Map<boolean, Browser>()
let browser: Browser | undefined
let drawsMapsHere = true
let opensNewHere = false
/** Of the test that runs. */
const contexts: BrowserContext[] = []

/** Starts Chromium for a test file; `openPage` then opens pages there. */
export function startChromium({
  drawsMaps = true,
  drawsAsOrdinary = false,
  opensNew = false,
}: Opening = {}): void {
  beforeAll(async () => {
    browser = browsers.get(drawsAsOrdinary)
    if (!browser?.isConnected()) browser = await launchChromium({ more: PLAIN_COMPOSITING, drawsAsOrdinary })
    browsers.set(drawsAsOrdinary, browser)
    drawsMapsHere = drawsMaps
    opensNewHere = opensNew
  })
  // An open page goes on following the book, and takes time from the next test.
  afterEach(async ({ task }) => {
    await Promise.all([
      ...contexts.splice(0).map(closeContext),
      returnKeptPages(task.result?.state === 'fail'),
    ])
  })
  afterAll(closeKeptPages)
}

/** What a test has an answer wait for may never come: that is no fault once the test is over. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

export interface Visit extends Pages {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** Whom of the demo's people to sign in as. */
  as?: 'demo-maria' | 'demo-james'
  /** Where, if not from the product itself. */
  origin?: string
  /**
   * Open the page as a first-time visitor, with an empty browser. Otherwise a page of an earlier test moves on to the path:
   * starting a page takes two CPU seconds, which is most of a test.
   */
  isNew?: boolean
  /** Let the app install its service worker: `page.route` then no longer sees every request. */
  worksOffline?: boolean
  /**
   * Load ahead what may be needed next, for what is about pages without a server. Else the visitor saves data, which
   * takes a sixth off a test's time.
   */
  loadsAhead?: boolean
  /** Called before anything is loaded. */
  watch?: (page: Page) => unknown
}

/** Opens a path of the running product. A visit with any option about how the page starts gets a new page. */
export async function openPage(path: string, visit: Visit = {}): Promise<Page> {
  const { as, origin = product().origin, isNew = opensNewHere, watch, worksOffline, loadsAhead } = visit
  const { drawsMaps = drawsMapsHere } = visit
  const kind = `${origin} ${as} ${drawsMaps}`
  const isKept = !isNew && !watch && !worksOffline && !loadsAhead
  const running = isKept ? takeKeptPage(kind) : null
  if (running !== null) {
    await setScreen(running, visit)
    await moveTo(running, path)
    return running
  }
  const page = await newPage(visit)
  if (isKept) keepPage(page, kind)
  else contexts.push(page.context())
  await watch?.(page)
  const login = `/api/login?${new URLSearchParams({ as: as ?? '', returnTo: path })}`
  await page.goto(`${origin}${as === undefined ? path : login}`)
  return page
}

const screenOf = ({ width = 1440, height = 900, colorScheme = 'light' }: Visit) => ({
  viewport: { width, height },
  colorScheme,
})

async function newPage(visit: Visit): Promise<Page> {
  const { worksOffline = false, drawsMaps = drawsMapsHere, loadsAhead = worksOffline } = visit
  if (browser === undefined) throw new Error('Call startChromium() first.')
  const serviceWorkers = worksOffline ? 'allow' : 'block'
  const context = await browser.newContext({ ...screenOf(visit), serviceWorkers })
  const page = await context.newPage()
  if (!drawsMaps) await refuseMaps(page)
  if (!loadsAhead) await saveData(page)
  return page
}

async function setScreen(page: Page, visit: Visit): Promise<void> {
  const { viewport, colorScheme } = screenOf(visit)
  await page.context().setOffline(false)
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, media: null })
}

/** Refused by the browser itself: `page.route` would have each of a page's requests wait for the test. */
export async function refuseMaps(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: MAPS })
}

/** Makes its visitor one who saves data, for whom nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** The name of what has the focus, as far as it is written down; null where nothing has it. */
export function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return null
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent
  })
}

/** The number in "Found N properties ...", or null before it stands. */
export async function foundCount(page: Page): Promise<number | null> {
  const text = await page
    .getByText(/^Found [\d,]+ propert/)
    .first()
    .textContent({ timeout: 1_000 })
    .catch(() => null)
  const digits = /Found ([\d,]+)/.exec(text ?? '')?.[1]
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** From now on no file of this page can be saved. Pictures of cards, which may still come in, can be shown. */
export function refuseFiles(page: Page): Promise<void> {
  return page.evaluate(() => {
    const address = URL.createObjectURL
    URL.createObjectURL = (contents) => {
      if (contents instanceof Blob && contents.type.startsWith('image/')) return address.call(URL, contents)
      throw new Error('no room')
    }
  })
}
