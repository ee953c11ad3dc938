import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApiComp, ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { call } from './call.ts'
import { inDatabase } from './in-database.ts'
import { focusedName, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const lists = (page: Page) => page.getByRole('list', { name: 'Comp lists' }).getByRole('listitem')
const said = (page: Page, words: string) => page.getByText(words, { exact: true })
const included = (page: Page) => page.getByRole('rowgroup', { name: 'Included' }).getByRole('row')
const excluded = (page: Page) => page.getByRole('rowgroup', { name: 'Excluded' }).getByRole('row')
/** Names of the included comps, as they stand. */
const namesIn = (page: Page) => included(page).locator('[data-result]').allTextContents()

const listAtServer = (id: number) =>
  call<ApiCompList & { properties: ApiComp[] }>('GET', `/api/comp-lists/${id}`)

/** Adds the first property that the words find, one after the other. */
async function addProperties(page: Page, ...searches: string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Properties' })
  const field = dialog.getByRole('combobox', { name: 'Find a property' })
  for (const [i, words] of searches.entries()) {
    await field.fill(words)
    await expect.poll(() => dialog.getByRole('option').first().textContent()).toContain(words)
    await field.press('ArrowDown')
    await field.press('Enter')
    await dialog.getByText(i === 0 ? /^Added / : `${i + 1} added, last `).waitFor()
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test('a list is made, filled, thinned out with a reason, seen by a teammate at once, deleted and brought back', async () => {
  const name = `Tanner Rd manufacturing ${process.pid}`
  const maria = await openPage('/comp-lists', { as: 'demo-maria' })
  const opener = maria.getByRole('button', { name: /^Create (New|Your First) Comp List$/ }).first()
  const form = maria.getByRole('dialog', { name: 'Create New Comp List' })
  await opener.click()
  await form.getByLabel('Description').fill('Thrown away')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await opener.click()
  expect(await form.getByLabel('Description').inputValue()).toBe('')
  expect(await form.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true)
  await form.getByLabel('Name *').fill(name)
  await maria.keyboard.press('Escape')
  await opener.click()
  expect(await form.getByLabel('Name *').inputValue()).toBe(name)
  await form.getByLabel('Center Address').fill('77041')
  await form.getByText('On the map: ZIP 77041, approximate').waitFor()
  await form.getByRole('switch', { name: /Team Shared/ }).check()
  await maria.keyboard.press('Enter')
  await expect.poll(() => said(maria, 'Comp list created successfully').count()).toBe(1)
  await lists(maria)
    .filter({ hasText: name })
    .getByRole('link', { name: `View ${name}` })
    .click()
  await maria.getByRole('button', { name: 'Add Your First Property' }).click()
  await addProperties(maria, 'Tanner', 'Brittmoore', 'Vogelfield')
  await expect.poll(() => included(maria).count()).toBe(3)

  const james = await openPage(new URL(maria.url()).pathname, { as: 'demo-james' })
  await expect.poll(() => included(james).count()).toBe(3)
  expect(
    await james.getByRole('button', { name: /^(Exclude|Remove|Move|Undo|Add Properties|More for)/ }).count(),
  ).toBe(0)

  const [first, second, third] = await namesIn(maria)
  await included(maria).nth(1).locator('[data-result]').focus()
  await maria.keyboard.press('e')
  await maria.getByRole('button', { name: 'Exclude', exact: true }).press('Tab')
  await expect.poll(() => maria.getByLabel('Reason').count()).toBe(0)
  await included(maria).nth(1).locator('[data-result]').focus()
  await maria.keyboard.press('e')
  await maria.getByLabel('Reason').fill('Lease type not stated')
  await maria.keyboard.press('Enter')
  await expect.poll(() => excluded(james).count()).toBe(1)
  expect(await excluded(james).first().textContent()).toMatch(/Lease type not stated · MT, /)
  expect(await namesIn(james)).toEqual([first, third])
  await expect.poll(() => james.getByText('2 included, 1 excluded').count()).toBe(1)

  // The comp that comes after the excluded one has the focus now, and is moved to the top.
  await included(maria)
    .nth(1)
    .getByRole('button', { name: `Move ${third}`, exact: true })
    .focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await maria.keyboard.press(key)
  await expect.poll(() => namesIn(james)).toEqual([third, first])
  await included(maria).nth(0).locator('[data-note]').click()
  await maria.keyboard.type('Confirmed by landlord rep')
  await maria.keyboard.press('Enter')
  await expect.poll(() => included(james).nth(0).textContent()).toContain('Confirmed by landlord rep')
  for (let i = 0; i < 3; i++) await maria.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => namesIn(james)).toEqual([first, second, third])
  expect(await included(james).nth(2).textContent()).not.toContain('Confirmed')

  // A subject stands apart from the comps: the focus goes on to one of them, there and back.
  await included(maria)
    .nth(0)
    .getByRole('button', { name: /Use as subject$/ })
    .press('Enter')
  await expect.poll(() => included(maria).count()).toBe(2)
  await expect.poll(() => focusedName(maria)).toBe(second)
  await maria.getByRole('button', { name: `Remove ${first} as subject` }).press('Enter')
  await expect.poll(() => included(maria).count()).toBe(3)
  await expect.poll(() => focusedName(maria)).toBe(second)
  // A phone shows no heads of columns, and Tab finds none.
  await james.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => james.locator('thead button:visible').count()).toBe(0)

  await maria.getByRole('button', { name: 'More for this list' }).click()
  await maria.getByRole('menuitem', { name: 'Delete' }).click()
  await maria.getByText(`Are you sure you want to delete "${name}"? This action cannot be undone.`).waitFor()
  await maria.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => said(maria, 'Comp list deleted successfully').count()).toBe(1)
  await james.getByRole('heading', { name: 'Comp list not found' }).waitFor()
  await maria.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lists(maria).filter({ hasText: name }).count()).toBe(1)
  await expect.poll(() => included(james).count()).toBe(3)
  await james.getByRole('link', { name: 'Back to Comp Lists' }).click()
  const card = lists(james).filter({ hasText: name })
  await card.getByRole('link', { name: `View ${name}` }).waitFor()
  expect(await card.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
})

