import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { product } from '../product.ts'
import { focusedName, foundCount, openPage, startChromium, type Visit } from './product-page.ts'

startChromium({ drawsMaps: false })

const box = (page: Page) => page.getByRole('textbox', { name: 'Search properties' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Choices' }).getByRole('option')

async function openSearch(visit?: Visit): Promise<Page> {
  const page = await openPage('/search', visit)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(1_000)
  await box(page).focus()
  await expect.poll(() => box(page).getAttribute('aria-autocomplete')).toBe('list')
  return page
}

test('while typing, the last words are written out by the names of the book, by keyboard alone', async () => {
  const page = await openSearch()
  await page.keyboard.type('warehouse in pasad')
  await expect.poll(() => options(page).allTextContents()).toEqual(['PasadenaTown'])
  await page.keyboard.press('ArrowDown')
  const active = await box(page).getAttribute('aria-activedescendant')
  expect(await options(page).first().getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('warehouse in Pasadena')
  await expect.poll(() => options(page).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Edit City Pasadena' }).count()).toBe(1)
})

test('Esc closes the list and leaves the words, and a press takes a choice', async () => {
  const page = await openSearch()
  await page.keyboard.type('tomb')
  await expect.poll(() => options(page).count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => options(page).count()).toBe(0)
  expect(await box(page).inputValue()).toBe('tomb')
  await page.keyboard.type('a')
  await page.keyboard.press('Backspace')
  await options(page).first().click()
  await expect.poll(() => box(page).inputValue()).toBe('Tomball')
})

test('the last searches of this browser come back by an arrow key, the newest first', async () => {
  const page = await openSearch({ isNew: true })
  for (const words of ['crane ready in Houston', 'under $0.90']) {
    await box(page).fill(words)
    await page.keyboard.press('Tab')
    await box(page).focus()
  }
  await box(page).fill('')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => options(page).allTextContents()).toEqual(['under $0.90', 'crane ready in Houston'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('crane ready in Houston')
})

test('what was read as another word than was typed is said', async () => {
  const page = await openSearch()
  await page.keyboard.type('wharehouse in houton')
  await expect.poll(() => page.getByText('Read “houton” as Houston.').count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Edit City Houston' }).count()).toBe(1)
})

test('how many are wanted and what was taken for granted stand as chips, and each can be undone', async () => {
  const page = await openSearch()
  await page.keyboard.type('5 largest warehouses under $12')
  const limit = page.getByRole('button', { name: 'Only the first 5. Show all' })
  const period = page.getByRole('button', { name: 'Assumed rent per year. Read it per month' })
  await expect.poll(() => limit.count()).toBe(1)
  await expect.poll(() => foundCount(page)).toBe(5)
  await period.click()
  await expect.poll(() => period.count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: /^Edit Rent < \$12/ }).count()).toBe(1)
  await page.getByRole('button', { name: 'Remove Only the first 5' }).click()
  await expect.poll(() => limit.count()).toBe(0)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
})

test('chips are edited, removed and added by key, each time with the focus on what comes next', async () => {
  const page = await openPage('/search?q=warehouse+in+Katy+under+%241')
  const focusedAfter = (name: string) => expect.poll(() => focusedName(page)).toBe(name)
  await page.getByRole('button', { name: 'Edit Type Warehouse' }).press('Enter')
  await page.keyboard.press('Escape')
  await focusedAfter('Edit Type Warehouse')
  await page.getByRole('button', { name: 'Remove City Katy' }).press('Enter')
  await focusedAfter('Remove Rent < $1.00/SF/mo')
  await page.keyboard.press('Enter')
  await focusedAfter('Add a criterion')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Find a field' }).fill('with crane')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Amenity Crane Ready', exact: true }).waitFor()
  await focusedAfter('Add a criterion')

  // The menu of who is signed in covers nothing once Tab has gone past it.
  await page.getByRole('button', { name: /Signed in as/ }).press('Enter')
  const last = page.getByRole('link', { name: 'Notices' })
  await last.press('Tab')
  await expect.poll(() => last.isVisible()).toBe(false)
})

test('words that nothing matches say so, and which of them to remove', async () => {
  const page = await openPage('/search?q=qqqzzzxxxyyy')
  await expect.poll(() => page.getByText('No properties match your filters').count()).toBe(1)
  await page
    .getByRole('button', { name: /qqqzzzxxxyyy/ })
    .last()
    .click()
  await expect.poll(() => foundCount(page)).toBeGreaterThan(500)
})

test('words that would empty a set are named, and the set is what its criteria find', async () => {
  const page = await openPage('/search?q=warehouse+qqqzzzxxxyyy')
  await page.getByText('Not used: qqqzzzxxxyyy. No property with these criteria mentions it.').waitFor()
  const found = await foundCount(page)
  const response = await fetch(`${product().origin}/api/properties/search`, {
    method: 'POST',
    body: JSON.stringify({ query: 'warehouse qqqzzzxxxyyy', limit: 1 }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(await response.json()).toMatchObject({
    totalCount: found,
    searchedWords: { notUsed: ['qqqzzzxxxyyy'], withSimilar: false },
  })
  await page.getByRole('button', { name: 'Remove Text “qqqzzzxxxyyy”' }).click()
  await page.getByText(/^Not used/).waitFor({ state: 'detached' })
  expect(await foundCount(page)).toBe(found)
})

test('similar words count once they are asked for, a link holds that, and other words end it', async () => {
  const page = await openPage('/search?q=tiltwall')
  const line = page.getByText(/^Similar words: /)
  const [more = 0] = (/\d+/.exec((await line.textContent()) ?? '') ?? []).map(Number)
  expect(more).toBeGreaterThan(0)
  const held = (await foundCount(page)) ?? 0
  await page.getByRole('button', { name: 'Include them' }).click()
  await expect.poll(() => foundCount(page)).toBe(held + more)
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(held + more)
  await page.goBack()
  await expect.poll(() => foundCount(page)).toBe(held)
  await page.goForward()
  await expect.poll(() => foundCount(page)).toBe(held + more)
  await page.keyboard.press('/')
  await page.keyboard.press('End')
  await page.keyboard.type(' building')
  await expect.poll(() => new URL(page.url()).searchParams.get('similar')).toBeNull()
})
