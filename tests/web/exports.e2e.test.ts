import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, refuseFiles, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const AROUND = '/proximity?lat=29.846&lng=-95.541&radius=3'

async function openComps(): Promise<{ page: Page; count: number }> {
  const page = await openPage(AROUND)
  const heading = page.getByRole('heading', { name: /Propert(?:y|ies) Found$/ })
  await heading.waitFor()
  return { page, count: Number.parseInt((await heading.textContent()) ?? '', 10) }
}

const toast = (page: Page, words: string) => page.locator('[data-kind]').getByText(words, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('comps leave as a report that stands by itself, with the numbers of the page', async () => {
  const { page, count } = await openComps()
  const download = page.waitForEvent('download')
  await press(page, 'Table')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^proximity-comps-\d{4}-\d\d-\d\d\.html$/)
  await expect.poll(() => toast(page, 'Export Started').count()).toBe(1)
  const report = await page.context().newPage()
  await report.setContent(readFileSync(await file.path(), 'utf8'))
  expect(await report.locator('.pin').allTextContents()).toEqual(
    Array.from({ length: count }, (_, i) => String(i + 1)),
  )
})

test('a CSV that cannot be saved is on the clipboard instead, and where that fails too it says so', async () => {
  const { page, count } = await openComps()
  await refuseFiles(page)
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) => {
        document.body.dataset.copied = text
      },
    })
  })
  await press(page, 'CSV')
  await expect.poll(() => toast(page, 'CSV Export Alternative').count()).toBe(1)
  const copied = (await page.evaluate(() => document.body.dataset.copied)) ?? ''
  // Where it stands, and the table's own columns.
  const lines = copied.split('\n').map((line) => line.split('\t').length)
  expect(lines).toEqual(Array.from({ length: count + 1 }, () => 18))
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await press(page, 'CSV')
  await expect.poll(() => toast(page, 'Unable to export CSV. Please try again.').count()).toBe(1)
})
