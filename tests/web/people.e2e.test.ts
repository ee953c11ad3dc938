import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { membership } from '../../db/access-schema.ts'
import { appUser, compList, note } from '../../db/schema.ts'
import { product } from '../product.ts'
import { inProductDatabase } from './in-product-database.ts'
import { outageOf } from './outage.ts'
import { focusedName, openPage, startChromium } from './product-page.ts'
import { productProperties } from './product-properties.ts'

startChromium({ drawsMaps: false, opensNew: true })

const LEAVER = 'leaver-of-the-people-page'

/** The demo's two are what they were: other tests go on as them. */
afterEach(async () => {
  await inProductDatabase(async (db) => {
    await db.execute(sql`update private.membership set disabled_at = null,
      role = case user_id when 'demo-maria' then 'administrator' else 'member' end where user_id like 'demo-%'`)
    await db.execute(sql`delete from comp_list where id = 4417`)
    await db.execute(sql`delete from note where id like ${`${LEAVER}%`}`)
    await db.execute(sql`delete from private.membership where user_id = ${LEAVER}`)
  })
})

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** Toasts say the same to assistive technology once more. */
const told = (page: Page, words: string) => page.getByText(words).first().waitFor()
/** Behind a dialog it has no role. */
const syncButtons = (page: Page) => page.locator('[aria-label="Sync data now"]').count()
const user = (page: Page) => page.getByRole('button', { name: /Signed in as/ })

/** Somebody with a shared list, a shared note and a private one. */
async function addLeaver(): Promise<void> {
  await inProductDatabase(async (db) => {
    const now = new Date()
    const times = { createdAt: now, updatedAt: now }
    const own = { teamId: 'demo', ...times }
    await db.insert(appUser).values({ id: LEAVER, teamId: 'demo', name: 'Leah Stroud' }).onConflictDoNothing()
    await db.insert(membership).values({ userId: LEAVER, role: 'member', isRoleFixed: false, joinedAt: now })
    await db
      .insert(compList)
      .values({ id: 4417, ownerId: LEAVER, name: 'Left behind', isPublic: true, ...own })
    const words = { propertyId: 'none', note: 'canary', authorId: LEAVER, ...own }
    await db.insert(note).values([
      { id: `${LEAVER}-1`, isPrivate: false, ...words },
      { id: `${LEAVER}-2`, isPrivate: true, ...words },
    ])
  })
}

test('an administrator makes somebody a viewer, whose open page then offers only what viewers may do', async () => {
  const [{ id = '' } = {}] = (await productProperties()).unnoted
  const james = await openPage(`/search?property=${id}`, { as: 'demo-james' })
  await james.getByLabel('Add a note').waitFor()
  expect(await syncButtons(james)).toBe(1)

  const maria = await openPage('/people', { as: 'demo-maria' })
  await row(maria, 'James Okafor').getByRole('combobox').selectOption('viewer')
  await told(maria, 'James Okafor is now a viewer')
  await james.evaluate(() => window.dispatchEvent(new Event('online')))
  await james.getByText('Viewers may write private notes only.').waitFor()
  await expect.poll(() => syncButtons(james)).toBe(0)
  await james.getByLabel('Add a note').fill('Only mine')
  await james.getByRole('button', { name: 'Add Note' }).click()
  await james.getByText('Only mine', { exact: true }).waitFor()
  await james.getByLabel('Team Notes').getByText('Private', { exact: true }).waitFor()

  await james.goto(`${product().origin}/comp-lists`)
  await james.getByRole('button', { name: 'Create New Comp List' }).click()
  expect(await james.getByRole('switch', { name: /Team Shared/ }).isDisabled()).toBe(true)
  await james.getByText('Viewers may keep private comp lists only.').waitFor()
})

test('a change of a role is taken back from the message about it', async () => {
  const page = await openPage('/people', { as: 'demo-maria' })
  await row(page, 'James Okafor').getByRole('combobox').selectOption('viewer')
  await page.getByRole('button', { name: 'Undo' }).click()
  await told(page, 'James Okafor is now a member')
  expect(await row(page, 'James Okafor').getByRole('combobox').inputValue()).toBe('member')
})

