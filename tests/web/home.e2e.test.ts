import axe from 'axe-core'
import { expect, test } from 'vitest'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

test('the day begins with the two paths, what happened, what ends and the lists one works on', async () => {
  const page = await openPage('/')
  await page.getByRole('heading', { name: 'What do you need?' }).waitFor()
  const paths = page.getByRole('link', { name: /^(?:Proximity Comps|Build a Portfolio):/ })
  expect(await paths.evaluateAll((all) => all.map((path) => path.getAttribute('href')))).toEqual([
    '/proximity',
    '/portfolio',
  ])
  const since = page.getByRole('region', { name: 'Since yesterday' })
  await since.getByText('Median rent').waitFor()
  await page.getByRole('region', { name: /^My lists/ }).waitFor()
  await since.getByText('Finding what changed…').waitFor({ state: 'detached' })
  const inRow = () =>
    since.locator('li a').evaluateAll((rows) => rows.indexOf(document.activeElement as HTMLElement))
  for (const [key, row] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(inRow).toBe(row)
  }
  await page.getByRole('radio', { name: 'This week' }).check()
  await page.getByRole('region', { name: 'This week' }).waitFor()
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults
  expect(violations.map(({ id }) => id)).toEqual([])

  const expiring = page.getByRole('link', { name: /^Expiring in 12 months/ })
  const count = ((await expiring.locator('strong').textContent()) ?? '').replaceAll(',', '')
  await expiring.click()
  await expect
    .poll(async () =>
      ((await page.getByText(/^Found [\d,]+ propert/).textContent()) ?? '').replaceAll(',', ''),
    )
    .toContain(`Found ${count} `)
})

test('the place that comps were looked for last is a press away, with its radius, and goes with who looked', async () => {
  const page = await openPage('/', { as: 'demo-maria' })
  await page.getByRole('link', { name: /^Proximity Comps:/ }).waitFor()
  const last = page.getByRole('link', { name: '29.846, -95.541, 7 mi' })
  expect(await last.count()).toBe(0)
  await page.goto(`${new URL(page.url()).origin}/proximity?lat=29.846&lng=-95.541&radius=7`)
  await page.getByText(/^[\d,]+ Properties Found$/).waitFor()
  await page.getByRole('link', { name: 'Clearheight' }).first().click()
  await last.click()
  await page.waitForURL(/\/proximity\?/)
  const { searchParams } = new URL(page.url())
  expect(['lat', 'lng', 'radius'].map((name) => searchParams.get(name))).toEqual(['29.846', '-95.541', '7'])
  const places = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('clearheight-place-')).length,
    )
  expect(await places()).toBe(1)
  await page.goto(`${new URL(page.url()).origin}/api/login?as=demo-james&returnTo=/`)
  await expect.poll(places).toBe(0)
  await page.getByRole('link', { name: /^Proximity Comps:/ }).waitFor()
  expect(await last.count()).toBe(0)
})
