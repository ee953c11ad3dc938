import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const WIDE = { width: 1920, height: 1080 }

/** Opens the trend of the set shown, and drags over the left half of its quarters. */
async function brushEarlierQuarters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rent over time' }).click()
  const trend = page.getByRole('dialog', { name: 'Rent over time' })
  const chart = trend.getByRole('img', { name: /^Median rent by quarter signed/ })
  await chart.waitFor()
  const { x, y, width } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + 50, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + 40)
  await page.mouse.move(x + width / 2, y + 40)
  await page.mouse.up()
}

const inForce = (page: Page) => page.getByRole('list', { name: 'Filters in force' })
const signedChip = (page: Page) => inForce(page).getByRole('button', { name: /^Remove Signed/ })

test('dragging over quarters narrows a search to what was signed in them', async () => {
  const page = await openPage('/search', WIDE)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(1_000)
  const all = (await foundCount(page)) ?? 0
  await brushEarlierQuarters(page)
  await expect.poll(() => foundCount(page)).toBeLessThan(all)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toMatch(/^signed from \d{4}-\d\d-01 to /)
})

test('the trend stands within the statistics: a press opens all of it, a drag narrows the set', async () => {
  const page = await openPage('/search', WIDE)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(1_000)
  const all = (await foundCount(page)) ?? 0
  const line = page
    .getByRole('region', { name: 'Statistics of the found properties' })
    .getByRole('img', { name: /^Median rent by quarter signed/ })
  await line.click()
  const whole = page.getByRole('dialog', { name: 'Rent over time' })
  await whole.waitFor()
  await page.keyboard.press('Escape')
  await whole.waitFor({ state: 'detached' })
  const { x, y, width } = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + 5, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + 20)
  await page.mouse.move(x + width / 2, y + 20)
  await page.mouse.up()
  await expect.poll(() => foundCount(page)).toBeLessThan(all)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toMatch(/^signed from \d{4}-\d\d-01 to /)
})

test('it narrows the comps around a place, and the chip takes it off', async () => {
  const page = await openPage('/proximity?lat=29.846&lng=-95.541&radius=5', WIDE)
  const heading = page.getByRole('heading', { name: /Propert(?:y|ies) Found$/ })
  const found = async () => Number.parseInt((await heading.textContent()) ?? '', 10)
  await heading.waitFor()
  const all = await found()
  await brushEarlierQuarters(page)
  await expect.poll(found).toBeLessThan(all)
  await expect.poll(() => new URL(page.url()).searchParams.get('also')).toMatch(/^signed from /)
  await page.keyboard.press('Escape')
  await signedChip(page).click()
  await expect.poll(found).toBe(all)
})

test('it narrows a comp list without a change to it', async () => {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'Content-Type': 'application/json' }
    const request = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
    return (await (await fetch(`${product().origin}${path}`, request)).json()) as T
  }
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: `Brushed ${process.pid}` })
  const signed = properties.filter(
    ({ rentPerSf, dateSigned }) => rentPerSf && dateSigned && dateSigned.length > 6,
  )
  const leases = signed.sort((a, b) => ((a.dateSigned ?? '') < (b.dateSigned ?? '') ? -1 : 1))
  // Of every part of the time, so that some are signed in either half.
  const chosen = Array.from({ length: 8 }, (_, at) => leases[Math.floor((at * (leases.length - 1)) / 7)])
  for (const lease of chosen) {
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId: lease?.id })
  }
  const page = await openPage(`/comp-lists/${id}`, WIDE)
  const included = page.getByRole('rowgroup', { name: 'Included' }).locator('[data-comp]')
  await expect.poll(() => included.count()).toBe(8)
  await brushEarlierQuarters(page)
  await expect.poll(() => included.count()).toBeLessThan(8)
  await page.keyboard.press('Escape')
  await signedChip(page).click()
  await expect.poll(() => included.count()).toBe(8)
})
