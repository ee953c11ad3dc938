import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PARCEL_COUNTS } from '../make/parcels.ts'
import { product } from '../product.ts'
import { focusedName, openPage, startChromium } from './product-page.ts'

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

test('a property of ours is the subject of its surroundings, and no filter takes it away', async () => {
  const page = await openPage(AROUND, { drawsMaps: false })
  await page.getByRole('button', { name: 'Number 1. Use as subject' }).press('Enter')
  const subject = page.getByRole('row', { name: /Subject/ })
  await expect.poll(() => subject.count()).toBe(1)
  expect(await rows(page).nth(1).textContent()).toBe(await subject.textContent())
  await expect.poll(() => page.getByText(/% vs subject|same as subject/).count()).toBeGreaterThan(0)
  // By key, the focus goes on to a row that stays, into the filters, and back to what opened them.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-result'))).toBe('0')
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.press('Space')
  await expect
    .poll(() => page.getByRole('list', { name: 'Filters in force' }).getByText('Type').count())
    .toBe(1)
  await page.getByRole('button', { name: 'Clear All', exact: true }).press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Clear All')
  await page.keyboard.press('Escape')
  await expect.poll(() => filters.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => focusedName(page)).toBe('Filters')
  await filters.press('Enter')
  await page.getByRole('textbox', { name: 'Lowest size in square feet' }).fill('999999999')
  await page.getByText('No properties match your filters').waitFor()
  expect(await subject.count()).toBe(1)
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5)
  // Left open, the filters would cover a phone.
  await filters.press('Enter')
  await expect.poll(() => filters.getAttribute('aria-expanded')).toBe('false')

  // A phone's list slides over the map; Tab brings the map into sight again.
  await page.setViewportSize({ width: 360, height: 780 })
  const place = page.getByRole('button', { name: /Change the place/ })
  await place.waitFor()
  await page.evaluate(() => window.scrollTo({ top: 600 }))
  await place.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => focusedName(page)).toMatch(/Change the place/)
})

test('Back takes back the radius, a filter and the view one by one', async () => {
  const page = await openPage(AROUND, { drawsMaps: false })
  await expect.poll(() => heading(page).count()).toBe(1)
  const asked = (name: string) => new URL(page.url()).searchParams.get(name)
  await page
    .getByRole('slider', { name: /radius/i })
    .first()
    .focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
  const wider = '3.3'
  await expect.poll(() => asked('radius')).toBe(wider)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const size = page.getByRole('textbox', { name: 'Lowest size in square feet' })
  await size.pressSequentially('5000')
  await expect.poll(() => asked('minSqft')).toBe('5000')
  await page.getByRole('radio', { name: 'Grid' }).check()
  await expect.poll(() => asked('view')).toBe('grid')
  const steps = []
  for (let step = 0; step < 3; step++) {
    await page.goBack()
    steps.push(['view', 'minSqft', 'radius'].map(asked))
  }
  expect(steps).toEqual([
    [null, '5000', wider],
    [null, null, wider],
    [null, null, '3'],
  ])
  await expect.poll(() => size.inputValue()).toBe('')
})

test('the filters around a place are those of the search, count what is around it, and act at once', async () => {
  const page = await openPage(AROUND, { drawsMaps: false })
  await expect.poll(() => heading(page).count()).toBe(1)
  const all = Number.parseInt((await heading(page).textContent()) ?? '', 10)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const titles = filters.getByRole('heading', { level: 3 })
  await filters.getByRole('heading', { name: 'More filters' }).waitFor()
  const around = await titles.allTextContents()
  expect(around).toEqual(
    expect.arrayContaining(['Property Type', 'Rent', 'Size', 'Clear height', 'Amenities']),
  )
  await filters.getByText(`${all} of ${all} match`).waitFor()

  const type = filters.getByRole('region', { name: 'Property Type' }).getByRole('listitem').first()
  const counted = Number(/\d+$/.exec((await type.textContent()) ?? '')?.[0])
  await type.getByRole('checkbox').check()
  await expect.poll(() => heading(page).textContent()).toMatch(new RegExp(`^${counted} Propert`))
  await expect.poll(() => new URL(page.url()).searchParams.getAll('type').length).toBe(1)
  await filters.getByRole('textbox', { name: /^Lowest rent/ }).fill('0.1')
  await expect.poll(() => new URL(page.url()).searchParams.get('minRent')).not.toBeNull()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => heading(page).textContent()).toMatch(new RegExp(`^${all} Propert`))
  expect(await type.getByRole('checkbox').isChecked()).toBe(false)

  await page.goto(new URL('/search', page.url()).href)
  const ofSearch = page.getByRole('complementary', { name: 'Filters' })
  await ofSearch.getByRole('heading', { name: 'More filters' }).waitFor()
  const inSearch = await ofSearch.getByRole('heading', { level: 3 }).allTextContents()
  expect(inSearch.filter((title) => around.includes(title))).toEqual(around)
  expect(inSearch.filter((title) => !around.includes(title))).toEqual(['Location'])
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

test('opening the filters leaves all of the radius in view', async () => {
  const page = await openPage(AROUND)
  const map = page.getByRole('region', { name: 'Map', exact: true })
  const pin = page.locator('[data-hovered-pin]')
  // The farthest comp comes first, and stands at the ring.
  await page.getByRole('button', { name: /^Distance/ }).click()
  await rows(page).nth(1).hover()
  await pin.waitFor()
  const isInRing = async () => {
    await page.mouse.move(5, 5)
    await rows(page).nth(1).hover()
    const [ring, at] = [await map.locator('canvas').first().boundingBox(), await pin.boundingBox()]
    if (ring === null || at === null) return false
    const across = at.x + at.width / 2 - ring.x - ring.width / 2
    const down = at.y + at.height / 2 - ring.y - ring.height / 2
    return Math.hypot(across, down) < Math.min(ring.width, ring.height) / 2
  }
  await expect.poll(isInRing, { timeout: 60_000 }).toBe(true)
  const before = await map.boundingBox()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect.poll(async () => (await map.boundingBox())?.width).toBeLessThan(before?.width ?? 0)
  await expect.poll(isInRing, { timeout: 30_000 }).toBe(true)
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
