import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { call } from './call.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const SAMPLE = 2846
const AROUND = '/proximity?lat=29.846&lng=-95.541&radius=5'
const heading = (page: Page) => page.getByRole('heading', { name: /Propert(?:y|ies) Found$/ })
const inForce = (page: Page) => page.getByRole('list', { name: 'Filters in force' })
const foundIn = async (page: Page) => Number.parseInt((await heading(page).textContent()) ?? '', 10)

/** Asks for a least clear height by the fields there are to choose from. */
async function askForHeight(page: Page, feet: string): Promise<void> {
  await inForce(page).getByRole('button', { name: 'Add a criterion' }).click()
  await page.getByRole('combobox', { name: 'Find a field' }).fill('clear')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Lowest clear height in ft' }).last().fill(feet)
  await page.keyboard.press('Enter')
}

test('comps around a place are narrowed by any field, the address keeps it, and the chip takes it off', async () => {
  const page = await openPage(AROUND)
  await expect.poll(() => heading(page).count()).toBe(1)
  const all = await foundIn(page)
  await askForHeight(page, '24')
  await inForce(page).getByText(/24 ft/).waitFor()
  await expect.poll(() => foundIn(page)).toBeLessThan(all)
  const narrowed = await foundIn(page)
  expect(new URL(page.url()).searchParams.get('also')).toMatch(/24/)
  await page.reload()
  await expect.poll(() => foundIn(page)).toBe(narrowed)
  await inForce(page)
    .getByRole('button', { name: /^Remove Clear/ })
    .click()
  await expect.poll(() => foundIn(page)).toBe(all)
})

test('comps around a place are narrowed by a part of any text', async () => {
  const page = await openPage(AROUND)
  await expect.poll(() => heading(page).count()).toBe(1)
  const all = await foundIn(page)
  await inForce(page).getByRole('button', { name: 'Add a criterion' }).click()
  await page.getByRole('combobox', { name: 'Find a field' }).fill('address')
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Find in address' }).fill('tanner')
  await page.keyboard.press('Enter')
  await inForce(page).getByText('“tanner”').waitFor()
  await expect.poll(() => foundIn(page)).toBeLessThan(all)
  expect(new URL(page.url()).searchParams.get('also')).toBe('address holds "tanner"')
})

test('any field is asked for as stated or not beside its values', async () => {
  const page = await openPage(AROUND)
  await expect.poll(() => heading(page).count()).toBe(1)
  const all = await foundIn(page)
  await inForce(page).getByRole('button', { name: 'Add a criterion' }).click()
  await page.getByRole('combobox', { name: 'Find a field' }).fill('clear height')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Not stated', exact: true }).click()
  await inForce(page).getByText('not stated').waitFor()
  await expect.poll(() => foundIn(page)).toBeLessThan(all)
  expect(new URL(page.url()).searchParams.get('also')).toBe('clear height not stated')
})

test('a criterion is added by finding its field and choosing of what the properties have', async () => {
  const page = await openPage('/search?q=manufacturing+in+Houston')
  const chips = page.getByRole('list', { name: 'Criteria' })
  await page.getByRole('button', { name: 'Add a criterion' }).click()
  await page.getByRole('combobox', { name: 'Find a field' }).fill('lease type')
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Add a criterion' })
  await picker.getByText('NNN', { exact: true }).click()
  await picker.getByRole('button', { name: 'Add', exact: true }).click()
  await chips.getByText('NNN').waitFor()

  await page.getByRole('button', { name: 'Add a criterion' }).click()
  await page.getByRole('combobox', { name: 'Find a field' }).fill('clear')
  await page.keyboard.press('Enter')
  await picker.getByRole('textbox', { name: 'Lowest clear height in ft' }).fill('24')
  await page.keyboard.press('Enter')
  await chips.getByText(/24 ft/).waitFor()
})

test('what a building is built of is a criterion, counted before it is added', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.getByRole('button', { name: 'Add a criterion' }).click()
  await page.getByRole('combobox', { name: 'Find a field' }).fill('tilt')
  await page.keyboard.press('Enter')
  const kind = page
    .getByRole('dialog', { name: 'Add a criterion' })
    .getByRole('button', { name: /^Tilt wall/ })
  const counted = kind.filter({ hasText: /\d$/ })
  const count = /\d[\d,]*$/.exec((await counted.textContent()) ?? '')?.[0]
  await kind.click()
  await page.getByRole('list', { name: 'Criteria' }).getByText('“tilt wall”').waitFor()
  await page.getByText(`Found ${count} properties matching your criteria`).waitFor()
})

/** Fields asked for in this browser so often that the lists which other tests make don't crowd them out of a panel. */
function askedBefore(...fields: string[]) {
  const asked = Array.from({ length: 30 }, () => fields).join(',')
  return (page: Page) => page.addInitScript((asked) => localStorage.setItem('asked-fields', asked), asked)
}

