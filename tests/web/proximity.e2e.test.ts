import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PARCEL_COUNTS } from '../make/parcels.ts'
import { product } from '../product.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium()

const CENTER = { latitude: 29.846, longitude: -95.541 }
const AROUND = `/proximity?lat=${CENTER.latitude}&lng=${CENTER.longitude}&radius=3`

/** What the HTTP interface counts, which asks the same function on the server. */
async function countOverHttp(radius: number): Promise<number> {
  const origin = product().origin
  const response = await fetch(`${origin}/api/properties/proximity-search`, {
    method: 'POST',
    body: JSON.stringify({ ...CENTER, radius }),
    headers: { 'Content-Type': 'application/json' },
  })
  return ((await response.json()) as { results: unknown[] }).results.length
}

const heading = (page: Page) => page.getByRole('heading', { name: /Propert(?:y|ies) Found$/ })
const toast = (page: Page, words: string | RegExp) => page.locator('[data-kind]').getByText(words)
const search = (page: Page | Locator) => page.getByRole('button', { name: 'Search', exact: true }).click()
const rows = (page: Page) => page.getByRole('row')

test('coordinates find what the server counts there, the radius follows as it is typed, and a reload keeps all', async () => {
  const page = await openPage('/proximity', { drawsMaps: false })
  await page.getByRole('radio', { name: 'Coordinates' }).check()
  await page.getByRole('textbox', { name: 'Latitude' }).fill(String(CENTER.latitude))
  await page.getByRole('textbox', { name: 'Longitude' }).fill(String(CENTER.longitude))
  await search(page)
  const five = await countOverHttp(5)
  await expect.poll(() => heading(page).textContent()).toBe(`${five} Properties Found`)
  await expect
    .poll(() => toast(page, `${five} properties within 5.0 miles of 29.846, -95.541`).count())
    .toBe(1)
  await page.getByRole('textbox', { name: /Radius/ }).fill('2')
  const two = await countOverHttp(2)
  await expect.poll(() => heading(page).textContent()).toBe(`${two} Properties Found`)
  await page.getByText('2.0 miles', { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('radius')).toBe('2')
  await page.reload()
  await expect.poll(() => heading(page).textContent()).toBe(`${two} Properties Found`)
})

test('what cannot be searched says why, and a search that fails shows no results of another place', async () => {
  const page = await openPage(AROUND, { drawsMaps: false })
  await expect.poll(() => heading(page).count()).toBe(1)
  const found = await heading(page).textContent()
  const latitude = page.getByRole('textbox', { name: 'Latitude' })
  for (const [typed, title, sentence] of [
    ['', 'Missing coordinates', 'Please enter both latitude and longitude'],
    ['abc', 'Invalid coordinates', 'Please enter valid numeric coordinates'],
    ['91', 'Invalid coordinates', 'Please enter valid numeric coordinates'],
  ] as const) {
    await latitude.fill(typed)
    await search(page)
    await expect.poll(() => toast(page, title).count()).toBe(1)
    expect(await toast(page, sentence).count()).toBe(1)
    expect(await latitude.inputValue()).toBe(typed)
    expect(await page.getByRole('search').getByText(sentence).count()).toBe(1)
    expect(await heading(page).textContent()).toBe(found)
  }
  const miles = page.getByRole('textbox', { name: /Radius/ })
  await miles.fill('500')
  await miles.press('Tab')
  const outOfBounds = 'Please enter a radius from 0.1 to 100 miles. It stays at 3.0 miles.'
  await expect.poll(() => toast(page, outOfBounds).count()).toBe(1)
  expect([await miles.inputValue(), await heading(page).textContent()]).toEqual(['3.0', found])
  await page.getByRole('radio', { name: 'Address' }).check()
  const address = page.getByRole('combobox', { name: 'Address' })
  await search(page)
  await expect.poll(() => toast(page, 'Please enter an address to search near').count()).toBe(1)
  await address.fill('99 Qqqzzz')
  await search(page)
  const notFound = 'Address not found. Please check the spelling or try coordinates instead.'
  await expect.poll(() => toast(page, notFound).count()).toBe(1)
  expect(await address.inputValue()).toBe('99 Qqqzzz')
  expect(await page.getByRole('search').getByText(notFound).count()).toBe(1)
  const ofElsewhere = [heading(page), rows(page), page.getByRole('button', { name: 'CSV' })]
  expect(await Promise.all(ofElsewhere.map((part) => part.count()))).toEqual([0, 0, 0])
  await page.getByRole('alert').getByText(notFound).waitFor()
  await address.fill(`${CENTER.latitude}, ${CENTER.longitude}`)
  await search(page)
  await expect.poll(() => heading(page).count()).toBe(1)
  expect(await heading(page).textContent()).toBe(found)
})

test('a comp opens over the list, and Back closes it; its row lights its pin', async () => {
  const page = await openPage(AROUND)
  await rows(page).nth(2).hover()
  await expect.poll(() => page.locator('[data-hovered-pin]').textContent()).toBe('2')
  const target = rows(page).nth(2).locator('[data-result]')
  const name = (await target.textContent()) ?? ''
  await target.click()
  await page.getByRole('dialog').getByRole('heading', { name }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('property')).not.toBeNull()
  await page.goBack()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('radius')).toBe('3')
})

