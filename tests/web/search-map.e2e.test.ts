import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { foundCount, openPage, startChromium } from './product-page.ts'
import { productProperties } from './product-properties.ts'

startChromium()

/** The map jumps instead of flying, so that no frame of a flight is waited for. */
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Found properties' }).locator('tbody [data-result]')
const summaryOf = (page: Page) => page.locator('[data-map-summary]').textContent()

/** Until the map has come to rest, a row may light up another marker than afterwards. */
const MOST_PASSES = 3

/** Points at one row of the list after the other until the marker that lights up is of a kind; answers that row. */
async function pointAtRowOf(page: Page, kind: 'pill' | 'disc'): Promise<Locator> {
  const rows = rowsOf(page)
  // One stop of Tab, which has a name: deck.gl's own canvas would be another.
  expect(await page.locator('canvas[tabindex="0"]').count()).toBe(1)
  const hovered = page.locator('[data-hovered-marker]')
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    await rows.first().evaluate((row) => {
      for (let around = row.parentElement; around !== null; around = around.parentElement)
        around.scrollTop = 0
    })
    const found = (await foundCount(page)) ?? 0
    for (let index = 0; index < found; index++) {
      // The list draws what is in sight and the next rows.
      const row = rows.and(page.locator(`[data-result="${index}"]`))
      // The marker of the row before goes first, or its kind would pass for this row's.
      await page.mouse.move(0, 0)
      await expect.poll(() => hovered.count()).toBe(0)
      await row.hover()
      await expect.poll(() => hovered.count()).toBe(1)
      if ((await hovered.getAttribute('data-kind')) === kind) return row
    }
  }
  throw new Error(`No property of the list is on the map as a ${kind}.`)
}

async function middleOf(marker: Locator): Promise<{ x: number; y: number }> {
  const box = await marker.boundingBox()
  if (box === null) throw new Error('No marker is hovered.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('row and marker light up together, a group splits when clicked, and a pin opens its property', async () => {
  const page = await openPage('/search?view=map&q=manufacturing+in+Tomball', { watch: still })
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  await expect.poll(() => summaryOf(page), { timeout: 60_000 }).toMatch(/[1-9]\d* groups/)
  const hovered = page.locator('[data-hovered-marker]')

  await pointAtRowOf(page, 'disc')
  const group = await middleOf(hovered)
  await page.mouse.move(group.x, group.y)
  await expect.poll(() => page.locator('tr[data-hovered]').count()).toBeGreaterThan(1)
  const before = await summaryOf(page)
  await page.mouse.click(group.x, group.y)
  await expect.poll(() => summaryOf(page)).not.toBe(before)

  const row = await pointAtRowOf(page, 'pill')
  const name = (await row.textContent()) ?? ''
  const pin = await middleOf(hovered)
  await page.mouse.click(pin.x, pin.y)
  const popup = page.getByRole('dialog', { name })
  await expect.poll(() => popup.getByText('Rent').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => popup.count()).toBe(0)
  await page.mouse.click(pin.x, pin.y)
  await popup.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('property')).not.toBeNull()
})

test('without WebGL the map says so and shows the first five, and the list goes on working', async () => {
  const page = await openPage('/search?view=map&q=crane-ready', {
    watch: async (page) => {
      await page.addInitScript(() => {
        const own = HTMLCanvasElement.prototype.getContext
        Object.assign(HTMLCanvasElement.prototype, {
          getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
            return kind.startsWith('webgl') ? null : Reflect.apply(own, this, [kind, ...rest])
          },
        })
      })
    },
  })
  await expect.poll(() => page.getByText('Map failed to load', { exact: true }).count()).toBe(1)
  const pins = page.getByRole('list', { name: 'The first 5 properties' }).getByRole('listitem')
  await expect.poll(() => pins.count()).toBe(5)
  const found = (await foundCount(page)) ?? 0
  await page.keyboard.press('/')
  await page.keyboard.press('End')
  await page.keyboard.type(', 100k+ sf')
  await expect.poll(() => foundCount(page)).toBeLessThan(found)
})

test('where nothing found has a location, the map says that', async () => {
  const { all } = await productProperties()
  const lost = all.find((p) => p.latitude === null && p.squareFootage !== null && p.yearBuilt !== null)
  const { squareFootage, yearBuilt } = lost ?? { squareFootage: 0, yearBuilt: 0 }
  const only = {
    minSqft: squareFootage,
    maxSqft: squareFootage,
    yearBuiltMin: yearBuilt,
    yearBuiltMax: yearBuilt,
  }
  const bounds = Object.entries(only).map(([name, value]) => `${name}=${value}`)
  const page = await openPage(`/search?view=map&${bounds.join('&')}`)
  await expect.poll(() => page.getByText('No map data available', { exact: true }).count()).toBe(1)
  expect(await page.getByText("Properties don't have location coordinates", { exact: true }).count()).toBe(1)
})
