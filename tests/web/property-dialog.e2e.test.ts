import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { importRows } from '../../edge/import/import-rows.ts'
import { createRejectedFile } from '../../edge/import/run/rejected-file.ts'
import { removeSource } from '../../edge/import/sources.ts'
import { makeEvents } from '../edge/import/make-events.ts'
import { product } from '../product.ts'
import { accessibilityViolations } from './accessibility-violations.ts'
import { inProductDatabase } from './in-product-database.ts'
import { dialogOf, openIdIn, openResult, QUESTION } from './open-result.ts'
import { outageOf } from './outage.ts'
import { focusedName, foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const nameIn = (page: Page) => dialogOf(page).getByRole('heading', { level: 2 }).first().textContent()
const focusedResult = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-result') ?? null)

test('a card opens its property in full, and Esc gives the focus back to the card', async () => {
  const page = await openPage(QUESTION)
  const card = page.locator('[data-result="3"]')
  const name = await card.textContent()
  await card.click()
  const dialog = dialogOf(page)
  await dialog.waitFor()
  expect(await nameIn(page)).toBe(name)
  for (const words of [
    'Rent/SF/Mo',
    'Square Feet',
    'Land Size',
    'Clear Height',
    'Amenities & Features',
    'Description',
    'Lease Terms',
    'Additional Information',
    'Property image not available',
    'Team Notes',
    'Call Broker',
    'Send Message',
    'Open in Maps',
  ]) {
    expect([words, await dialog.getByText(words, { exact: true }).count()]).toEqual([words, 1])
  }
  expect(openIdIn(page)).not.toBeNull()
  expect(await page.title()).toContain(name)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusedResult(page)).toBe('3')
  expect(openIdIn(page)).toBeNull()
})

test('a property of three leases shows its building once and its deals newest first', async () => {
  const source = 'three leases'
  onTestFinished(() => inProductDatabase(async (db) => void (await removeSource(db, 'demo', source))))
  const building = {
    name: 'Trileaf Depot',
    address: '77 Trileaf Boulevard',
    city: 'Houston',
    yearBuilt: 1999,
  }
  const leases = [
    { ...building, tenant: 'Oldest Tenant', dateSigned: '2021-04' },
    { ...building, tenant: 'Newest Tenant', dateSigned: '2025-02', address: '77 Trileaf Blvd' },
    { ...building, tenant: 'Middle Tenant', dateSigned: '2023', zoning: 'IL-7' },
  ]
  await inProductDatabase((db) =>
    importRows({
      db,
      team: 'demo',
      source,
      workbook: 'leases.csv',
      events: makeEvents(leases.map((given, i) => ({ key: String(i), given }))),
      rejectedRows: createRejectedFile(product().dataDir, source, '2026-11-21'),
    }),
  )
  const page = await openPage('/search?q=%22trileaf+depot%22')
  await page.locator('[data-result="0"]').click()
  const dialog = dialogOf(page)
  const deals = dialog.getByRole('region', { name: '3 deals at this building' })
  await deals.waitFor()
  expect(await dialog.getByRole('region', { name: 'Building', exact: true }).count()).toBe(1)
  expect(await dialog.getByText('Year built', { exact: true }).count()).toBe(1)
  const told = await deals.locator('tbody button').allTextContents()
  expect(told).toEqual(['Newest Tenant', 'Middle Tenant', 'Oldest Tenant'])
  const sections = await dialog.getByRole('heading', { level: 3 }).allTextContents()
  const order = ['Building', 'Lease Terms', '3 deals at this building']
  expect(sections.filter((title) => order.includes(title))).toEqual(order)
  await deals.getByRole('button', { name: 'Oldest Tenant' }).click()
  // What its own row does not say of the building comes from the deal that does.
  await dialog.getByText('IL-7', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'from Middle Tenant, 2023' }).click()
  await deals.getByRole('button', { name: 'Middle Tenant', disabled: true }).waitFor()
  await dialog.getByText('IL-7', { exact: true }).waitFor()
  expect(await dialog.getByRole('button', { name: /^from / }).count()).toBe(0)
})

