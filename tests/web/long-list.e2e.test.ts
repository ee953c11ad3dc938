import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../../sync/book/question/first-page.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const LIST = '/search?q=manufacturing+in+Houston&view=list'
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

test.each([
  ['Found properties', LIST],
  ['Properties around the place', '/proximity?lat=29.7604&lng=-95.3698&radius=5'],
])('a row of %s keeps all its cells when it is chosen, out of sight as in sight', async (name, path) => {
  const page = await openPage(path)
  await page.setViewportSize({ width: 1024, height: 800 })
  const table = page.getByRole('table', { name })
  await table.getByRole('row').nth(3).waitFor()
  await expect
    .poll(() =>
      table.evaluate(
        (element) => element.querySelectorAll('tr[data-property] > :last-child[data-column]').length,
      ),
    )
    .toBeGreaterThan(3)
  // The cells of every row are looked at after each change, before anything is painted.
  await table.evaluate((element) => {
    const columnsNow = () =>
      Array.from(element.querySelectorAll('tr[data-property]'), (row) =>
        Array.from(row.children, (cell) => cell.getAttribute('data-column')).join(' '),
      )
    const [whole = ''] = columnsNow()
    const wrong: string[] = []
    Object.assign(window, { wrong })
    new MutationObserver(() => {
      wrong.push(...columnsNow().filter((columns) => columns !== whole))
    }).observe(element, { childList: true, subtree: true })
  })
  for (const [index, left] of [300, 0].entries()) {
    await table.evaluate(async (element, to) => {
      const frame = () => new Promise(requestAnimationFrame)
      let pane = element.parentElement
      while (pane !== null && pane.scrollWidth <= pane.clientWidth) pane = pane.parentElement
      if (pane === null) throw new Error('Nothing to be scrolled sideways.')
      pane.scrollLeft = to
      await frame().then(frame)
    }, left)
    await page.keyboard.press('j')
    await table.locator(`tr[data-selected]:has([data-result="${index}"])`).waitFor()
    // What is out of sight follows a frame later.
    await page.evaluate(async () => {
      for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame)
    })
  }
  expect(await page.evaluate(() => Reflect.get(window, 'wrong'))).toEqual([])
})

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
