import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { basemaps, basemapsEndpoint } from '../../sync/maps/basemaps.ts'
import { openPage, startChromium, type Visit } from './product-page.ts'

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
  expect(await dialog.getByText(/^29\.\d{6}, \u221295\.\d{6}$/).count()).toBe(1)
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
  const satellite = dialog.getByRole('radio', { name: 'Satellite' })
  await satellite.click({ force: true })
  expect(await satellite.isChecked()).toBe(false)
  expect(await satellite.getAttribute('data-tooltip')).toBe('Satellite needs a map provider.')
  await satellite.focus()
  expect(await satellite.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a provider that answers with a page gives way to the built-in map, and is tried again when asked', async () => {
  let isLoggedIn = false
  const page = await openDialog({
    async watch(page) {
      await page.route(`**${basemapsEndpoint.path}`, async (route) => {
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
    'Example Streets does not answer with a map. Showing the built-in map, without street detail.',
  )
  await notice.waitFor()
  await dialog.getByText('Natural Earth').waitFor()
  isLoggedIn = true
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await notice.waitFor({ state: 'detached' })
  await dialog.getByText('Example Streets and its people').waitFor()
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
  // The results behind it stay where they are.
  await page.keyboard.press('ArrowDown')
  await dialog.getByText('Satellite needs a map provider.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.get('property')).toBeNull()
})
