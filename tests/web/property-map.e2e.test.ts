import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getBasemaps } from '../../sync/api/maps.ts'
import { getPropertyMaps } from '../../sync/api/pictures.ts'
import { basemaps } from '../../sync/maps/basemaps.ts'
import { product } from '../product.ts'
import { openPage, startChromium, type Visit } from './product-page.ts'
import { productProperties } from './product-properties.ts'

startChromium()

const QUESTION = '/search?q=manufacturing+in+houston+with+crane'

/** On the product's own address, which is all that its pages may ask here. */
const PROVIDER = {
  kind: 'style',
  light: '/example-streets.json',
  dark: '/example-streets.json',
  name: 'Example Streets',
  credits: [{ text: 'Example Streets and its people', href: null }],
}

const dialogOf = (page: Page) => page.getByRole('dialog').last()
const mapIn = (page: Page) => dialogOf(page).getByRole('region', { name: /^Map of / })
const canvasOf = (page: Page) => page.locator('canvas.maplibregl-canvas')

async function openDialog(visit: Visit = {}): Promise<Page> {
  const page = await openPage(QUESTION, visit)
  await page.locator('[data-result="0"]').click()
  await dialogOf(page).getByText('Interactive Property Map').waitFor()
  return page
}

test('without a network the built-in map shows the property, and moves on with it', async () => {
  const page = await openDialog()
  const dialog = dialogOf(page)
  await dialog.getByText('Natural Earth').waitFor()
  expect(await dialog.getByText(/^29\.\d{6}, -95\.\d{6}$/).count()).toBe(1)
  const name = await mapIn(page).getAttribute('aria-label')
  const canvas = await canvasOf(page).elementHandle()
  await dialog.getByRole('button', { name: 'Next property' }).click()
  await expect.poll(() => mapIn(page).getAttribute('aria-label')).not.toBe(name)
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a tab that cannot work says why, and can still be reached', async () => {
  const page = await openDialog()
  const dialog = dialogOf(page)
  await dialog.getByText('Street detail, satellite and terrain need a map provider.').waitFor()
  const satellite = dialog.getByRole('tab', { name: 'Satellite' })
  await satellite.click({ force: true })
  expect(await satellite.getAttribute('aria-selected')).toBe('false')
  expect(await satellite.getAttribute('data-tooltip')).toBe('Satellite needs a map provider.')
  await dialog.getByRole('tab', { name: 'Streets', selected: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => satellite.evaluate((element) => element === document.activeElement)).toBe(true)
  // The arrows are the tabs' own: the next property is not theirs to open.
  await dialog.getByText(/^1 of \d+$/).waitFor()
  expect(await dialog.getByRole('tabpanel', { name: 'Streets' }).count()).toBe(1)
})

test('a provider that answers with a page gives way to the built-in map, and is tried again when asked', async () => {
  let isLoggedIn = false
  const page = await openDialog({
    async watch(page) {
      await page.route(`**${getBasemaps.path}`, async (route) => {
        const { streets, ...rest } = z.parse(basemaps, await (await route.fetch()).json())
        await route.fulfill({ json: { ...rest, streets: [PROVIDER, ...streets] } })
      })
      await page.route(`**${PROVIDER.light}`, (route) =>
        isLoggedIn
          ? route.fulfill({ json: { version: 8, sources: {}, layers: [] } })
          : route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' }),
      )
    },
  })
  const dialog = dialogOf(page)
  const notice = dialog.getByText(
    'Example Streets did not return a map. Showing the built-in map, without street detail.',
  )
  await notice.waitFor()
  await dialog.getByText('Natural Earth').waitFor()
  isLoggedIn = true
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await notice.waitFor({ state: 'detached' })
  await dialog.getByText('Example Streets and its people').waitFor()
})

test('a built-in map that is slow is waited for, and one that failed is there as soon as it can be had', async () => {
  let answers: 'late' | 'never' | 'at once' = 'late'
  const page = await openDialog({
    watch: (page) =>
      page.route('**/basemap/us.pmtiles', async (route) => {
        if (answers === 'never') return route.fulfill({ status: 503 })
        if (answers === 'late') await new Promise((resolve) => setTimeout(resolve, 7_000))
        return route.continue()
      }),
  })
  const dialog = dialogOf(page)
  const failed = dialog.getByRole('heading', { name: 'Map failed to load' })
  const drawn = dialog.getByText('Natural Earth')
  await Promise.race([drawn.waitFor(), failed.waitFor()])
  expect(await failed.count()).toBe(0)

  answers = 'never'
  await page.reload()
  await failed.waitFor()
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await failed.waitFor()
  answers = 'at once'
  await drawn.waitFor()
  expect(await failed.count()).toBe(0)
})

test('without WebGL the map says so, and the rest of the dialog works', async () => {
  const page = await openDialog({
    async watch(page) {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
    },
  })
  const dialog = dialogOf(page)
  await dialog.getByRole('heading', { name: 'Map failed to load' }).waitFor()
  await dialog.getByText('This browser cannot draw maps: it has no WebGL 2.').waitFor()
  await dialog.getByRole('button', { name: 'Next property' }).click()
  await dialog.getByText(/^2 of \d+$/).waitFor()
})

test('a card opens the street view of its property, and gets the focus back', async () => {
  const page = await openPage(QUESTION)
  const name = await page.locator('[data-result="1"]').textContent()
  const button = page.getByRole('button', { name: `Street view of ${name}`, exact: true })
  await button.click()
  const dialog = dialogOf(page)
  await dialog.getByText('Street view not available for this location').waitFor()
  const ways = await dialog
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute('rel'), link.getAttribute('href')]),
    )
  expect(ways.map(([words, rel]) => [words, rel])).toEqual([
    ['Look in Google Maps', 'noopener noreferrer'],
    ['Directions', 'noopener noreferrer'],
    ['Open in Maps', 'noopener noreferrer'],
  ])
  for (const [, , href] of ways)
    expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\b.*29\.\d{6}%2C-95\.\d{6}/)
  expect(await dialog.getByRole('tablist', { name: 'View' }).getByRole('tab').allTextContents()).toEqual([
    'Street View',
    'Satellite View',
  ])
  expect(await dialog.getByRole('tabpanel', { name: 'Street View' }).count()).toBe(1)
  // The results behind it stay where they are.
  await page.keyboard.press('ArrowDown')
  await dialog.getByText('Satellite needs a map provider.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.get('property')).toBeNull()
})

