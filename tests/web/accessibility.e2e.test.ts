import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityViolations, COLOR_RULES } from './accessibility-violations.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'
import { productProperties } from './product-properties.ts'

startChromium({ drawsMaps: false })

/** Shows breaches of the content policy on the page. */
function noteViolations(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      document.body.dataset.violation = event.violatedDirective
    })
  })
}

async function expectNoBarriers(page: Page, rules?: readonly string[]): Promise<void> {
  await expect.poll(() => accessibilityViolations(page, rules)).toEqual([])
  expect(await page.evaluate(() => document.body.dataset.violation)).toBeUndefined()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

test.each([
  ['/', 1440],
  ['/search', 1440],
  ['/search', 360],
  ['/search?q=warehouse+near+Katy&view=list', 1440],
  ['/search?q=qqqzzzxxx', 360],
  ['/portfolio?filter=city.Katy', 1440],
  ['/portfolio?filter=city.Nowhere', 360],
  ['/proximity?lat=29.846&lng=-95.541&radius=2&type=warehouse', 1440],
  ['/proximity?lat=29.846&lng=-95.541&radius=2&type=warehouse', 360],
  ['/landing', 1440],
  ['/landing', 360],
  ['/people', 1440],
  ['/people', 360],
  ['/audit', 360],
  ['/sources', 1440],
  ['/sources', 360],
  ['/import', 1440],
  ['/import', 360],
  ['/activity', 1440],
  ['/activity', 360],
  ['/duplicates', 1440],
  ['/duplicates', 360],
  ['/nowhere', 1440],
])(
  '%s at %i px has nothing that WCAG 2.2 AA forbids in either theme, and keeps to the content policy',
  async (path, width) => {
    const page = await openPage(path, { width, isNew: path === '/landing' })
    await noteViolations(page)
    if (path.startsWith('/portfolio')) await page.getByText(/^(Keep filtering|No results)/).waitFor()
    if (path.startsWith('/search')) await expect.poll(() => foundCount(page)).not.toBeNull()
    if (path.startsWith('/proximity')) await page.getByRole('heading', { name: /Found$/ }).waitFor()
    if (path === '/landing') await page.getByRole('link', { name: 'Open the Demo' }).first().waitFor()
    if (path === '/people') await page.getByRole('row', { name: /James Okafor/ }).waitFor()
    if (path === '/audit') await page.getByRole('table').waitFor()
    if (path === '/sources') await page.getByRole('heading', { name: 'Your sources' }).waitFor()
    if (path === '/import') await page.getByRole('heading', { name: 'Choose a file to import' }).waitFor()
    if (path === '/activity') await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor()
    if (path === '/duplicates')
      await page.getByRole('heading', { name: 'Possible duplicates', level: 1 }).waitFor()
    await expectNoBarriers(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('.dark').first().waitFor()
    await expectNoBarriers(page, COLOR_RULES)
  },
)

test('a question mark lists the keys of the screen, and Esc leads back to where one was', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).not.toBeNull()
  const row = page.locator('[data-result="0"]')
  await row.focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByText('Everywhere').waitFor()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test('a map with a popup open, and a property with its notes on a phone, have nothing that it forbids either', async () => {
    const size = await sizeOfOne()
    const page = await openPage(`/search?view=map&minSqft=${size}&maxSqft=${size}`, {
      colorScheme,
      drawsMaps: true,
    })
    await noteViolations(page)
    await expect.poll(() => foundCount(page)).toBe(1)
    await page
      .locator('[data-map-summary]')
      .getByText('1 pins', { exact: false })
      .waitFor({ state: 'attached' })
    await page.locator('[data-result="0"]').hover()
    const box = await page.locator('[data-hovered-marker]').boundingBox()
    if (box === null) throw new Error('No marker is hovered.')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.getByRole('dialog').getByRole('button', { name: 'Open' }).waitFor()
    await expectNoBarriers(page)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(new URL(`/search?view=list&minSqft=${size}&maxSqft=${size}`, page.url()).href)
    await noteViolations(page)
    await page.locator('[data-result="0"]').click()
    await page.getByRole('dialog').getByText('No notes yet.').waitFor({ state: 'attached' })
    await expectNoBarriers(page)
  })
})

/** A size that one property has alone, one that is on the map and has no notes. */
async function sizeOfOne(): Promise<number> {
  const { all, unnoted } = await productProperties()
  const alone = unnoted.find(
    ({ latitude, squareFootage }) =>
      latitude !== null &&
      squareFootage !== null &&
      all.filter((other) => other.squareFootage === squareFootage).length === 1,
  )
  return alone?.squareFootage ?? 0
}

test.each([
  ['is there at once', 0],
  ['has to be loaded first', 1_000],
])(
  'who follows a link by key goes on from the screen it leads to, though the link is gone, where its code %s',
  async (_, wait) => {
    const page = await openPage('/', {
      watch: (opened) =>
        opened.route('**/assets/search-*.js', async (route) => {
          await setTimeout(wait)
          await route.continue()
        }),
    })
    await page.locator('main a[href="/search"]').first().press('Enter')
    await expect.poll(() => foundCount(page)).not.toBeNull()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  },
)
