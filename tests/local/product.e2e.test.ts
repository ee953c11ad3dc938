import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '../chromium.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test('every page of the app comes up without a complaint, from one origin alone', async () => {
  const origin = inject('productOrigin')
  const page = await browser.newPage()
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('request', (request) => request.url().startsWith(origin) || foreign.push(request.url()))
  for (const path of ['/', '/search', '/search?q=crane', '/nowhere']) {
    await page.goto(`${origin}${path}`, { waitUntil: 'load' })
    await expect.poll(() => page.locator('h1').count()).toBeGreaterThan(0)
  }
  await page.close()
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] })
})

test('a page is joined to the sync service through the same origin', async () => {
  const origin = inject('productOrigin')
  const page = await browser.newPage()
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/zero/'))
  await page.goto(`${origin}/search`)
  const opened = await socket
  expect(new URL(opened.url()).host).toBe(new URL(origin).host)
  await opened.waitForEvent('framereceived')
  await page.close()
})

test('a page of another site gets no socket', async () => {
  const origin = inject('productOrigin')
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