test('who is no administrator is told so, and is not led to the people', async () => {
  const page = await openPage('/people', { as: 'demo-james' })
  await page.getByRole('heading', { name: 'For administrators only' }).waitFor()
  await user(page).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  expect(await page.getByRole('link', { name: 'People' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('peop')
  expect(await page.getByRole('option', { name: 'People' }).count()).toBe(0)
})

test('the last administrator stays one, and reads why', async () => {
  const page = await openPage('/people', { as: 'demo-maria' })
  await row(page, 'Maria Torres').getByRole('combobox').selectOption('member')
  await told(page, 'A team needs an administrator. Make somebody else one first.')
  expect(await row(page, 'Maria Torres').getByRole('combobox').inputValue()).toBe('administrator')
})

test('a leaver is disabled, hands over what is shared, and is then removed', async () => {
  await addLeaver()
  const page = await openPage('/search', { as: 'demo-maria' })
  await user(page).click()
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Disable Leah Stroud' }).click()
  await expect.poll(() => focusedName(page)).toBe('Enable Leah Stroud')
  const box = page.getByRole('region', { name: 'Work of Leah Stroud' })
  await box.getByText('Leah Stroud left 1 list, 1 note.').waitFor()

  await page.getByRole('button', { name: 'More for Leah Stroud' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Leah Stroud?' })
  await question.getByText('Hand them over first.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await box.getByLabel('Hand over to').selectOption({ label: 'Maria Torres' })
  await box.getByRole('button', { name: 'Hand over' }).click()
  await told(page, 'Maria Torres now has 1 list and 1 note of Leah Stroud')
  expect(await box.count()).toBe(0)
  await page.getByRole('button', { name: 'More for Leah Stroud' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await told(page, 'Leah Stroud is removed')
  await expect.poll(() => row(page, 'Leah Stroud').count()).toBe(0)

  await page.goto(`${product().origin}/comp-lists`)
  await page.getByRole('link', { name: 'View Left behind' }).waitFor()
})

test('a token is made in the menu, shown once, used by a program, and ended', async () => {
  const page = await openPage('/search', { as: 'demo-maria' })
  await user(page).click()
  const section = page.getByRole('region', { name: 'API tokens' })
  await section.getByRole('button', { name: 'New token' }).click()
  await section.getByLabel('What the token is for').fill('Quarterly report')
  await page.keyboard.press('Enter')
  const secret = await section.getByLabel('The token', { exact: true }).inputValue()
  const opens = async () => {
    const headers = { Authorization: `Bearer ${secret}` }
    return (await fetch(`${product().origin}/api/me`, { headers })).status
  }
  expect(await opens()).toBe(200)

  // Shut by mistake it is still there, until it is hidden.
  await page.keyboard.press('Escape')
  await user(page).click()
  expect(await section.getByLabel('The token', { exact: true }).inputValue()).toBe(secret)
  await section.getByRole('button', { name: 'Hide' }).click()
  expect(await page.content()).not.toContain(secret)
  await section.getByText(/used less than a minute ago/).waitFor()

  await page.goto(`${product().origin}/people`)
  await page.getByRole('button', { name: 'More for Maria Torres' }).click()
  await page.getByRole('menuitem', { name: 'API tokens' }).click()
  const dialog = page.getByRole('dialog', { name: 'API tokens of Maria Torres' })
  await dialog.getByRole('button', { name: 'End Quarterly report' }).click()
  await dialog.getByText('None. A program signs in with one.').waitFor()
  expect(await opens()).toBe(401)
})

test('the people page says that the server is away, keeps what it shows, and goes on when it is back', async () => {
  const page = await openPage('/search', { as: 'demo-maria' })
  const outage = outageOf('**/api/people')
  await outage.begin(page)
  await page.goto(`${product().origin}/people`)
  await page.getByRole('alert').getByText('People could not be loaded').waitFor()
  outage.end()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await row(page, 'James Okafor').waitFor()
  await page.route('**/api/people', (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText('This may be out of date.').waitFor()
  expect(await row(page, 'James Okafor').count()).toBe(1)
})
