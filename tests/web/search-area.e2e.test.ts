import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ringOf } from '../../sync/domain/area/area.ts'
import { encodeRing } from '../../sync/domain/area/area-polyline.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium()

const SAMPLE = 2846
const chipOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`map: ${name}`) })
const removal = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Remove ${name}`) })
/** How many are left after a chip. */
async function left(page: Page, name: string): Promise<number> {
  const words = await page
    .getByRole('listitem')
    .filter({ has: removal(page, name) })
    .textContent()
  return Number(/([\d,]+)\s*left/.exec(words ?? '')?.[1]?.replaceAll(',', ''))
}

async function openMap(path: string): Promise<Page> {
  const page = await openPage(path, { width: 1100, height: 700 })
  await page.locator('[aria-busy=false] canvas.maplibregl-canvas').waitFor()
  return page
}

test('an area drawn on the map narrows everything, is taken back by Back, and goes with its chip', async () => {
  const page = await openMap('/search?view=map')
  const canvas = page.locator('canvas.maplibregl-canvas')
  await page.keyboard.press('d')
  await expect.poll(() => canvas.evaluate((element) => element.style.cursor)).toBe('crosshair')
  const box = await canvas.boundingBox()
  if (box === null) throw new Error('The map is not shown.')
  const corners = [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.7, 0.7],
    [0.3, 0.7],
    [0.3, 0.3],
  ] as const
  for (const [x, y] of corners) {
    await page.mouse.move(box.x + x * box.width, box.y + y * box.height)
    await page.mouse.down()
    await page.mouse.up()
  }
  await chipOf(page, 'Drawn area').waitFor()
  const drawn = await left(page, 'Drawn area')
  expect(drawn).toBeGreaterThan(0)
  expect(drawn).toBeLessThan(SAMPLE)
  await page.goBack()
  await expect.poll(() => chipOf(page, 'Drawn area').count()).toBe(0)
  await page.goForward()
  await expect.poll(() => left(page, 'Drawn area')).toBe(drawn)
  await removal(page, 'Drawn area').click()
  await expect.poll(() => new URL(page.url()).searchParams.has('area')).toBe(false)
  expect(await chipOf(page, 'Drawn area').count()).toBe(0)
})

test('a drawn area in a link counts in every view, stays while filters are applied, and is cleared with them', async () => {
  const area = ringOf([
    { latitude: 29.7, longitude: -95.6 },
    { latitude: 30, longitude: -95.6 },
    { latitude: 30, longitude: -95.3 },
  ])
  const page = await openPage(`/search?${new URLSearchParams({ area: encodeRing(area ?? []) })}`)
  await chipOf(page, 'Drawn area 1').waitFor()
  const found = await foundCount(page)
  expect(await left(page, 'Drawn area')).toBe(found)
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(found)
  await page.getByRole('checkbox', { name: /warehouse/i }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect.poll(() => foundCount(page)).toBeLessThan(found ?? 0)
  expect(await chipOf(page, 'Drawn area').count()).toBe(1)
  await page.getByRole('button', { name: 'Clear All Filters' }).first().click()
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
})

test('only properties in view: the list follows the map, and a link shows the same', async () => {
  const page = await openMap('/search?view=map')
  const box = page.getByRole('checkbox', { name: 'Only properties in view' })
  await box.check()
  await chipOf(page, 'In view').waitFor()
  const all = await left(page, 'In view')
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => left(page, 'In view')).toBeLessThan(all)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  const link = page.url()
  const seen = await left(page, 'In view')
  await page.reload()
  await page.locator('[aria-busy=false] canvas.maplibregl-canvas').waitFor()
  await expect.poll(() => left(page, 'In view')).toBe(seen)
  expect([page.url(), await box.isChecked()]).toEqual([link, true])
  await box.uncheck()
  await expect.poll(() => chipOf(page, 'In view').count()).toBe(0)
})