test('the selected result opens with Enter, and the arrow keys go on to those beside it', async () => {
  const page = await openPage(QUESTION)
  const found = await expect
    .poll(() => foundCount(page))
    .not.toBeNull()
    .then(() => foundCount(page))
  await page.getByRole('heading', { name: 'Property Search' }).waitFor({ state: 'attached' })
  await page.keyboard.press('j')
  await expect.poll(() => focusedResult(page)).toBe('0')
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByText(`1 of ${found}`).waitFor()
  expect(await dialog.getByRole('button', { name: 'Previous property' }).isDisabled()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await dialog.getByText(`2 of ${found}`).waitFor()
  await dialog.getByRole('button', { name: 'Next property' }).click()
  await dialog.getByText(`3 of ${found}`).waitFor()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText(`2 of ${found}`).waitFor()
  // At the end of the results the button has nothing more to do, and the focus all the same.
  const previous = dialog.getByRole('button', { name: 'Previous property' })
  await previous.press('Enter')
  await dialog.getByText(`1 of ${found}`).waitFor()
  await previous.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Previous property')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedResult(page)).toBe('0')
})

test('one Back closes the property, however many were looked at, and Forward opens it again', async () => {
  const page = await openResult(2)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await dialogOf(page)
    .getByText(/^5 of /)
    .waitFor()
  await page.goBack()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('q')).toBe('manufacturing in houston with crane')
  await expect.poll(() => focusedResult(page)).toBe('4')
  await page.goForward()
  await dialogOf(page)
    .getByText(/^5 of /)
    .waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(openIdIn(page)).toBeNull()
})

test('a result on a page that is not revealed yet gets the focus as well', async () => {
  const page = await openResult(0)
  for (let position = 2; position <= 49; position++) {
    await page.keyboard.press('ArrowRight')
    await dialogOf(page).getByText(`${position} of `).waitFor()
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedResult(page)).toBe('48')
})

test('a link opens the property, also beside a question that does not find it', async () => {
  const page = await openResult(0)
  const [id, name] = [openIdIn(page), await nameIn(page)]
  const linked = await openPage(`/search?property=${id}`)
  await dialogOf(linked).getByText('Amenities & Features').waitFor()
  expect(await nameIn(linked)).toBe(name)
  await dialogOf(linked)
    .getByText(/ of 2,846$/)
    .waitFor()
  await linked.keyboard.press('Escape')
  await dialogOf(linked).waitFor({ state: 'detached' })
  expect(new URL(linked.url()).search).toBe('')
  const elsewhere = await openPage(`/search?q=office+building+in+Katy&property=${id}`)
  await dialogOf(elsewhere).getByText('Amenities & Features').waitFor()
  expect(await dialogOf(elsewhere).getByRole('button', { name: 'Next property' }).count()).toBe(0)
})

test.each(['nope', '%00', '%3Cscript%3E', '../../api'])(
  'the unknown id %s says so, and leads back',
  async (id) => {
    const page = await openPage(`/search?property=${id}`)
    await dialogOf(page).getByText('Property not found').last().waitFor()
    await dialogOf(page).getByRole('button', { name: 'Back to the results' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => foundCount(page)).toBe(2846)
  },
)

test('where what works out the lease cannot be loaded, the rest of the property shows, and a sentence says so', async () => {
  const outage = outageOf('**/assets/lease-economics-*.js')
  const page = await openResult(0, { watch: outage.begin })
  await dialogOf(page).getByText('Lease economics could not be loaded.').waitFor()
  expect(await dialogOf(page).getByRole('heading', { name: 'Interactive Property Map' }).count()).toBe(1)
})

test('on a phone it is a page of its own, and the results stand where they stood', async () => {
  const page = await openPage(QUESTION, { width: 360, height: 780 })
  await expect.poll(() => foundCount(page)).not.toBeNull()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.locator('[data-result="9"]').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await page.locator('[data-result="9"]').click()
  await dialogOf(page).getByText('Call Broker').waitFor()
  const box = await dialogOf(page).boundingBox()
  expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([360, 780])
  await page.getByRole('button', { name: 'Back' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => focusedResult(page)).toBe('9')
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2)
})

/** For maps and checks of the whole page on a machine that has more to do. */
const PATIENCE_MS = 90_000

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each([1440, 360])(
    'at %i px nothing in it is forbidden by WCAG 2.2 AA',
    async (width) => {
      const page = await openResult(3, { width, colorScheme, drawsMaps: true })
      await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
      await expect.poll(() => accessibilityViolations(page), { timeout: PATIENCE_MS }).toEqual([])
      await dialogOf(page).getByRole('button', { name: /^\$\d/ }).first().click()
      await page.getByText(/^sample\.xlsx › /).waitFor()
      await expect.poll(() => accessibilityViolations(page), { timeout: PATIENCE_MS }).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    },
    4 * PATIENCE_MS,
  )
})
