import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../edge/local/process/free-port.ts'
import { launchChromium } from '../chromium.ts'
import { openContext } from './open-context.ts'
import { signInAs, startWithDirectory } from './product-with-directory.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let origin: string
let openBrowser: () => Promise<BrowserContext>

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  const teams = [
    { id: 'acme', name: 'Acme Industrial' },
    { id: 'dallas', name: 'Acme Dallas', groups: ['dallas'] },
  ]
  const env = { TEAMS: JSON.stringify(teams), ADMINISTRATORS: 'ann@acme.example', OIDC_FIRST_ROLE: 'viewer' }
  await startWithDirectory(cleanUp, { port, origin, env })
  const browser = await launchChromium()
  cleanUp.defer(() => browser.close())
  openBrowser = () => openContext(browser)
})

/** A page in a browser of its own, signed in at the directory. */
async function openAs(login: string, path: string): Promise<Page> {
  const page = await (await openBrowser()).newPage()
  await page.goto(`${origin}/api/login?returnTo=${encodeURIComponent(path)}`)
  await signInAs(page, login)
  await user(page).waitFor()
  return page
}

const user = (page: Page) => page.getByRole('button', { name: /Signed in as/ })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an invited person comes in with the role of the invitation, and is then among the people', async () => {
  const ann = await openAs('ann', '/people')
  await ann.getByLabel('Address to invite').fill('eve@acme.example')
  await ann.locator('form').getByRole('combobox').selectOption('member')
  await ann.getByRole('button', { name: 'Invite', exact: true }).click()
  await row(ann, 'eve@acme.example').getByText('Invited', { exact: true }).waitFor()
  await row(ann, 'eve@acme.example').getByRole('button', { name: 'Copy link' }).waitFor()

  const eve = await openAs('eve', '/search')
  await user(eve).click()
  await eve.getByText('Member', { exact: true }).waitFor()
  await ann.evaluate(() => window.dispatchEvent(new Event('online')))
  await row(ann, 'Eve Marsh').getByText('1 open').waitFor()
  expect(await row(ann, 'eve@acme.example').getByText('Invited', { exact: true }).count()).toBe(0)
  // The settings make Ann an administrator: it is not changed here.
  expect(await row(ann, 'Ann Castillo').getByRole('combobox').count()).toBe(0)
})

test('one sees where one is signed in, and ends the sessions of other browsers, which do not come back by themselves', async () => {
  const here = await openAs('eve', '/search')
  const there = await openAs('eve', '/search')
  await user(here).click()
  const section = here.getByRole('region', { name: 'Where you are signed in' })
  await section.getByText('This browser').waitFor()
  const before = await section.getByRole('listitem').count()
  expect(before).toBeGreaterThan(1)
  // The one seen last but this one.
  await section.getByRole('button', { name: /^End / }).first().click()
  await expect.poll(() => section.getByRole('listitem').count()).toBe(before - 1)
  await there.evaluate(() => window.dispatchEvent(new Event('online')))
  await there.locator('[name=password]').waitFor()
  const another = await openAs('eve', '/search')
  await user(here).click()
  await section.waitFor({ state: 'hidden' })
  await user(here).click()
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => section.getByRole('listitem').count()).toBe(1)
  const isIn = async (page: Page) => (await page.request.get(`${origin}/api/me`)).status()
  expect([await isIn(here), await isIn(there), await isIn(another)]).toEqual([200, 401, 401])
})

test('a list of sessions that was asked for earlier and comes later replaces no newer one', async () => {
  const here = await openAs('eve', '/search')
  await openAs('eve', '/search')
  const sessions = here.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await user(here).click()
  await sessions.first().waitFor()
  const before = await sessions.count()

  const earlier = Promise.withResolvers<void>()
  let isFirst = true
  await here.route('**/api/sessions', async (route) => {
    const isEarlier = isFirst
    isFirst = false
    const response = await route.fetch()
    if (isEarlier) await earlier.promise
    await route.fulfill({ response })
  })
  const asked = here.waitForRequest('**/api/sessions')
  await here.evaluate(() => window.dispatchEvent(new Event('online')))
  await asked
  await sessions.getByRole('button').first().click()
  await expect.poll(() => sessions.count()).toBe(before - 1)
  const answered = here.waitForResponse('**/api/sessions')
  earlier.resolve()
  await (await answered).finished()
  await here.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  expect(await sessions.count()).toBe(before - 1)
})

test('a person of two teams switches between them, and finds each team’s own lists', async () => {
  const fay = await openAs('fay', '/comp-lists')
  const me = async () =>
    (await (await fay.request.get(`${origin}/api/me`)).json()) as { teamName: string; role: string }
  const first = (await me()).teamName
  const other = first === 'Acme Dallas' ? 'Acme Industrial' : 'Acme Dallas'
  await fay.getByRole('button', { name: 'Create New Comp List' }).click()
  await fay.getByRole('dialog').getByLabel('Name *').fill(`Of ${first}`)
  await fay.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await fay
    .getByRole('link', { name: `View Of ${first}`, exact: true })
    .first()
    .waitFor()

  const switchTo = async (team: string) => {
    await user(fay).click()
    await fay.getByRole('combobox', { name: /^Team/ }).selectOption({ label: team })
    await fay.waitForURL(`${origin}/`)
    await user(fay).waitFor()
    await expect.poll(async () => (await me()).teamName).toBe(team)
    await fay.goto(`${origin}/comp-lists`)
  }
  await switchTo(other)
  await fay.getByText('No Comp Lists Yet').waitFor()
  expect(await fay.getByRole('link', { name: `View Of ${first}`, exact: true }).count()).toBe(0)
  await switchTo(first)
  await fay
    .getByRole('link', { name: `View Of ${first}`, exact: true })
    .first()
    .waitFor()
})
