import { expect, test } from 'vitest'
import { APOLOGY } from '../../sync/api/chat.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium()

const BOX = 'Ask about commercial properties...'

test('an answer stands beside its rows, each figure opens its own, and all of it survives a reload', async () => {
  const page = await openPage('/chat')
  await page.getByRole('button', { name: 'Find warehouse space in Houston' }).click()
  const results = page.getByRole('region', { name: 'Search Results' })
  await expect.poll(() => results.getByText(/^Found \d+ properties$/).count()).toBe(1)
  await expect.poll(() => page.getByText(/^Found \d+ properties:$/).count()).toBe(1)
  await page.getByPlaceholder(BOX).fill('median rent')
  await page.keyboard.press('Enter')
  const median = page
    .getByText(/the median is/)
    .getByRole('button')
    .nth(6)
  await median.click()
  await expect.poll(() => page.getByText('; the middle', { exact: false }).count()).toBe(1)
  await page.getByRole('button', { name: 'Show all that was found' }).click()
  const before = await results.getByText(/^Found/).textContent()
  await results.getByRole('button', { name: 'Remove City Houston' }).click()
  await expect.poll(() => results.getByText(/^Found/).textContent()).not.toBe(before)
  await page.reload()
  await expect.poll(() => page.getByText(/the median is/).count()).toBe(1)
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect.poll(() => page.getByText(/the median is/).count()).toBe(0)
})

test('on a phone an answer goes on to its results, and back', async () => {
  const page = await openPage('/chat', { width: 390, height: 844 })
  await page.getByPlaceholder(BOX).fill('warehouses in Katy')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search Results' }).waitFor()
  const hasFocus = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(hasFocus).toBe('content')
  await page.locator('article button[data-result="0"]').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'Map' }).click()
  await page.getByRole('button', { name: 'Back to Results' }).click()
  await page.getByRole('button', { name: 'Back to Chat' }).press('Enter')
  await expect.poll(() => page.getByPlaceholder(BOX).isVisible()).toBe(true)
  await expect.poll(hasFocus).toBe('content')
  await page.getByRole('button', { name: 'New conversation' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
})

test('an answer that fails says so and can be asked for again', async () => {
  const page = await openPage('/chat')
  await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
  await page.getByPlaceholder(BOX).fill('warehouses in Katy')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(APOLOGY).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByText(/^Found \d+ properties:$/).count()).toBe(1)
})
