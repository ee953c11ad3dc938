import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focusedName, openPage, startChromium } from './product-page.ts'

startChromium()

const AROUND = '/proximity?lat=29.846&lng=-95.541&radius=3'

const heading = (page: Page) => page.getByRole('heading', { name: /Propert(?:y|ies) Found$/ })
const rows = (page: Page) => page.getByRole('row')

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
