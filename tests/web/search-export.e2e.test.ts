import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { product } from '../product.ts'
import { focusedName, foundCount, openPage, refuseFiles, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const QUERY = 'manufacturing in houston under $0.95/sf'
const SEARCH = `/search?q=${encodeURIComponent(QUERY)}`

const exportButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Export' }).first()
const selected = (page: Page) => page.getByText(/^\d+ selected$/)

async function exportAs(
  page: Page,
  format: string,
): Promise<{ name: string; text: string; bytes: Buffer<ArrayBuffer> }> {
  await exportButton(page).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const file = await download
  const bytes = readFileSync(await file.path())
  return { name: file.suggestedFilename(), text: bytes.toString(), bytes }
}

async function overHttp(format: string): Promise<Buffer<ArrayBuffer>> {
  const answer = await fetch(`${product().origin}/api/properties/export`, {
    method: 'POST',
    body: JSON.stringify({ format, searchQuery: QUERY }),
  })
  return Buffer.from(await answer.arrayBuffer())
}

function isLoaded(page: Page, code: string): Promise<boolean> {
  return page.evaluate(
    (code) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${code}`)),
    code,
  )
}

function rowsOf({ text }: { text: string }): string[][] {
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data
}

test('what is found leaves as CSV, the same bytes as over HTTP, and without the server', async () => {
  const page = await openPage(SEARCH, { loadsAhead: true })
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  // Loaded once the page has nothing else to do.
  for (const code of ['make-file', 'toast-view']) {
    await expect.poll(() => isLoaded(page, code)).toBe(true)
  }
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const file = await exportAs(page, 'CSV')
  expect(file.name).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/)
  await expect.poll(() => page.getByText(`Downloaded ${file.name}`).first().isVisible()).toBe(true)
  expect(await page.getByText('Export successful').first().isVisible()).toBe(true)
  expect(file.text).toBe((await overHttp('csv')).toString())
  expect(rowsOf(file)).toHaveLength(((await foundCount(page)) ?? 0) + 1)
})

test('what is found leaves as a PDF with its map, the same bytes as over HTTP, and goes into the clipboard', async () => {
  const page = await openPage(SEARCH)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  const file = await exportAs(page, 'PDF comp report')
  expect(file.name).toMatch(/^properties-\d{4}-\d\d-\d\d\.pdf$/)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.bytes.includes('/Subtype /Image')).toBe(true)
  expect(file.bytes.equals(await overHttp('pdf'))).toBe(true)
  await exportButton(page).click()
  await page.getByRole('menuitem', { name: 'Copy as table' }).click()
  await page.getByText('Copied as table').first().waitFor()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect([lines.length, lines[0]?.split('\t')[0]]).toEqual([((await foundCount(page)) ?? 0) + 1, 'Name'])
})

test('results are picked by click, range and key, and only they leave', async () => {
  const page = await openPage(SEARCH)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  const result = (index: number) => page.locator(`[data-result="${index}"]`)
  await result(1).click({ modifiers: ['Control'] })
  await result(3).click({ modifiers: ['Shift'] })
  await expect.poll(() => selected(page).textContent()).toBe('3 selected')
  await result(2).click({ modifiers: ['Control'] })
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect.poll(() => selected(page).textContent()).toBe('3 selected')
  const names = await Promise.all([0, 1, 3].map((index) => result(index).textContent()))
  expect(
    rowsOf(await exportAs(page, 'CSV'))
      .slice(1)
      .map(([name]) => name),
  ).toEqual(names)
  await page.getByRole('checkbox', { name: `Select ${names[0]}`, exact: true }).uncheck()
  await expect.poll(() => selected(page).textContent()).toBe('2 selected')
  await page.keyboard.press('Escape')
  await expect.poll(() => selected(page).count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('x')
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect.poll(() => selected(page).count()).toBe(0)
  expect(names).toContain(await focusedName(page))
})

test('the columns that are chosen, by key too, are in the file, and are remembered', async () => {
  const page = await openPage(SEARCH)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  // An arrow opens the menu, though elsewhere on the page it moves through the results; a letter goes to an item.
  await exportButton(page).and(page.locator('[popovertarget]')).press('ArrowDown')
  await expect.poll(() => focusedName(page)).toMatch(/^Add \d+ to a comp list$/)
  for (const [key, item] of [
    ['p', 'PDF comp report'],
    ['p', 'PDF with notes'],
    ['End', 'Columns…'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => focusedName(page)).toBe(item)
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export columns' })
  await dialog.getByRole('button', { name: 'Move Address up' }).press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Move Address up')
  await dialog.getByRole('button', { name: 'Reset to default' }).press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Reset to default')
  for (const header of ['Notes', 'Tenant', 'Landlord'])
    await dialog.getByRole('checkbox', { name: header, exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Lease Type', exact: true }).click()
  await dialog.getByRole('button', { name: 'Move Lease Type up' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  expect(rowsOf(await exportAs(page, 'CSV'))[0]?.join()).toBe(
    'Name,Address,City,State,Type,Rent ($/SF/Mo),Size (SF),Clear Height (ft),Year Built,Lease Type,Broker',
  )
})

test('an export that cannot be saved says so, and one of nothing says why it cannot start', async () => {
  const page = await openPage(SEARCH)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  await refuseFiles(page)
  await exportButton(page).click()
  await page.getByRole('menuitem', { name: 'GeoJSON' }).click()
  const failed = page.getByText('Failed to export properties. Please try again.').first()
  await expect.poll(() => failed.isVisible()).toBe(true)
  await page.goto(`${product().origin}/search?q=qqqzzzxxxyyy`)
  await page.getByText('No properties match your filters').waitFor()
  expect(await exportButton(page).getAttribute('aria-disabled')).toBe('true')
  await exportButton(page).dispatchEvent('click')
  expect(await page.getByRole('menuitem').count()).toBe(0)
  expect(await exportButton(page).getAttribute('data-tooltip')).toBe('There are no properties to export')
})
