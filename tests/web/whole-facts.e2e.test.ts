import type { JSHandle, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiComp, ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { factFaults } from './fact-faults.ts'
import { openPage, startChromium } from './product-page.ts'
import { STATED_SIZE, startWideBook, UNPRICED_SIZE } from './wide-book.ts'

startChromium({ drawsMaps: false, drawsAsOrdinary: true })

/** A phone, a laptop at 200 % zoom, and the usual screens; at the ends in the dark as well. */
const WINDOWS = [
  [360, 780, 'light'],
  [390, 844, 'dark'],
  [720, 450, 'light'],
  [1024, 768, 'light'],
  [1280, 800, 'light'],
  [1440, 900, 'light'],
  [1920, 1080, 'light'],
  [1920, 1080, 'dark'],
] as const
const NOTE =
  'Asked twice: the owner says $0.72 with 6 months free, and no more than that before the 1st of May'
const REASON = 'Rail served and half of it an office of 10,000 SF, so not comparable with what is asked here'
const AROUND = { latitude: 29.846, longitude: -95.541 }
const NEAR = `/proximity?lat=${AROUND.latitude}&lng=${AROUND.longitude}`

let stop: () => Promise<void>
let origin = ''
/** What people wrote, and may be shortened. */
let written: string[] = []
let listId = 0
let longNamed = ''

beforeAll(async () => {
  const book = await startWideBook()
  ;({ stop, origin } = book)
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  expect(properties).toHaveLength(12_846)
  const parts = properties.flatMap(({ name, address, landlordFirm }) => [
    name,
    address ?? '',
    landlordFirm ?? '',
  ])
  written = [NOTE, REASON, ...new Set(parts.filter(({ length }) => length > 5))]
  longNamed =
    properties.find(({ name, squareFootage }) => name.length > 36 && squareFootage === STATED_SIZE)?.id ?? ''
  listId = await makeList()
})
afterAll(() => stop())

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** A list of hundreds, a dozen of them left out. */
async function makeList(): Promise<number> {
  const place = { ...AROUND, radius: 1.2, address: '12100 Tanner Rd, Houston, TX 77041' }
  const name = 'Northwest Houston warehouses and cross-docks'
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists/from-proximity', { name, ...place })
  const { properties } = await call<{ properties: ApiComp[] }>('GET', `/api/comp-lists/${id}`)
  for (const [i, { propertyId }] of properties.slice(0, 15).entries()) {
    const change = i < 12 ? { isIncluded: false, reason: REASON } : { notes: NOTE }
    await call('PUT', `/api/comp-lists/${id}/properties/${propertyId}`, change)
  }
  return id
}

const writtenIn = new WeakMap<Page, Promise<JSHandle<string[]>>>()

/** Opens a path as who returns: a page that is left forgets what it was told. */
async function open(path: string): Promise<Page> {
  const page = await openPage(path, { origin })
  writtenIn.delete(page)
  return page
}

/** The faults of what is shown now. A page is told once what people wrote: thousands of texts take long to send. */
async function faultsOf(root: Locator): Promise<string[]> {
  const page = root.page()
  const handle = writtenIn.get(page) ?? page.evaluateHandle((all) => all, written)
  writtenIn.set(page, handle)
  return await factFaults(root, await handle)
}

/** The faults of what a screen shows, by the window's width and theme. It has a moment to settle in each. */
async function faultsByWidth(root: Locator): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [width, height, colorScheme] of WINDOWS) {
    await root.page().setViewportSize({ width, height })
    await root.page().emulateMedia({ colorScheme })
    let faults: string[] = []
    for (let tries = 0; tries < 5; tries++) {
      await root.page().waitForTimeout(100 + 200 * tries)
      faults = await faultsOf(root)
      if (faults.length === 0) break
    }
    if (faults.length > 0) found[`${width} ${colorScheme}`] = faults
  }
  return found
}

const sized = (size: number) => `/search?minSqft=${size}&maxSqft=${size}`
const found = (page: Page) =>
  page
    .getByText(/^Found [1-9][\d,]* propert/)
    .first()
    .waitFor({ state: 'attached' })
const comps = (page: Page) => page.getByRole('heading', { name: /Found$/ }).waitFor()

