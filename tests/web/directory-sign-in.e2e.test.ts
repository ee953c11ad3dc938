import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../edge/local/process/free-port.ts'
import { launchChromium } from '../chromium.ts'
import { openContext } from './open-context.ts'
import { signInAs, signInFromLanding, startWithDirectory } from './product-with-directory.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let origin: string
let openBrowser: () => Promise<BrowserContext>

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  await startWithDirectory(cleanUp, { port, origin })
  const browser = await launchChromium()
  cleanUp.defer(() => browser.close())
  openBrowser = () => openContext(browser)
})

/** Ends the session of this browser from elsewhere, which the page does not hear of by itself. */
async function endSession(page: Page): Promise<void> {
  const listed = await page.request.get(`${origin}/api/sessions`)
  const { sessions } = (await listed.json()) as { sessions: { id: string; isCurrent: boolean }[] }
  const current = sessions.find(({ isCurrent }) => isCurrent)?.id
  await page.request.delete(`${origin}/api/sessions/${current}`, { headers: { Origin: origin } })
}

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

const user = (page: Page) => page.getByRole('button', { name: 'Signed in as Ann Castillo' })

test('a visitor is led to the public page and the directory, comes back to the page they opened, and signs out of both', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/comp-lists?q=north`)
  await page.waitForURL(`${origin}/landing?returnTo=%2Fcomp-lists%3Fq%3Dnorth`)
  await page.getByText('Restricted to your company directory.').waitFor()
  await signInFromLanding(page, 'ann')
  await page.waitForURL(`${origin}/comp-lists?q=north`)
  await user(page).waitFor()

  // What is written goes through the sync engine, whose doors know the session as well.
  await page.getByRole('button', { name: 'Create New Comp List' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill('Northwest')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const lists = async () =>
    (await (await page.request.get(`${origin}/api/comp-lists`)).json()) as { name: string }[]
  await expect.poll(async () => JSON.stringify(await lists())).toContain('Northwest')

  await user(page).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.locator('[type=submit][value=yes]').click()
  await page.waitForURL(`${origin}/`)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect((await page.request.get(`${origin}/api/me`)).status()).toBe(401)

  await page.getByRole('link', { name: 'Sign in again' }).click()
  await signInAs(page, 'ann')
  await user(page).waitFor()
})

test('a session that is ended elsewhere leads an open page to sign-in, with the password, and back', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/comp-lists`)
  await signInFromLanding(page, 'ann')
  await user(page).waitFor()
  await endSession(page)
  const leaving = page.waitForRequest('**/api/login?*')
  await comeBack(page)
  await leaving
  await signInAs(page, 'ann')
  await user(page).waitFor()
  expect(page.url()).toBe(`${origin}/comp-lists`)
})

test('a stranger reads why they may not come in, in words and with a way to try again', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/search`)
  await signInFromLanding(page, 'stranger')
  await page.getByRole('heading', { name: 'This account may not come in' }).waitFor()
  const again = page.getByRole('link', { name: 'Sign in with Acme ID' })
  expect(await again.getAttribute('href')).toBe('/api/login?returnTo=%2Fsearch')
})

test('a visitor of the start page comes back to it, and one of the proximity page is sent to the directory at once', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(origin)
  await page.waitForURL(`${origin}/landing`)
  await page.getByRole('link', { name: 'Sign In with Acme ID' }).first().waitFor()
  // What shows toasts comes late: the words are waited for all the same.
  await page.route('**/assets/toast-view-*.js', async (route) => {
    await delay(1_500)
    await route.fallback()
  })
  // The page is left soon after it says so: its words are kept for when it is back.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-kind]'))
        sessionStorage.setItem('said', toast.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${origin}/proximity?lat=29.8&lng=-95.4&radius=3`)
  await page.locator('[name=login]').waitFor()
  await signInAs(page, 'ann')
  await page.waitForURL(`${origin}/proximity?lat=29.8&lng=-95.4&radius=3`)
  await user(page).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(
    'UnauthorizedYou are logged out. Logging in again...',
  )
})

test('where words are typed as the session ends, one signs in beside them, and what was typed is saved', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/comp-lists`)
  await signInFromLanding(page, 'ann')
  await page.getByRole('button', { name: 'Create New Comp List' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill('Typed before it ended')
  await endSession(page)
  await comeBack(page)
  const offer = page.getByRole('alertdialog', { name: 'Session expired' })
  await offer.getByText('Please log in again to continue.').waitFor()
  const opened = context.waitForEvent('page')
  await offer.getByRole('button', { name: 'Log in' }).click()
  const other = await opened
  await signInAs(other, 'ann')
  await user(other).waitFor()
  expect(new URL(other.url()).pathname).toBe('/comp-lists')
  await other.close()

  await comeBack(page)
  await expect.poll(() => offer.count()).toBe(0)
  expect(await dialog.getByLabel('Name *').inputValue()).toBe('Typed before it ended')
  let hasLeft = false
  page.on('framenavigated', () => {
    hasLeft = true
  })
  await dialog.getByRole('button', { name: 'Create' }).click()
  const lists = async () => await (await page.request.get(`${origin}/api/comp-lists`)).text()
  await expect.poll(lists).toContain('Typed before it ended')
  expect(hasLeft).toBe(false)
})

test('who syncs with a session that has ended is told so, and led to sign-in and back', async () => {
  const context = await openBrowser()
  const page = await context.newPage()
  await page.goto(`${origin}/search?view=list`)
  await signInFromLanding(page, 'ann')
  await user(page).waitFor()
  // What the page still asks for as it opens would hear of the end first.
  await page.waitForLoadState('networkidle')
  await endSession(page)
  const toast = page.locator('[data-kind]')
  const leaving = page.waitForRequest('**/api/login?*')
  await page.getByRole('button', { name: 'Sync data now' }).click()
  await toast.getByText('Session expired', { exact: true }).waitFor()
  await toast.getByText('Please log in again to continue.').waitFor()
  await leaving
  await signInAs(page, 'ann')
  await user(page).waitFor()
  expect(page.url()).toBe(`${origin}/search?view=list`)
})
