import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, startChromium } from './product-page.ts'

startChromium()

const SEARCH = '/search?q=manufacturing+in+Houston'

/** Notes what the page asks of the server for pictures, from now on. */
function watchPictures(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/static-image|\/pictures\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('a card shows its map on a click, asks once however it is scrolled, and hands on the focus', async () => {
  const page = await openPage(SEARCH)
  const asked = watchPictures(page)
  const card = page.locator('article').first()
  const show = card.getByRole('button', { name: /^Show map of/ })
  await show.focus()
  await page.keyboard.press('Enter')
  const picture = card.getByRole('img', { name: /^Map around/ })
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect
    .poll(() => card.locator('[data-result]').evaluate((target) => target === document.activeElement))
    .toBe(true)
  expect(new URL(page.url()).searchParams.has('property')).toBe(false)

  await card.locator('[data-result]').hover()
  await page.mouse.wheel(0, 9000)
  await page.locator('[data-result="0"]').waitFor({ state: 'detached' })
  await page.mouse.wheel(0, -9000)
  await picture.waitFor()
  expect(asked).toEqual(['/api/mapbox/static-image', '/api/pictures/map.svg'])
})

test('where neither source gives a picture, the card says so and asks no more', async () => {
  const page = await openPage(SEARCH, {
    watch: async (page) => {
      await page.route('**/static-image', (route) => route.fulfill({ status: 500, body: '{}' }))
    },
  })
  const asked = watchPictures(page)
  const card = page.locator('article').first()
  await card.getByRole('button', { name: /^Show map of/ }).click()
  await card.getByText('No image available').waitFor()
  expect(await card.getByRole('button', { name: /^Show map of/ }).count()).toBe(0)
  expect(asked).toEqual(['/api/mapbox/static-image', '/api/google-maps/static-image'])
})
