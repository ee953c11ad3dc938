import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../edge/local/process/free-port.ts'
import { launchChromium } from '../chromium.ts'
import { ask } from '../edge/local/ask.ts'
import type { Run } from '../edge/local/run.ts'
import { startHttpsProxy } from './https-proxy.ts'
import { openContext } from './open-context.ts'
import { signInFromLanding, startWithDirectory } from './product-with-directory.ts'

const HOST = 'comps.example.com'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let origin: string
let run: Run
let browser: Browser

/** A company's product: the whole of it on one machine, with a proxy before it that speaks https. */
beforeAll(async () => {
  const [port, publicPort] = [await freePort(), await freePort()]
  origin = `https://${HOST}:${publicPort}`
  const env = { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: '127.0.0.1' }
  run = await startWithDirectory(cleanUp, { port, origin, env })
  const proxy = await startHttpsProxy(publicPort, port)
  cleanUp.defer(proxy.stop)
  const more = [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`, '--ignore-certificate-errors']
  browser = await launchChromium({ more })
  cleanUp.defer(() => browser.close())
})

test('a person signs in over https, writes through the sync socket, and signs out, and nothing breaks the policy', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  await page.goto(`${origin}/comp-lists`)
  await signInFromLanding(page, 'ann')
  await page.waitForURL(`${origin}/comp-lists`)
  await page.getByRole('button', { name: 'Signed in as Ann Castillo' }).waitFor()

  const cookies = (await context.cookies(origin)).filter(({ name }) => name.includes('clearheight'))
  expect(cookies).toMatchObject([{ secure: true, httpOnly: true, sameSite: 'Lax', path: '/', domain: HOST }])
  expect(cookies[0]?.name).toMatch(/^__Host-clearheight_session_[\da-f]{12}$/)

  await createList(page, 'Northwest')
  const asked = async (path: string) =>
    await page.evaluate(async (address) => await (await fetch(address)).text(), path)
  await expect.poll(async () => await asked('/api/comp-lists')).toContain('Northwest')

  await page.getByRole('button', { name: 'Signed in as Ann Castillo' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.locator('[type=submit][value=yes]').click()
  await page.waitForURL(`${origin}/`)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect(broken).toEqual([])
})

test('an empty book of a company stays empty, and the way to fill it is said at the start', () => {
  expect(run.output()).toContain('There are no properties yet. Import a sheet with the same settings')
  expect(run.output()).toContain(`Clearheight is up: ${origin}`)
})

test('who asks the product itself is led to its public address, whatever they say of their way', async () => {
  const { port } = run
  const asked = { port, path: '/', headers: { host: new URL(origin).host } }
  expect((await ask(asked)).body).toContain(`Open ${origin} instead.`)
  const lying = { ...asked.headers, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' }
  expect((await ask({ ...asked, headers: lying })).status).toBe(421)
})

async function createList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Comp List' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