test.each<[path: string, what: string, ready: (page: Page) => Promise<unknown>]>([
  ['/', 'the home page', (page) => page.getByRole('definition').filter({ hasText: '12,846' }).waitFor()],
  ['/search', 'cards', found],
  [`${sized(STATED_SIZE)}&unit=year`, 'cards of large figures', found],
  [sized(UNPRICED_SIZE), 'cards without rents', found],
  [`${sized(UNPRICED_SIZE)}&view=list`, 'a list without rents', found],
  [`${sized(STATED_SIZE)}&view=list&unit=year`, 'a list of large figures', found],
  [
    `${sized(UNPRICED_SIZE)}&view=map`,
    'a list beside the map',
    (page) => page.getByRole('row').nth(2).waitFor(),
  ],
  [`${NEAR}&radius=2`, 'comps around a place as cards', comps],
  [`${NEAR}&radius=10&view=table&minSqft=10000&unit=year`, 'comps around a place as a table', comps],
  ['/comp-lists', 'comp lists', (page) => page.getByText('Created').first().waitFor()],
  ['/portfolio', 'the whole book as a portfolio', (page) => page.getByText(/^Keep filtering/).waitFor()],
  [
    '/portfolio?filter=propertyType.Manufacturing&filter=city.Houston',
    'a portfolio',
    (page) => page.getByText(/^Keep filtering/).waitFor(),
  ],
  ['/sources', 'sources', (page) => page.getByRole('button', { name: 'Replace file' }).first().waitFor()],
  [
    '/activity',
    'what changed',
    (page) =>
      page
        .getByText(/^10,000 new/)
        .first()
        .waitFor(),
  ],
  ['/people', 'people', (page) => page.getByRole('row', { name: /James Okafor/ }).waitFor()],
])('%s: no fact of %s is cut off, broken or covered, however wide the window', async (path, _what, ready) => {
  const page = await open(path)
  await ready(page)
  expect(await faultsByWidth(page.locator('body'))).toEqual({})
})

test('no fact of a comp list with a subject is cut off, broken or covered, however wide the window', async () => {
  const page = await open(`/comp-lists/${listId}`)
  await page.getByRole('button', { name: /^Number 2\./ }).click()
  await page.getByText('Differences are vs subject').waitFor()
  expect(await faultsByWidth(page.locator('body'))).toEqual({})
  await page.getByRole('rowgroup', { name: 'Excluded' }).getByRole('row').last().scrollIntoViewIfNeeded()
  expect(await faultsByWidth(page.locator('body'))).toEqual({})
})

test('no fact of the fields to add, of one with its figures, and of the trend is cut off, broken or covered', async () => {
  const page = await open('/search')
  await found(page)
  const add = page.getByRole('button', { name: 'Add a criterion' })
  await expect.poll(() => add.isEnabled()).toBe(true)
  await page.locator('[data-result="0"]').focus()
  for (const width of [720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.keyboard.press('f')
    const fields = page.getByRole('dialog', { name: 'Add a criterion' })
    await fields.getByRole('option', { name: /^Operating expenses/ }).waitFor()
    expect(await faultsOf(fields)).toEqual([])
    const rows = await fields
      .getByRole('option')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(new Set(rows).size).toBe(1)
    await fields.getByRole('combobox').fill('clear')
    await page.keyboard.press('Enter')
    await fields.getByText(/ ft$/).first().waitFor()
    expect(await faultsOf(fields)).toEqual([])
    await page.keyboard.press('Escape')
    await fields.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Rent over time' }).click()
    const trend = page.getByRole('dialog', { name: 'Rent over time' })
    await trend.getByRole('img', { name: /^Rent against size, n [\d,]+$/ }).waitFor()
    expect(await faultsOf(trend)).toEqual([])
    await page.keyboard.press('Escape')
    await trend.waitFor({ state: 'detached' })
  }
})

test('no fact of an answer and its rows is cut off, broken or covered, however wide the window', async () => {
  const page = await open('/chat')
  await page.getByPlaceholder('Ask about commercial properties...').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('between 1,234,567 and 7,000,000 sf')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Search Results' })
    .getByText(/^Found/)
    .waitFor()
  expect(await faultsByWidth(page.locator('body'))).toEqual({})
})

test('no fact of a property and of the source of its rent is cut off, broken or covered', async () => {
  const page = await open(`/search?property=${longNamed}`)
  const dialog = page.getByRole('dialog').first()
  await dialog.getByText('Amenities & Features').waitFor()
  expect(await faultsByWidth(dialog)).toEqual({})
  await dialog
    .getByRole('button', { name: /^\$3\.25/ })
    .first()
    .click()
  const source = page.getByRole('dialog', { name: /^Where .* comes from$/ })
  await source.getByText(/› row/).waitFor()
  expect(await faultsByWidth(source)).toEqual({})
})