test('the panel offers what was asked here before, and Esc in one of its fields leaves it open', async () => {
  const page = await openPage(AROUND, { watch: askedBefore('leaseTerm', 'hasRent') })
  await expect.poll(() => heading(page).count()).toBe(1)
  const all = await foundIn(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const more = page.getByRole('region', { name: 'More filters' })
  await more.getByRole('button', { name: 'Lease term' }).click()
  await page.getByRole('textbox', { name: /^Lowest lease term/ }).press('Escape')
  await expect.poll(() => page.getByRole('textbox', { name: /^Lowest lease term/ }).count()).toBe(0)
  await more.getByRole('button', { name: 'Has rent' }).click()
  await expect
    .poll(() =>
      inForce(page)
        .getByRole('button', { name: /^Remove Rent/ })
        .count(),
    )
    .toBe(1)
  await expect.poll(() => foundIn(page)).toBeLessThanOrEqual(all)
})

async function makeList(name: string, comps: readonly Property[]): Promise<number> {
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: `${name} ${process.pid}` })
  for (const { id: propertyId } of comps)
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId })
  return id
}

const includedIn = (page: Page) => page.getByRole('rowgroup', { name: 'Included' }).locator('[data-comp]')

test('a comp list is narrowed without a change to it, until the others are left out, which can be undone', async () => {
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const high = properties.filter(({ clearHeight }) => clearHeight !== null && clearHeight >= 30).slice(0, 2)
  const low = properties.filter(({ clearHeight }) => clearHeight !== null && clearHeight < 24).slice(0, 3)
  const id = await makeList('Narrowed', [...high, ...low])
  const page = await openPage(`/comp-lists/${id}`)
  const included = includedIn(page)
  await expect.poll(() => included.count()).toBe(5)
  await askForHeight(page, '30')
  await expect.poll(() => included.count()).toBe(2)
  await page.getByRole('heading', { name: 'Included Properties 2 of 5' }).waitFor()
  expect(
    (await call<{ properties: { isIncluded: boolean }[] }>('GET', `/api/comp-lists/${id}`)).properties.every(
      ({ isIncluded }) => isIncluded,
    ),
  ).toBe(true)

  await page.getByRole('button', { name: 'Exclude the other 3' }).click()
  await page.getByRole('heading', { name: 'Excluded Properties 3' }).waitFor()
  expect(new URL(page.url()).searchParams.get('also')).toBeNull()
  await expect.poll(() => included.count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => included.count()).toBe(5)
})

test('a comp list has the filters of the search, counted among its comps, and a phone has them from below', async () => {
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const ofType = (type: string, count: number) =>
    properties
      .filter(({ propertyType, status }) => propertyType === type && status !== 'Subject')
      .slice(0, count)
  const id = await makeList('Panel', [...ofType('Warehouse', 2), ...ofType('Manufacturing', 1)])
  const page = await openPage(`/comp-lists/${id}`, { watch: askedBefore('hasRent') })
  const included = includedIn(page)
  await expect.poll(() => included.count()).toBe(3)
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const types = filters.getByRole('region', { name: 'Property Type' }).getByRole('listitem')
  await expect.poll(() => types.filter({ hasText: 'Warehouse' }).textContent()).toBe('Warehouse2')
  await expect.poll(() => types.filter({ hasText: 'Manufacturing' }).textContent()).toBe('Manufacturing1')
  for (const name of ['Rent', 'Size', 'Clear height', 'Year built', 'Lease type', 'More filters'])
    await filters.getByRole('region', { name, exact: true }).waitFor()
  expect(await filters.getByRole('region', { name: 'Location' }).count()).toBe(0)

  await filters.getByRole('checkbox', { name: /^Warehouse/ }).check()
  await expect.poll(() => included.count()).toBe(2)
  await filters.getByText('2 of 3 match').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('Warehouse')
  await page.reload()
  await expect.poll(() => included.count()).toBe(2)
  await inForce(page)
    .getByRole('button', { name: /^Remove Type/ })
    .click()
  await expect.poll(() => included.count()).toBe(3)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Manufacturing/ }).check()
  await sheet.getByRole('button', { name: 'Show 1 property' }).click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => included.count()).toBe(1)
})

test('the first order by a column lets the rows of a comp list stand, and they say other comps', async () => {
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const byRent = new Map(properties.map((property) => [property.rentPerSf, property]))
  byRent.delete(null)
  const comps = [...byRent.values()].slice(0, 3)
  const rising = comps.toSorted((a, b) => (a.rentPerSf ?? 0) - (b.rentPerSf ?? 0)).map(({ id }) => id)
  const falling = rising.toReversed()
  const own = comps.map(({ id }) => id).join() === rising.join() ? comps.toReversed() : comps
  const page = await openPage(`/comp-lists/${await makeList('Sorted', own)}`)
  const included = includedIn(page)
  const ids = () => included.evaluateAll((all) => all.map((row) => row.getAttribute('data-comp')))
  await expect.poll(ids).toEqual(own.map(({ id }) => id))
  await included.evaluateAll((all) => {
    for (const [place, row] of all.entries()) row.setAttribute('data-place', String(place))
  })
  const head = page.locator('thead th[data-column="rentPerSf"]').getByRole('button')
  await head.click()
  await expect.poll(ids).toEqual(rising)
  await head.click()
  await expect.poll(ids).toEqual(falling)
  const places = included.evaluateAll((all) => all.map((row) => row.getAttribute('data-place')))
  expect(await places).toEqual(['0', '1', '2'])
})
