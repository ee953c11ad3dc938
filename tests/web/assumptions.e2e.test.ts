import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { product } from '../product.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const TABLE =
  '/search?q=net+effective+rent+over+0.01&view=list&cols=netEffectiveRent,grossRent&sort=netEffectiveRent_asc'
const SAID = 'Assumes 8% discount, set by Maria Torres'

async function figures(page: Page): Promise<string[]> {
  const cells = page
    .getByRole('table', { name: 'Found properties' })
    .locator('td[data-column="netEffectiveRent"]')
  await cells.first().waitFor()
  return (await cells.allTextContents()).slice(0, 6)
}

async function openAssumptions(page: Page) {
  await page.keyboard.press('Shift+C')
  await page
    .getByRole('dialog', { name: 'Columns' })
    .getByRole('button', { name: 'Assumed lease terms' })
    .click()
  return page.getByRole('dialog', { name: 'Assumed lease terms' })
}

// Other tests share the team.
afterEach(async () => {
  const page = await openPage(TABLE, { as: 'demo-maria' })
  await figures(page)
  const dialog = await openAssumptions(page)
  const clear = dialog.getByRole('button', { name: 'Assume nothing' })
  await dialog.getByLabel(/^Discount rate/).waitFor()
  if (await clear.isVisible()) await clear.click()
})

test('what the team assumes is in the figures of everybody, said over the table and in files, and gone once it is taken back', async () => {
  const maria = await openPage(TABLE, { as: 'demo-maria' })
  const james = await openPage(TABLE, { as: 'demo-james' })
  const [before, ofJames] = [await figures(maria), await figures(james)]
  expect(ofJames).toEqual(before)

  const dialog = await openAssumptions(maria)
  const rate = dialog.getByLabel('Discount rate, % a year')
  await rate.fill('60')
  await dialog.getByText('It has to be from 0 to 50%.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await rate.fill('8')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await maria.getByRole('button', { name: SAID }).waitFor()
  await expect.poll(() => figures(maria)).not.toEqual(before)
  const after = await figures(maria)
  const worth = after.map((text) => Number(text.slice(1)))
  expect(worth).toEqual(worth.toSorted((a, b) => a - b))
  await james.getByRole('button', { name: SAID }).waitFor()
  await expect.poll(() => figures(james)).toEqual(after)

  // Where nobody looks at a rent that rests on it, nothing is said.
  await james.goto(james.url().replace(/cols=[^&]*/, 'cols=grossRent'))
  await james.getByRole('table', { name: 'Found properties' }).waitFor()
  expect(await james.getByRole('button', { name: SAID }).count()).toBe(0)

  await maria.getByRole('main').getByRole('button', { name: 'Export' }).first().click()
  const download = maria.waitForEvent('download')
  await maria.getByRole('menuitem', { name: 'CSV' }).click()
  const [head = ''] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(head).toContain('Net Effective Rent ($/SF/Mo; assumes 8% discount, set by Maria Torres)')

  // It is there from the first moment of the next visit, before anything is told of it.
  await maria.reload()
  await maria.getByRole('button', { name: SAID }).click()
  const again = maria.getByRole('dialog', { name: 'Assumed lease terms' })
  await again.getByText('Set by Maria Torres').waitFor()
  await again.getByRole('button', { name: 'Assume nothing' }).click()
  await expect.poll(() => figures(maria)).toEqual(before)
  expect(await maria.getByRole('button', { name: SAID }).count()).toBe(0)
  await maria.getByRole('button', { name: 'Undo' }).click()
  await maria.getByRole('button', { name: SAID }).waitFor()
})

test('a property says what its worth rests on, and what is tried there comes before what is assumed', async () => {
  const page = await openPage(TABLE, { as: 'demo-maria' })
  await figures(page)
  await page
    .getByRole('table', { name: 'Found properties' })
    .locator('tbody th button, tbody th a')
    .first()
    .click()
  const economics = page.getByRole('dialog').getByRole('region', { name: 'Lease economics' })
  await economics.getByRole('button', { name: 'Assume terms for all leases' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assumed lease terms' })
  await dialog.getByLabel('Commissions, $/SF').fill('6')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await economics.getByText('Assumes $6.00/SF commissions, set by Maria Torres.').waitFor()
  await economics.getByRole('button', { name: 'Set terms' }).click()
  const own = economics.getByLabel('Commissions, $/SF')
  expect(await own.getAttribute('placeholder')).toBe('6 assumed')
  await own.fill('0')
  await economics.getByText('With the terms you try here. They are not kept.').waitFor()
  expect(await economics.getByText(/^Assumes/).count()).toBe(0)
})

test('a table with rents that are worked out leaves the page as the same bytes as over HTTP, CSV and Excel', async () => {
  const cols = 'netEffectiveRent,effectiveOverTerm,netRent~140,grossRent,tenant,createdAt,amenities'
  const q = 'net effective rent over 0.01'
  const page = await openPage(`/search?q=${encodeURIComponent(q)}&view=list&cols=${cols}`, {
    as: 'demo-maria',
  })
  await figures(page)
  const dialog = await openAssumptions(page)
  await dialog.getByLabel('Discount rate, % a year').fill('8')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: SAID }).waitFor()
  for (const [format, item] of [
    ['csv', 'CSV'],
    ['xlsx', 'Excel'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: 'Export' }).first().click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    const bytes = readFileSync(await (await saved).path())
    const answer = await fetch(`${product().origin}/api/properties/export`, {
      method: 'POST',
      body: JSON.stringify({ format, searchQuery: q, cols }),
    })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    if (format === 'csv') expect(bytes.toString()).toContain('assumes 8% discount, set by Maria Torres')
  }
})
