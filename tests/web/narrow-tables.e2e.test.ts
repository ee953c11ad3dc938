import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { call } from './call.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false, drawsAsOrdinary: true })

/** The path of a comp list with so many comps. */
async function makeList(count: number): Promise<string> {
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: `Narrow ${count}` })
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const comps = properties.filter(({ rentPerSf, squareFootage }) => rentPerSf && squareFootage)
  for (const { id: propertyId } of comps.slice(0, count)) {
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId })
  }
  return `/comp-lists/${id}`
}

/**
 * How dark the shade at the right edge of what scrolls sideways is, whether there is more beyond that edge, and how many
 * pixels of height the shade itself adds.
 */
function shadeOf(page: Page, shaded: string, pane: string) {
  return page.evaluate(
    ([shaded, pane]) => {
      const box = document.querySelector(pane ?? '')
      const shade = document.querySelector(shaded ?? '')
      if (box === null || shade === null) return null
      const opacity = Number(getComputedStyle(shade, '::after').opacity)
      const { scrollHeight } = box
      const style = document.head.appendChild(document.createElement('style'))
      style.textContent = '::after { display: none !important }'
      const added = scrollHeight - box.scrollHeight
      style.remove()
      return [opacity, box.scrollWidth > box.clientWidth, added]
    },
    [shaded, pane] as const,
  )
}

const GRID = 'section[aria-label="Adjustments"]'
const TABLE = ':has(> fieldset) + :has(table)'

test.each([
  ['/search?q=warehouse&view=list', TABLE, TABLE],
  ['/proximity?lat=29.846&lng=-95.541&radius=5', TABLE, TABLE],
  ['/portfolio', TABLE, TABLE],
  ['adjustments', GRID, `${GRID} > :last-child`],
])(
  'where a table at %s goes on beyond its edge, that edge is shaded, and no longer at its end',
  async (path, shaded, pane) => {
    const page = await openPage(path === 'adjustments' ? `${await makeList(8)}?view=adjustments` : path, {
      width: 1100,
    })
    await expect.poll(() => shadeOf(page, shaded, pane)).toEqual([1, true, 0])
    await page.evaluate((selector) => document.querySelector(selector)?.scrollTo({ left: 1e5 }), pane)
    await expect.poll(() => shadeOf(page, shaded, pane)).toEqual([0, true, 0])
  },
)

test('comps on a phone have their units, whole', async () => {
  const page = await openPage(await makeList(4), { width: 360 })
  const rent = page.locator('[data-comp] [data-column="rentPerSf"] > span').first()
  await rent.waitFor()
  expect(await rent.evaluate((own) => getComputedStyle(own, '::after').content)).toBe('"/mo"')
  const size = page.locator('[data-comp] [data-column="squareFootage"]')
  await expect.poll(() => size.first().getByText('SF').isVisible()).toBe(true)
  const cut = page
    .locator('[data-comp] :is([data-column="rentPerSf"], [data-column="squareFootage"])')
    .evaluateAll((all) =>
      all.filter((own) => own.scrollWidth > own.clientWidth).map((own) => own.textContent),
    )
  expect(await cut).toEqual([])
})

test.each(['/', '/search?q=warehouse', '/people'])(
  'at %s a phone’s page does not scroll sideways',
  async (path) => {
    const page = await openPage(path, { width: 360 })
    if (path.startsWith('/search')) await expect.poll(() => foundCount(page)).not.toBeNull()
    await page.getByRole('button', { name: /Signed in as/ }).waitFor()
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over).toBe(0)
  },
)
