import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../../sync/book/question/first-page.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const SAMPLE = 2846
const PAGES = 5

for (const view of ['grid', 'list', 'map']) {
  test(`wherever a long list is scrolled, rows fill what is seen, and few others are drawn (${view})`, async () => {
    const page = await openPage(`/search?view=${view}`)
    await expect.poll(() => foundCount(page)).toBe(SAMPLE)
    for (let pages = 2; pages <= PAGES; pages++) {
      await page.getByRole('button', { name: 'Load More Properties' }).press('Enter')
      await page.getByText(`${pages * PAGE_SIZE} of 2,846 shown`).waitFor()
    }
    await page.keyboard.press('Escape')
    await page.mouse.move(700, 600)
    for (const pixels of [-4_000, 1_500, -3_000, 1e6]) {
      await page.mouse.wheel(0, pixels)
      await expect.poll(() => emptyHeights(page)).toEqual([])
      expect(await page.locator('[data-result]').count()).toBeLessThan(80)
    }
    await page.setViewportSize({ width: 1440, height: 1400 })
    await expect.poll(() => emptyHeights(page)).toEqual([])
  })

  test(`a result that keys move to is whole on the screen (${view})`, async () => {
    const page = await openPage(`/search?view=${view}`)
    await expect.poll(() => foundCount(page)).toBe(SAMPLE)
    for (let press = 0; press < 40; press++) await page.keyboard.press('j')
    await expect.poll(() => focusedResult(page)).toEqual({ result: '39', isWhole: true })
    for (let press = 0; press < 30; press++) await page.keyboard.press('k')
    await expect.poll(() => focusedResult(page)).toEqual({ result: '9', isWhole: true })
  })
}

/** Heights of the lower screen where no result stands; above, the figures and the heads of columns may. */
function emptyHeights(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const first = document.querySelector('[data-result]')
    const x = first === null ? 0 : first.getBoundingClientRect().left + 40
    const isResult = (y: number) =>
      document.elementFromPoint(x, y)?.closest('article, tr')?.querySelector('[data-result]') != null
    // Between two cards is nothing.
    return [0.45, 0.5, 0.6, 0.7]
      .map((part) => part * innerHeight)
      .filter((y) => !isResult(y) && !isResult(y + 14))
  })
}

function focusedResult(page: Page): Promise<{ result: string | null; isWhole: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const { top = 0, bottom = 0, left = 0 } = focused?.closest('article, tr')?.getBoundingClientRect() ?? {}
    const isSeen = (y: number) =>
      document
        .elementFromPoint(left + 40, y)
        ?.closest('article, tr')
        ?.contains(focused) === true
    return {
      result: focused?.getAttribute('data-result') ?? null,
      isWhole: isSeen(top + 2) && isSeen(bottom - 2),
    }
  })
}
