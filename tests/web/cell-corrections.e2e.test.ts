import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { ApiCorrection } from '../../sync/api/corrections.ts'
import type { Property } from '../../sync/domain/property.ts'
import { call } from './call.ts'
import { freshProperties, parkOf } from './fresh-properties.ts'
import { openPage, startChromium, type Visit } from './product-page.ts'
import { cell, focused, form, row } from './property-cells.ts'
import { setRole } from './set-role.ts'
import { untilKept } from './until-kept.ts'

startChromium({ drawsMaps: false })

const freshProperty = freshProperties('last half')

/** The list of results with this property among the first. */
async function openList(property: Property, columns: string, visit: Visit = {}): Promise<Page> {
  const q = new URLSearchParams({ q: `"${property.name}"`, view: 'list', cols: columns })
  const page = await openPage(`/search?${q}`, { as: 'demo-maria', ...visit })
  await row(page, property).waitFor()
  return page
}

const atServer = ({ id }: Property) => call<ApiCorrection[]>('GET', `/api/properties/${id}/corrections`)

test('a cell of the results is reached, corrected and undone by keys, and a teammate sees it live', async () => {
  const property = freshProperty()
  const columns = 'rentPerSf,clearHeight,distance'
  const [maria, james] = [
    await openList(property, columns),
    await openList(property, columns, { as: 'demo-james' }),
  ]
  await row(maria, property).getByRole('button', { name: property.name, exact: true }).focus()
  // The keys of cells are loaded when the page is at rest.
  await expect
    .poll(async () => {
      await maria.keyboard.press('ArrowRight')
      return focused(maria, property)
    })
    .toBe('rentPerSf')
  await maria.keyboard.press('F2')
  await form(maria).getByLabel('Rent', { exact: true }).fill('fourteen')
  await form(maria).getByText('Rent “fourteen” is not understood.').waitFor()
  expect(await form(maria).getByLabel('Rent', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await maria.keyboard.press('Enter')
  expect(await form(maria).count()).toBe(1)
  await form(maria).getByLabel('Rent', { exact: true }).fill('$14.10 NNN/yr')
  await form(maria).getByText('Shown as $1.18 /SF/mo').waitFor()
  await form(maria).getByLabel('Reason (optional)').fill('The lease says so')
  await maria.keyboard.press('Enter')
  for (const page of [maria, james]) {
    await expect.poll(() => cell(page, property, 'rentPerSf').textContent()).toMatch(/^Corrected: \$1\.18/)
  }
  await expect.poll(() => focused(maria, property)).toBe('rentPerSf')
  await expect
    .poll(() => atServer(property))
    .toMatchObject([{ typed: '$14.10 NNN/yr', reason: 'The lease says so' }])

  await maria.keyboard.press('Control+z')
  for (const page of [maria, james]) {
    await expect.poll(() => cell(page, property, 'rentPerSf').textContent()).not.toContain('Corrected')
  }
  await expect.poll(() => atServer(property)).toEqual([])

  // A cell that no person says opens nothing; Esc leads back to the name.
  await maria.keyboard.press('End')
  await expect.poll(() => focused(maria, property)).toBe('distance')
  await maria.keyboard.press('Enter')
  expect(await form(maria).count()).toBe(0)
  await maria.keyboard.press('Escape')
  await expect.poll(() => focused(maria, property)).toBe('name')
  await maria.keyboard.press('Enter')
  await maria.getByRole('dialog', { name: property.name }).waitFor()
})

test('a double click edits a cell and a single one opens its property; the editor outlasts a change of the row', async () => {
  const property = freshProperty()
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: 'Cells by mouse' })
  await call('POST', `/api/comp-lists/${id}/properties`, { propertyId: property.id })
  const page = await openPage(`/comp-lists/${id}?cols=clearHeight,rentPerSf,yearBuilt`, { as: 'demo-maria' })
  await row(page, property).waitFor()
  await page.locator('[data-takes-files]').waitFor({ state: 'attached' })
  await cell(page, property, 'clearHeight').dblclick()
  const height = form(page).getByLabel('Clear height')
  await height.fill('twenty or so')
  await form(page).getByText('Clear height “twenty or so” is not understood.').waitFor()

  // A teammate corrects another figure of the same row meanwhile.
  await call('PUT', `/api/properties/${property.id}/corrections/yearBuilt`, { typed: '1987' })
  await expect.poll(() => cell(page, property, 'yearBuilt').textContent()).toMatch(/^Corrected: 1987/)
  expect(await height.inputValue()).toBe('twenty or so')
  await page.keyboard.press('Escape')
  await expect.poll(() => form(page).count()).toBe(0)
  await expect.poll(() => focused(page, property)).toBe('clearHeight')
  expect((await atServer(property)).map(({ field }) => field)).toEqual(['yearBuilt'])

  await cell(page, property, 'clearHeight').dblclick()
  await height.fill('39 ft')
  await form(page).getByRole('button', { name: 'Keep' }).click()
  await expect.poll(() => cell(page, property, 'clearHeight').textContent()).toMatch(/^Corrected: 39/)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => cell(page, property, 'clearHeight').textContent()).not.toContain('Corrected')

  const results = await openList(property, 'clearHeight,rentPerSf')
  await results.locator('[data-takes-files]').waitFor({ state: 'attached' })
  await cell(results, property, 'clearHeight').click()
  await results.getByRole('dialog', { name: property.name }).waitFor()
  expect(await form(results).count()).toBe(0)
  await results.keyboard.press('Escape')
  await results.getByRole('dialog', { name: property.name }).waitFor({ state: 'detached' })
  await cell(results, property, 'clearHeight').dblclick()
  await form(results).waitFor()
  expect(await results.getByRole('dialog', { name: property.name, exact: true }).count()).toBe(0)
})