test('a property that left the book stays in its list, and another’s private list is not found', async () => {
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties?limit=1')
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: `Departed ${process.pid}` })
  await call('POST', `/api/comp-lists/${id}/properties`, { propertyId: properties[0]?.id })
  await inDatabase(
    (sql) =>
      sql`update comp_list_entry set property_id = 'gone', property_name = 'Long Gone Works' where comp_list_id = ${id}`,
  )
  const maria = await openPage(`/comp-lists/${id}`, { as: 'demo-maria' })
  await included(maria).filter({ hasText: 'Long Gone Works' }).getByText('Removed from its source').waitFor()
  const james = await openPage(`/comp-lists/${id}`, { as: 'demo-james' })
  await james.getByRole('heading', { name: 'Comp list not found' }).waitFor()
  await james.goto(`${product().origin}/comp-lists/abc`)
  await james.getByRole('heading', { name: 'Comp list not found' }).waitFor()
})

test('properties go into a list from a card, and a search near a place becomes one that remembers it', async () => {
  const page = await openPage('/search?q=Brittmoore', { as: 'demo-maria' })
  const name = `From a card ${process.pid}`
  await page
    .getByRole('button', { name: /to a comp list$/ })
    .first()
    .click()
  await page.getByLabel(/new comp list/).fill(name)
  await page.keyboard.press('Enter')
  await expect.poll(() => said(page, `Comp list "${name}" created with 1 property`).count()).toBe(1)

  await page.goto(`${product().origin}/proximity?lat=29.846&lng=-95.541&radius=2&type=warehouse`)
  await page.getByRole('button', { name: 'Save as Comp List' }).click()
  await page.getByLabel('Name *').fill(`Near ${process.pid}`)
  const rentOnly = page.getByRole('switch', { name: /^With rent only/ })
  const [withRent, all] =
    ((await rentOnly.locator('..').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  await page.getByRole('button', { name: `Save with ${withRent}`, exact: true }).waitFor()
  await rentOnly.uncheck()
  await page.getByRole('button', { name: `Save with ${all}`, exact: true }).waitFor()
  await rentOnly.check()
  await page.getByRole('button', { name: `Save with ${withRent}`, exact: true }).click()
  await page.getByText(`Comp list "Near ${process.pid}" created with`).first().waitFor()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByText('2.0 miles').first().waitFor()
  const { properties, ...list } = await listAtServer(Number(new URL(page.url()).pathname.split('/').at(-1)))
  expect(list).toMatchObject({
    latitude: 29.846,
    longitude: -95.541,
    radius: 2,
    filters: {
      words: ['Type Warehouse', 'With rent only'],
      href: '/proximity?lat=29.846&lng=-95.541&radius=2&type=warehouse',
    },
    includedCount: withRent,
  })
  expect(properties).toHaveLength(withRent ?? 0)
  expect(withRent).toBeLessThan(all ?? 0)
})

test('a name that does not fit shows whole while it is pointed at, and one that fits needs no title', async () => {
  const short = `Short ${process.pid}`
  const long = `Comparable properties around the airport logistics campus, ${short}`
  await call<ApiCompList>('POST', '/api/comp-lists', { name: short })
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: long })
  const page = await openPage(`/comp-lists/${id}`, { as: 'demo-maria', width: 390, height: 844 })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  // What shows it is loaded once the page has nothing else to do.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await heading(long).hover()
      return page.getByTitle(long, { exact: true }).count()
    })
    .toBe(1)
  await page.getByRole('link', { name: 'Back to Comp Lists' }).click()
  await page.getByRole('link', { name: short, exact: true }).click()
  await heading(short).hover()
  expect(await page.getByTitle(short, { exact: true }).count()).toBe(0)
})
