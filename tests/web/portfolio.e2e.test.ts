import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focusedName, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const SAMPLE = 2846
/** 415 plants, 211 of them with cranes. */
const PLANTS = '/portfolio?filter=propertyType.Manufacturing&filter=city.Houston'

/** The count as the page shows it, or null before it stands. */
async function shownCount(page: Page): Promise<number | null> {
  const bar = page.getByRole('progressbar', { name: 'Share of properties left' })
  const [now, max] = [await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')]
  return max === '0' ? null : Number(now)
}
const size = (page: Page) => page.getByRole('region', { name: 'Size of the comp set' })
const said = (page: Page) => size(page).getByRole('status')
const toasted = (page: Page, words: string) =>
  expect.poll(() => page.getByRole('listitem').filter({ hasText: words }).count()).toBeGreaterThan(0)
const badges = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('button')
const optimal = (page: Page) => page.getByRole('button', { name: /, cuts .*, optimal$/ })

test('each step leads to what its number said, until the set is perfect, and is undone by Back and by key', async () => {
  const page = await openPage('/portfolio')
  await expect.poll(() => shownCount(page)).toBe(SAMPLE)
  expect(await said(page).textContent()).toContain('Keep filtering to narrow down')

  await page.getByRole('button', { name: 'All filters' }).click()
  await page.getByLabel('Field').selectOption('propertyType')
  await page.getByRole('checkbox', { name: /^Manufacturing/ }).check()
  await page.getByRole('checkbox', { name: /^Distribution/ }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await toasted(page, 'Filter applied')
  const both = await shownCount(page)
  await badges(page).filter({ hasText: 'Distribution' }).click()
  await toasted(page, 'Filter removed')
  const one = await shownCount(page)
  expect(one).toBeLessThan(both ?? 0)

  await page.keyboard.press('ArrowDown')
  const step = optimal(page).first()
  const promised = Number((await step.getAttribute('aria-label'))?.match(/to (\d+), optimal$/)?.[1])
  await step.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownCount(page)).toBe(promised)
  await toasted(page, 'Perfect comp set ready!')
  expect(await said(page).textContent()).toContain('Perfect size for analysis!')
  expect(new URL(page.url()).searchParams.getAll('filter')).toHaveLength(2)

  await page.keyboard.press('Control+z')
  await expect.poll(() => shownCount(page)).toBe(one)
  await page.getByRole('columnheader', { name: 'Size' }).getByRole('button').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).not.toBeNull()
  await page.goBack()
  expect([new URL(page.url()).searchParams.get('sort'), await shownCount(page)]).toEqual([null, one])
  await page.goBack()
  await expect.poll(() => shownCount(page)).toBe(both)
  await page.keyboard.press('Backspace')
  await expect.poll(() => shownCount(page)).toBe(one)
  await page.getByRole('button', { name: 'Reset' }).click()
  await toasted(page, 'Filters reset')
  await expect.poll(() => shownCount(page)).toBe(SAMPLE)
})

test('pointing at a suggestion shows where it leads, and the keyboard moves among suggestions', async () => {
  const page = await openPage(PLANTS)
  await expect.poll(() => shownCount(page)).toBe(415)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const leads = Number(focused?.match(/cuts 415 to (\d+)/)?.[1])
  await expect
    .poll(() =>
      size(page)
        .getByText(/cuts 415 to/)
        .textContent(),
    )
    .toMatch(new RegExp(`to ${leads}$`))

  // Nothing that gets the focus on a phone is under the bars at the top and the bottom.
  await page.setViewportSize({ width: 360, height: 780 })
  const steps = page.getByRole('button', { name: /, cuts 415 to/ })
  for (const step of [...(await steps.all()), ...(await steps.all()).reverse()]) {
    await step.focus()
    expect(await step.evaluate(isSeenWhole)).toBe(true)
  }
  await badges(page).first().press('Enter')
  await expect.poll(() => badges(page).count()).toBe(1)
  expect(
    await badges(page)
      .first()
      .evaluate((badge) => badge === document.activeElement),
  ).toBe(true)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect.poll(() => badges(page).count()).toBe(0)
  await expect.poll(() => focusedName(page)).toBe('Reset')
})

function isSeenWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const x = (left + right) / 2
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y)))
}

test('no result says so, and what brings results back', async () => {
  const page = await openPage(`${PLANTS}&filter=amenity.crane&filter=city.Nowhere&filter=zip.00000`)
  await expect.poll(() => shownCount(page)).toBe(0)
  expect(await said(page).textContent()).toContain('No results found')
  expect(await page.getByRole('button', { name: 'Export CSV' }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: /^ZIP Code 00000 \d+, brings 0/ }).click()
  await expect.poll(() => shownCount(page)).toBeGreaterThan(100)
})

test('the set is exported, mapped and saved as a comp list, and its rows open', async () => {
  const page = await openPage(`${PLANTS}&filter=amenity.crane&filter=size.60000-100000`)
  await expect.poll(() => said(page).textContent()).toContain('Perfect size')
  const count = await shownCount(page)
  expect(await page.getByRole('link', { name: 'Map Portfolio' }).count()).toBe(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength((count ?? 0) + 1)

  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Map Portfolio' }).click()
  const map = await popup
  const rows = map.getByRole('list', { name: 'Selected properties' }).getByRole('button')
  await expect.poll(() => rows.count()).toBeGreaterThan(5)
  expect(new URL(map.url()).pathname).toBe('/portfolio/map')
  await map.close()

  await page.getByRole('button', { name: 'Save as Comp List' }).click()
  await page.getByLabel('Name *').fill('Houston plants with cranes')
  await page.getByRole('switch', { name: /^With rent only \(\d+ of \d+\)/ }).uncheck()
  await page.getByRole('button', { name: `Save with ${count}`, exact: true }).click()
  await toasted(page, `Comp list "Houston plants with cranes" created with ${count} properties`)

  await page.locator('[data-result="0"]').click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
})

test('without a selection the map says how to make one', async () => {
  const page = await openPage('/portfolio/map', { width: 360, isNew: true })
  await expect.poll(() => page.getByText('No portfolio is selected yet').count()).toBe(1)
})
