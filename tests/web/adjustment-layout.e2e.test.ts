import { expect, test } from 'vitest'
import { accessibilityViolations } from './accessibility-violations.ts'
import { adjustedRents, comp, makeList } from './adjustment-grid.ts'
import { focusedName, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

test('comps stand down the page as well as across it, and the arrows lead the same way', async () => {
  const { id, leases } = await makeList(5)
  const page = await openPage(`/comp-lists/${id}?view=adjustments&grid=down`)
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(5)
  await comp(page, leases[1])
    .getByRole('button', { name: /^Size,/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedName(page)).toBe(`Size, ${leases[2]?.name}: 0`)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedName(page)).toBe(`Clear height, ${leases[2]?.name}: 0`)
  // What the set suggests is said whole, either way.
  const rates = page.locator('[title*=" · n "]')
  const cutOff = () =>
    rates.evaluateAll((all) =>
      all
        .filter(
          (rate) =>
            rate.scrollWidth > rate.clientWidth ||
            rate.getBoundingClientRect().bottom > (rate.parentElement?.getBoundingClientRect().bottom ?? 0),
        )
        .map((rate) => rate.textContent),
    )
  expect(await rates.count()).toBeGreaterThan(1)
  expect(await cutOff()).toEqual([])
  await page.getByRole('radio', { name: 'Across' }).check()
  await expect.poll(() => new URL(page.url()).searchParams.get('grid')).toBe(null)
  expect(await cutOff()).toEqual([])
})

test('a press on a head sorts the comps, both ways and back, and a link keeps the order', async () => {
  const { id } = await makeList(6)
  const page = await openPage(`/comp-lists/${id}?view=adjustments`)
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(6)
  const before = await adjustedRents(page)
  const head = page.getByRole('button', { name: /^Adjusted rent/ })
  const figures = async () => (await adjustedRents(page)).map((words) => Number(words.slice(1)))
  const rising = before.map((words) => Number(words.slice(1))).toSorted((a, b) => a - b)
  await head.click()
  await expect.poll(figures).toEqual(rising)
  expect(new URL(page.url()).searchParams.get('order')).toBe('adjusted_asc')
  await head.click()
  await expect.poll(figures).toEqual(rising.toReversed())
  await page.reload()
  await expect.poll(figures).toEqual(rising.toReversed())
  await head.click()
  await expect.poll(() => adjustedRents(page)).toEqual(before)
})

test.each([1440, 390])(
  'of many comps those in sight are drawn, wherever the grid is scrolled, at %i px',
  async (width) => {
    const { id, leases } = await makeList(60)
    const page = await openPage(`/comp-lists/${id}?view=adjustments`, {
      width,
      height: 900,
    })
    const names = async () => {
      const regions = page.locator('section:has(> [data-adjusted])')
      return await regions.evaluateAll((all) => all.map((region) => region.getAttribute('aria-label')))
    }
    const nameOf = (at: number) => leases[at]?.name ?? ''
    await expect.poll(names).toContain(nameOf(0))
    expect((await names()).length).toBeLessThan(40)
    const isWide = width > 640
    if (isWide) await page.locator('section:has(> [data-adjusted])').first().hover()
    // Drawn comps may be taller than they were held for, which moves the end.
    const namesAtEnd = async () => {
      await page.mouse.wheel(isWide ? 1e6 : 0, isWide ? 0 : 1e6)
      return await names()
    }
    await expect.poll(namesAtEnd).toContain(nameOf(59))
    expect(await names()).not.toContain(nameOf(0))
    expect((await names()).length).toBeLessThan(40)
  },
)

test.each([
  ['light', 1440],
  // What is left of 360 px beside a scrollbar.
  ['dark', 345],
] as const)(
  'the grid has no barriers and no sideways page scroll, %s at %i px',
  async (colorScheme, width) => {
    const { id } = await makeList(5)
    const page = await openPage(`/comp-lists/${id}?view=adjustments`, {
      colorScheme,
      width,
    })
    await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(5)
    // What rents stand against is chosen above the points, not over them.
    const below = await page.getByRole('img', { name: /^Rent against size/ }).evaluate((chart) => {
      const choice = chart.closest('section')?.querySelector('fieldset')
      return chart.getBoundingClientRect().top - (choice?.getBoundingClientRect().bottom ?? Number.NaN)
    })
    expect(below).toBeGreaterThanOrEqual(0)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await page.getByRole('button', { name: 'Describe the subject' }).click()
    const choices = page
      .getByRole('dialog', { name: 'Describe the subject' })
      .locator('label:has(select) span')
    await choices.first().waitFor()
    const cutOff = choices.evaluateAll((all) =>
      all.filter((words) => words.scrollWidth > words.clientWidth).map((words) => words.textContent),
    )
    expect(await cutOff).toEqual([])
  },
)