test('the card on the search page shows the first five and hands its search over', async () => {
  const page = await openPage('/search', { drawsMaps: false })
  await page.getByRole('radio', { name: 'Proximity search' }).check()
  await page.getByRole('radio', { name: 'Coordinates' }).check()
  await page.getByRole('textbox', { name: 'Latitude' }).fill(String(CENTER.latitude))
  await page.getByRole('textbox', { name: 'Longitude' }).fill(String(CENTER.longitude))
  await page.getByRole('textbox', { name: /Radius/ }).fill('3')
  await search(page.getByRole('region', { name: 'Proximity search' }).last())
  const count = await countOverHttp(3)
  const more = page.getByRole('link', { name: `+${count - 5} more` })
  await expect.poll(() => more.count()).toBe(1)
  expect(await page.getByRole('list', { name: 'Nearest properties' }).getByRole('listitem').count()).toBe(5)
  const card = page.getByRole('region', { name: 'Proximity search' }).last()
  await card.getByRole('radio', { name: 'Address' }).check()
  await card.getByRole('combobox', { name: 'Address' }).fill('99 Qqqzzz')
  await search(card)
  await card.getByText('Address not found. Please check the spelling').waitFor()
  const ofElsewhere = [more, card.getByRole('listitem'), card.getByText(/properties within/)]
  expect(await Promise.all(ofElsewhere.map((part) => part.count()))).toEqual([0, 0, 0])
  await card.getByRole('radio', { name: 'Coordinates' }).check()
  await search(card)
  await more.click()
  await expect.poll(() => heading(page).textContent()).toBe(`${count} Properties Found`)
})

test('a link whose radius is out of bounds says which radius is searched instead', async () => {
  const page = await openPage(AROUND.replace('radius=3', 'radius=500'), { drawsMaps: false })
  const said = 'Please enter a radius from 0.1 to 100 miles. It stays at 100.0 miles.'
  await expect.poll(() => toast(page, said).count()).toBe(1)
  expect(await page.getByRole('textbox', { name: /Radius/ }).inputValue()).toBe('100.0')
})

test('where nothing is, wider radii are on offer with what they hold', async () => {
  const [{ latitude, longitude }] = PARCEL_COUNTS
  const page = await openPage(`/proximity?lat=${latitude}&lng=${longitude}`, { drawsMaps: false })
  await page.getByText('No properties found').waitFor()
  await page.getByText('Try expanding your search radius or searching a different location.').waitFor()
})

test('who is not signed in is sent to sign in, and comes back to the same search', async () => {
  const page = await openPage(AROUND, {
    drawsMaps: false,
    watch: async (page) => {
      const url = product().origin
      await page.context().request.post(`${url}/api/logout`, { headers: { Origin: url } })
    },
  })
  await page.waitForRequest(/\/api\/login\?/)
  await expect.poll(() => heading(page).count()).toBe(1)
})

test('the marketing map is a picture of what is found, leaves as a JPEG, and prints as a report with the same rows', async () => {
  const page = await openPage(AROUND, { drawsMaps: false })
  const count = await countOverHttp(3)
  const panel = page.getByRole('region', { name: 'Marketing map' })
  const picture = panel.getByRole('img', { name: new RegExp(`^Marketing map of ${count} properties`) })
  await expect.poll(() => picture.count()).toBe(1)
  const clusters = await panel.getByRole('list', { name: 'Clusters' }).getByRole('listitem').allTextContents()
  expect(clusters.filter((words) => !/^([2-9]|\d\d+) /.test(words))).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^proximity-comps-map-\d{4}-\d\d-\d\d\.jpg$/)
  expect((await readFile(await download.path())).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  await expect.poll(() => toast(page, 'Map downloaded').count()).toBe(1)
  await panel.getByRole('button', { name: 'Row numbers' }).click()
  const key = panel.getByRole('list', { name: 'Comps by number' }).getByRole('listitem')
  await expect.poll(() => key.count()).toBe(Math.min(count, 20))
  expect(await key.first().textContent()).toMatch(/^1\S.*(\$\d\.\d\d|N\/A)(\d[\d,]* SF|N\/A)$/)
  const [report] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('button', { name: 'Print' }).click(),
  ])
  await report.getByRole('heading', { name: 'Proximity analysis: 29.846, -95.541' }).waitFor()
  const pins = [report.locator('td .pin'), report.locator('.key .pin'), report.locator('h1')]
  expect(await Promise.all(pins.map((pin) => pin.count()))).toEqual([count, count, 1])
  await report.getByText('Demo Brokerage').waitFor()
  await expect
    .poll(() => report.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toEqual(['loaded', 'loaded'])
  expect(
    await report.evaluate(() => getComputedStyle(document.querySelector('td') ?? document.body).fontFamily),
  ).toMatch(/^"?Inter/)
})
