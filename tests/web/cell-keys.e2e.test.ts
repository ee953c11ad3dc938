import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { ApiCorrection } from '../../sync/api/corrections.ts'
import type { Property } from '../../sync/domain/property.ts'
import { call } from './call.ts'
import { freshProperties } from './fresh-properties.ts'
import { openPage, startChromium } from './product-page.ts'
import { cell, focused, form, row } from './property-cells.ts'

startChromium({ drawsMaps: false })

const freshProperty = freshProperties('first half')

const atServer = ({ id }: Property) => call<ApiCorrection[]>('GET', `/api/properties/${id}/corrections`)

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