test('a cell is corrected without the server as well, and the focus stays with a row that comes to stand elsewhere', async () => {
  const property = freshProperty()
  const q = new URLSearchParams({
    q: `"${parkOf(property)}"`,
    view: 'list',
    cols: 'rentPerSf',
    sort: 'rent_desc',
  })
  const page = await openPage(`/search?${q}`, { as: 'demo-maria', worksOffline: true, height: 1600 })
  await row(page, property).waitFor()
  await untilKept(page)
  await page.locator('[data-takes-files]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await row(page, property).getByRole('button', { name: property.name, exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  await form(page).getByLabel('Rent', { exact: true }).fill('$4.95/mo')
  await page.keyboard.press('Enter')
  await expect.poll(() => row(page, property).getAttribute('aria-rowindex')).toBe('2')
  await expect.poll(() => cell(page, property, 'rentPerSf').textContent()).toMatch(/^Corrected: \$4\.95/)
  await expect.poll(() => focused(page, property)).toBe('rentPerSf')
  expect(await atServer(property)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => atServer(property), { timeout: 30_000 }).toMatchObject([{ value: 4.95 }])
  await page.keyboard.press('Control+z')
  await expect.poll(() => atServer(property)).toEqual([])
  await expect.poll(() => focused(page, property)).toBe('rentPerSf')
})

test('who may only read has the table as it was', async () => {
  const property = freshProperty()
  await setRole('demo-james', 'viewer')
  try {
    const page = await openList(property, 'rentPerSf,clearHeight', { as: 'demo-james', isNew: true })
    await row(page, property).getByRole('button', { name: property.name, exact: true }).focus()
    await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
    await page.keyboard.press('ArrowRight')
    expect(await focused(page, property)).toBe('name')
    await page.keyboard.press('F2')
    await cell(page, property, 'clearHeight').dblclick()
    await page.getByRole('dialog', { name: property.name }).waitFor()
    expect(await form(page).count()).toBe(0)
  } finally {
    await setRole('demo-james', 'member')
  }
})

test('a cell of a rent that was worked out says how, by the mouse and by key', async () => {
  const page = await openPage('/search?q=NNN&view=list&cols=netRent,grossRent', { as: 'demo-maria' })
  const cells = page.locator('tr[data-property]').first().locator('td')
  await cells.first().waitFor()
  await page.locator('[data-takes-files]').waitFor({ state: 'attached' })
  await cells.nth(0).dblclick()
  const net = page.getByRole('dialog', { name: /^Rent on a net footing of / })
  await net.getByText('Rent as stated').waitFor()
  await page.keyboard.press('Escape')
  await net.waitFor({ state: 'detached' })
  expect(await cells.nth(0).evaluate((own) => own === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const gross = page.getByRole('dialog', { name: /^Rent on a gross footing of / })
  await gross.getByText(/Rent as stated|Cannot be worked out: no expenses/).waitFor()
})