test('the way to a maps service is the page that the server names, and another where it names none', async () => {
  const page = await openDialog()
  const id = new URL(page.url()).searchParams.get('property') ?? ''
  const answer = await fetch(`${product().origin}/api/properties/${id}/maps`)
  const { interactiveMap } = z.parse(getPropertyMaps.output, await answer.json())
  const way = dialogOf(page).getByRole('link', { name: 'Open in Maps' })
  await expect.poll(() => way.getAttribute('href')).toBe(interactiveMap.satellite)
  await page.route('**/api/properties/*/maps', (route) => route.abort())
  await dialogOf(page).getByRole('button', { name: 'Next property' }).click()
  await expect.poll(() => way.getAttribute('href')).toMatch(/\/maps\?q=29\.\d{6}%2C-95\.\d{6}&z=17$/)
})

test('a property without coordinates is looked for in a maps service by its address', async () => {
  const { all } = await productProperties()
  const property = all.find(({ latitude, address }) => latitude === null && address !== null)
  const page = await openPage(`/search?property=${property?.id}`)
  const way = dialogOf(page).getByRole('link', { name: 'Open in Maps' })
  const href = new URL((await way.getAttribute('href')) ?? '')
  expect([href.pathname, href.searchParams.get('query')]).toEqual([
    '/maps/search/',
    expect.stringContaining(property?.address ?? 'none'),
  ])
  expect(await dialogOf(page).getByText('Interactive Property Map').count()).toBe(0)
})

test('the map is 400 pixels high on a phone as well', async () => {
  const page = await openDialog({ width: 390, height: 844 })
  const heights = await dialogOf(page)
    .getByRole('region', { name: 'Location', exact: true })
    .locator('> div')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeCloseTo(400, 2)
})
