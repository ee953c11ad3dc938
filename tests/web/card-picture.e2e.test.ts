import { expect, test } from 'vitest'
import { openPage, startChromium } from './product-page.ts'

startChromium()

const SEARCH = '/search?q=manufacturing+in+Houston'

test('a card in sight shows its map by itself, and asks once however it is scrolled', async () => {
  const asked: string[] = []
  const page = await openPage(SEARCH, {
    watch: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname === '/api/mapbox/static-image') asked.push(request.postData() ?? '')
      })
    },
  })
  const card = page.locator('article').first()
  const picture = card.getByRole('img', { name: /^Map around/ })
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)

  await card.locator('[data-result]').hover()
  await page.mouse.wheel(0, 9000)
  await page.locator('[data-result="0"]').waitFor({ state: 'detached' })
  await page.mouse.wheel(0, -9000)
  await picture.waitFor()
  expect(asked.length).toBe(new Set(asked).size)
})

test('where neither source gives a picture, the card has no place for one and asks no more', async () => {
  const asked: string[] = []
  const page = await openPage(SEARCH, {
    watch: async (page) => {
      await page.route('**/static-image', (route) => {
        asked.push(route.request().url() + route.request().postData())
        return route.fulfill({ status: 500, body: '{}' })
      })
    },
  })
  const card = page.locator('article').first()
  await card.waitFor()
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2)
  await expect
    .poll(() => card.evaluate((one) => one.firstElementChild?.querySelector('h3') !== null))
    .toBe(true)
  expect(asked.length).toBe(new Set(asked).size)
})
