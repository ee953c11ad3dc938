import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../edge/local/process/free-port.ts'
import { PROJECT } from '../../edge/settings/project.ts'
import { launchChromium } from '../chromium.ts'
import { openDirectory, signInBy, TENANT } from '../edge/auth/directory.ts'
import { startRun } from '../edge/local/run.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let origin: string
let openBrowser: () => Promise<BrowserContext>

/** The whole product as `npm start` has it with AUTH_MODE=oidc, and a directory beside it. */
beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  const people = {
    ann: { tid: TENANT, oid: 'ann', name: 'Ann Castillo' },
    stranger: { tid: 'another-tenant', oid: 'stranger', name: 'Sam Stranger' },
  }
  const directory = await openDirectory(people, origin)
  cleanUp.defer(directory.close)
  const { issuer, clientId, clientSecret, team } = signInBy(directory)
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const run = await startRun({
    dataDir,
    port,
    lifeline: true,
    script: join(PROJECT, 'edge/local/start.ts'),
    env: {
      AUTH_MODE: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_PROVIDER_NAME: 'Acme ID',
      OIDC_TENANTS: TENANT,
      TEAM_NAME: team.name,
    },
  })
  cleanUp.defer(async () => {
    run.signal('SIGTERM')
    await run.ended
  })
  await run.untilHealth(200)
  const browser = await launchChromium()
  cleanUp.defer(() => browser.close())
  openBrowser = async () => {
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    // The form of the tests' directory asks for a font of another server.
    await context.route(/fonts\.googleapis\.com/, (route) => route.abort())
    return context
  }
})

/** Fills in the directory's form, once it is there. */
async function signInAs(page: Page, login: string): Promise<void> {
  await page.locator('[name=login]').fill(login)
  await page.locator('[name=password]').fill('x')
  await page.locator('[type=submit]').click()
}

const user = (page: Page) => page.getByRole('button', { name: 'Signed in as Ann Castillo' })

test('a visitor is led to the directory, comes back to the page they opened, and signs out of both', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/comp-lists`)
  await signInAs(page, 'ann')
  await page.waitForURL(`${origin}/comp-lists`)
  await user(page).waitFor()

  // What is written goes through the sync engine, whose doors know the session as well.
  await page.getByRole('button', { name: 'Create New Comp List' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill('Northwest')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const lists = async () =>
    (await (await page.request.get(`${origin}/api/comp-lists`)).json()) as { name: string }[]
  await expect.poll(async () => JSON.stringify(await lists())).toContain('Northwest')

  await user(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.locator('[type=submit][value=yes]').click()
  await page.waitForURL(`${origin}/`)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect((await page.request.get(`${origin}/api/me`)).status()).toBe(401)

  await page.getByRole('link', { name: 'Sign in again' }).click()
  await signInAs(page, 'ann')
  await user(page).waitFor()
})

test('a session that is ended elsewhere leads an open page to sign-in and back', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/comp-lists`)
  await signInAs(page, 'ann')
  await user(page).waitFor()
  const listed = await page.request.get(`${origin}/api/sessions`)
  const { sessions } = (await listed.json()) as { sessions: { id: string; isCurrent: boolean }[] }
  const current = sessions.find(({ isCurrent }) => isCurrent)?.id
  await page.request.delete(`${origin}/api/sessions/${current}`, { headers: { Origin: origin } })
  const leaving = page.waitForRequest('**/api/login?*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await leaving
  // The directory still knows them.
  await expect.poll(async () => (await page.request.get(`${origin}/api/me`)).status()).toBe(200)
  await user(page).waitFor()
  expect(page.url()).toBe(`${origin}/comp-lists`)
})

test('a stranger reads why they may not come in, in words and with a way to try again', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/search`)
  await signInAs(page, 'stranger')
  await page.getByRole('heading', { name: 'This account may not come in' }).waitFor()
  const again = page.getByRole('link', { name: 'Sign in with Acme ID' })
  expect(await again.getAttribute('href')).toBe('/api/login?returnTo=%2Fsearch')
})
