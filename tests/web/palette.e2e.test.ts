import { expect, test } from 'vitest'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

test('Ctrl K finds a property from anywhere, and Esc gives the focus back', async () => {
  const page = await openPage('/proximity')
  const palette = page.getByRole('combobox', { name: 'Search or jump to' })
  const link = page.getByRole('link', { name: 'Comp Lists' }).first()
  await link.focus()
  await page.keyboard.press('Control+k')
  await palette.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => palette.count()).toBe(0)
  await expect.poll(() => link.evaluate((shown) => shown === document.activeElement)).toBe(true)

  await page.keyboard.press('Control+k')
  await palette.fill('logistics')
  const first = page.getByRole('group', { name: 'Properties' }).getByRole('option').first()
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  expect(await palette.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?property=/)
  await page.getByRole('dialog').waitFor()

  // Closing it leads back, and what was chosen stands first the next time.
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/proximity$/)
  await page.keyboard.press('Control+k')
  await palette.fill('whse in katy under $1')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=whse/)
  await expect.poll(() => foundCount(page)).toBeGreaterThan(0)
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect.poll(() => recent.count()).toBe(2)
  expect(await recent.first().textContent()).toContain('whse in katy under $1')
})
