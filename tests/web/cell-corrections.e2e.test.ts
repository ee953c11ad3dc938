import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { ApiCorrection } from '../../sync/api/corrections.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { openPage, startChromium, type Visit } from './product-page.ts'
import { productProperties } from './product-properties.ts'
import { setRole } from './set-role.ts'
import { untilKept } from './until-kept.ts'

startChromium({ drawsMaps: false })

let fresh: Property[]
/** What each property says of itself, in lower case. */
let texts: string[]
beforeAll(async () => {
  const { all, unnoted } = await productProperties()
  texts = all.map((one) => JSON.stringify(one).toLowerCase())
  const known = unnoted.filter(({ clearHeight, rentPerSf }) => clearHeight !== null && rentPerSf !== null)
  // Other tests take the first and the last.
  fresh = known.slice(40, -40)
})

/** A property that no other test corrects, in a park of so few that a list of it draws every row. */
function freshProperty(): Property {
  const one = fresh.pop()
  if (one === undefined) throw new Error('There are more tests than properties.')
  const words = parkOf(one).toLowerCase().split(' ')
  const alike = texts.filter((text) => words.every((word) => text.includes(word))).length
  return alike > 1 && alike <= 10 ? one : freshProperty()
}

/** The words that its name begins with. */
const parkOf = ({ name }: Property): string => name.split(' ').slice(0, 2).join(' ')

const row = (page: Page, { id }: Property): Locator => page.locator(`tr[data-property="${id}"]`)
const cell = (page: Page, property: Property, column: string): Locator =>
  row(page, property).locator(`[data-column="${column}"]`)
const form = (page: Page): Locator => page.getByRole('form', { name: /^Correct: / })

/** The list of results with this property among the first. */
async function openList(property: Property, columns: string, visit: Visit = {}): Promise<Page> {
  const q = new URLSearchParams({ q: `"${property.name}"`, view: 'list', cols: columns })
  const page = await openPage(`/search?${q}`, { as: 'demo-maria', ...visit })
  await row(page, property).waitFor()
  return page
}

async function call<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  const { origin } = product()
  const headers = { 'Content-Type': 'application/json', origin }
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}

async function atServer({ id }: Property): Promise<ApiCorrection[]> {
  return (await (
    await fetch(`${product().origin}/api/properties/${id}/corrections`)
  ).json()) as ApiCorrection[]
}

/** The column that has the focus, of this property. */
const focused = (page: Page, { id }: Property) =>
  page.evaluate((id) => {
    const place = document.activeElement?.closest<HTMLElement>(`tr[data-property="${id}"] > *`)
    return place === null || place === undefined ? null : (place.dataset.field ?? 'name')
  }, id)

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

test('arrows go through the cells of a column, and the name is corrected where it stands', async () => {
  const [first, second] = [freshProperty(), freshProperty()]
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: 'Cells by keys' })
  for (const property of [first, second]) {
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId: property.id })
  }
  const page = await openPage(`/comp-lists/${id}?cols=clearHeight,rentPerSf`, { as: 'demo-maria' })
  await row(page, first).getByRole('button', { name: first.name, exact: true }).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight')
      return focused(page, first)
    })
    .toBe('clearHeight')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page, second)).toBe('clearHeight')
  await page.keyboard.press('Enter')
  await form(page).getByLabel('Clear height').fill("41'")
  await page.keyboard.press('Enter')
  await expect.poll(() => cell(page, second, 'clearHeight').textContent()).toMatch(/^Corrected: 41/)
  // What takes a row out of a list elsewhere does nothing in a cell.
  await page.keyboard.press('Delete')
  expect(await row(page, second).count()).toBe(1)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page, first)).toBe('clearHeight')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await form(page).getByRole('textbox').first().fill('Renamed in its row')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => row(page, first).locator('th').textContent())
    .toContain('Corrected: Renamed in its row')
  await page.keyboard.press('F2')
  await form(page)
    .getByRole('button', { name: `Back to source, ${first.name}` })
    .click()
  await expect.poll(() => row(page, first).locator('th').textContent()).toContain(first.name)
  await expect.poll(() => atServer(first)).toEqual([])
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

test.each([
  ['the results beside their map', '/search?view=map'],
  ['the properties around a place', '/proximity?lat=29.846&lng=-95.541&radius=5&view=table'],
  ['the set of a portfolio', '/portfolio'],
])('the cells of %s are gone through and corrected by keys as well', async (_where, path) => {
  const page = await openPage(path, { as: 'demo-maria' })
  await page.locator('[data-takes-files]').waitFor({ state: 'attached' })
  const place = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const row = activeElement?.closest<HTMLElement>('tr[data-property]')
      return `${row?.getAttribute('aria-rowindex')} ${(activeElement as HTMLElement).dataset.field}`
    })
  await page.locator('tr[data-property] [data-result="0"]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(place).toBe('3 undefined')
  await page.keyboard.press('ArrowRight')
  const field = (await place()).split(' ')[1]
  await page.keyboard.press('ArrowDown')
  await expect.poll(place).toBe(`4 ${field}`)
  await page.keyboard.press('ArrowUp')
  await expect.poll(place).toBe(`3 ${field}`)
  const fields = await page
    .locator('tr[aria-rowindex="3"] [data-field]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.field))
  for (const _ of fields.slice(0, fields.indexOf('rentPerSf'))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await form(page).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => form(page).count()).toBe(0)
  await expect.poll(place).toBe('3 rentPerSf')
})

test('a note of a list is typed as before, with every key its own', async () => {
  const property = freshProperty()
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: 'Notes beside cells' })
  await call('POST', `/api/comp-lists/${id}/properties`, { propertyId: property.id })
  const page = await openPage(`/comp-lists/${id}`, { as: 'demo-maria' })
  await page.locator('[data-takes-files]').waitFor({ state: 'attached' })
  await row(page, property)
    .getByRole('button', { name: /^Add notes to / })
    .click()
  const note = page.getByRole('textbox', { name: `Notes of ${property.name}` })
  await note.fill('Goood')
  for (const key of ['ArrowLeft', 'Backspace', 'End']) await page.keyboard.press(key)
  await page.keyboard.type(' dock')
  expect(await note.inputValue()).toBe('Good dock')
  await note.dblclick()
  expect(await form(page).count()).toBe(0)
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
