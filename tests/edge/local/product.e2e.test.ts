import type { Browser, WebSocket as PageSocket } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../chromium.ts'
import { product } from '../../product.ts'
import { processesOf } from './processes.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test('every page of the app comes up without a complaint, from one origin alone', async () => {
  const origin = product().origin
  const page = await browser.newPage()
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => request.url().startsWith(origin) || foreign.push(request.url()))
  for (const path of ['/', '/search', '/search?q=crane', '/nowhere', '/landing']) {
    await page.goto(`${origin}${path}`, { waitUntil: 'load' })
    await page.locator('h1').first().waitFor()
  }
  await page.close()
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] })
})

test('what a new browser waits for is packed for its way, and refused as everything is', async () => {
  const opening = `${product().origin}/api/bootstrap`
  const { status, headers } = await fetch(opening)
  expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip'])
  const origin = product().origin
  const left = await fetch(`${origin}/api/logout`, { method: 'POST', headers: { Origin: origin } })
  const Cookie = left.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const signedOut = await fetch(opening, { headers: { Cookie } })
  expect([signedOut.status, await signedOut.json()]).toMatchObject([401, { code: 'unauthorized' }])
})

test('a page is joined to the sync service through the same origin', async () => {
  const origin = product().origin
  const page = await browser.newPage()
  const socket = page.waitForEvent('websocket', isSync)
  await page.goto(`${origin}/search`)
  const opened = await socket
  expect(new URL(opened.url()).host).toBe(new URL(origin).host)
  await opened.waitForEvent('framereceived')
  await page.close()
})

test('a page finds the sync service again after it was killed, without a reload', async () => {
  const page = await browser.newPage()
  const first = page.waitForEvent('websocket', isSync)
  await page.goto(`${product().origin}/search`)
  const before = await first
  await before.waitForEvent('framereceived')
  const [cut, again] = [before.waitForEvent('close'), page.waitForEvent('websocket', isSync)]
  process.kill(processesOf(product().dataDir).zero.pid, 'SIGKILL')
  await cut
  // Attempts while it is still down are refused; the first that is answered will do.
  let socket = await again
  while (!(await answers(socket))) socket = await page.waitForEvent('websocket', isSync)
  await page.close()
})

test('a page of another site gets no socket', async () => {
  const origin = product().origin
  const page = await browser.newPage()
  await page.goto('data:text/html,<h1>elsewhere</h1>')
  const outcome = await page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(url)
        socket.onopen = () => resolve('open')
        socket.onerror = () => resolve('refused')
      }),
    `${origin.replace('http', 'ws')}/zero/sync/v51/connect`,
  )
  await page.close()
  expect(outcome).toBe('refused')
})

function isSync(socket: PageSocket): boolean {
  return socket.url().includes('/zero/')
}

async function answers(socket: PageSocket): Promise<boolean> {
  return await Promise.race([
    socket.waitForEvent('framereceived').then(
      () => true,
      () => false,
    ),
    socket.waitForEvent('close').then(() => false),
  ])
}
