import { expect, test } from 'vitest'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false, opensNew: true })

test('a part whose code cannot be loaded leaves its screen, says so, and opens after a reload with the network back', async () => {
  const page = await openPage('/search?q=warehouse')
  await page
    .getByText(/^Found /)
    .first()
    .waitFor()
  let isOut = true
  await page.route('**/assets/set-trend*', (route) => (isOut ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Rent over time' }).click()
  await page
    .getByText(/^This opens when it’s back/)
    .first()
    .waitFor()
  expect(
    await page
      .getByText(/^Found /)
      .first()
      .isVisible(),
  ).toBe(true)
  expect(await page.getByText('This screen could not be loaded').count()).toBe(0)
  isOut = false
  // This browser asks for code that failed only after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Rent over time' }).click()
  await page.getByRole('dialog', { name: 'Rent over time' }).waitFor()
})
