import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { product } from '../product.ts'
import { outageOf } from './outage.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false, opensNew: true })

/** Properties of the sample. */
const SAMPLE = 2846

/** The codes a page, or its worker, has logged of its book. */
function watchLog(logged: string[]): (page: Page) => void {
  return (page) => {
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('book')) logged.push(message.text())
    })
  }
}

/** Says that the network is back, which ends every pause. */
const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

async function withBody(route: Route, change: (body: Buffer) => Buffer): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.body()) })
}

const FAULTS: [cause: string, answer: (route: Route) => Promise<void>][] = [
  ['book-status-500', (route) => route.fulfill({ status: 500 })],
  ['book-status-503', (route) => route.fulfill({ status: 503 })],
  ['book-not-a-book', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['book-broken-off', (route) => route.abort()],
  ['book-signed-out', (route) => route.fulfill({ status: 302, headers: { location: '/api/login' } })],
  ['book-unreadable', (route) => withBody(route, (body) => body.subarray(0, body.length / 2))],
]

test('whatever is wrong with the book the server gives, it is asked for again, and logged once', async () => {
  const logged: string[] = []
  const page = await openPage('/favicon.svg', { watch: watchLog(logged) })
  await page.addInitScript(waitForAnswers)
  let answer = FAULTS[0]?.[1]
  await page.route('**/api/book', (route) => answer?.(route) ?? route.continue())
  await page.goto(`${product().origin}/search`)
  for (const [cause, next] of FAULTS) {
    answer = next
    await wake(page)
    await expect.poll(() => logged.at(-1)).toBe(cause)
  }
  // What the page opens with stays, and only what is asked, and the map, cannot be answered.
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.keyboard.press('3')
  await expect.poll(() => page.getByText('Failed to fetch properties').count()).toBe(1)
  await page.keyboard.press('1')
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.keyboard.press('/')
  await page.keyboard.type('katy')
  await expect.poll(() => page.getByText('Failed to fetch properties').count()).toBe(1)
  answer = (route) =>
    withBody(route, (body) => {
      body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1
      return body
    })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => page.getByText('Failed to fetch properties').count()).toBe(1)
  answer = undefined
  await wake(page)
  await page.getByText(/^Found \d+ properties matching/).waitFor()
  expect(logged).toEqual(FAULTS.map(([cause]) => cause))
})

test('a page that cannot load what unpacks the book says so, and has the book once it can', async () => {
  const page = await openPage('/favicon.svg')
  const outage = outageOf('**/assets/book-worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await outage.begin(page)
  await page.goto(`${product().origin}/search?q=katy`)
  await page.getByText('Unable to connect to the server.').waitFor()
  outage.end()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText(/^Found \d+ properties matching/).waitFor()
})

test('where the storage is full, or forbidden, the book is worked with from memory, and a note is saved all the same', async () => {
  const logged: string[] = []
  const full = await openPage('/favicon.svg', { watch: watchLog(logged) })
  const devtools = await full.context().newCDPSession(full)
  const origin = product().origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await full.goto(`${origin}/search`)
  await expect.poll(() => foundCount(full)).toBe(SAMPLE)
  await expect.poll(() => logged).toEqual(['book-not-stored: QuotaExceededError'])
  await addNote(full)
  await full.context().close()

  logged.length = 0
  const forbidden = await openPage('/search', {
    async watch(page) {
      watchLog(logged)(page)
      await page.addInitScript(forbidStorage)
      await page.route('**/assets/book-worker-*.js', (route) =>
        withBody(route, (body) => Buffer.from(`(${forbidStorage})();${body}`)),
      )
    },
  })
  await expect.poll(() => foundCount(forbidden)).toBe(SAMPLE)
  await expect.poll(() => logged).toEqual(['book-not-stored: SecurityError'])
  await addNote(forbidden)
})

async function addNote(page: Page): Promise<void> {
  await page.locator('[data-result="0"]').click()
  await page.getByLabel('Add a note').fill('Kept by nobody here')
  await page.getByRole('button', { name: 'Add Note' }).click()
  await page.getByText('Your note has been saved successfully.').first().waitFor()
}

/** What the page opens with is given up after a second, which is short for a busy machine. Runs in the page. */
function waitForAnswers(): void {
  AbortSignal.timeout = () => new AbortController().signal
}

/** As a browser does that is told to let this site keep nothing. Runs in the page, and in its worker. */
function forbidStorage(): void {
  const deny = (): never => {
    throw new DOMException('Forbidden.', 'SecurityError')
  }
  IDBFactory.prototype.open = deny
  IDBFactory.prototype.databases = async () => deny()
  for (const name of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(self, name, { configurable: true, get: deny })
}
