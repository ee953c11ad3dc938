import { expect, test } from 'vitest'
import { SERVER_AWAY_RETRY } from '../../web/ui/states/server-away.ts'
import { openPage, startChromium } from './product-page.ts'

// What was asked stays in the browser.
startChromium({ drawsMaps: false, opensNew: true })

const BOX = 'Ask about commercial properties...'

test('an answer stands beside its rows, each figure opens its own, and all of it survives a reload', async () => {
  const page = await openPage('/chat')
  await page.getByRole('button', { name: 'Find warehouse space in Houston' }).click()
  const results = page.getByRole('region', { name: 'Search Results' })
  await expect.poll(() => results.getByText(/^Found \d+ properties$/).count()).toBe(1)
  await expect.poll(() => page.getByText(/^Found \d+ properties:$/).count()).toBe(1)
  await page.getByPlaceholder(BOX).fill('median rent')
  await page.keyboard.press('Enter')
  const median = page
    .getByText(/The median rent of/)
    .getByRole('button')
    .nth(1)
  await median.click()
  await expect.poll(() => page.getByText(/; the middle rows? (?:is|are) marked/).count()).toBe(1)
  await page.getByRole('button', { name: 'Show all that was found' }).click()
  const before = await results.getByText(/^Found/).textContent()
  await results.getByRole('button', { name: 'Remove City Houston' }).click()
  await expect.poll(() => results.getByText(/^Found/).textContent()).not.toBe(before)
  await page.reload()
  await expect.poll(() => page.getByText(/The median rent of/).count()).toBe(1)
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect.poll(() => page.getByText(/The median rent of/).count()).toBe(0)
})

test('figures in a table open their rows; an answer is copied with its table, and its rows saved and exported', async () => {
  const page = await openPage('/chat')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByPlaceholder(BOX).fill('median rent by town for manufacturing with cranes')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  const table = log.getByRole('table')
  await table.waitFor()
  const rows = await table.getByRole('row').count()
  expect(rows).toBeGreaterThan(2)
  const warnings = log.getByRole('region', { name: 'Beware of' })
  await expect.poll(() => warnings.getByRole('listitem').count()).toBeGreaterThan(0)
  await log.getByRole('button', { name: 'Copy with figures' }).press('Enter')
  await page.getByText('The answer, with its figures.').first().waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^By town, the median rent is highest for/)
  // Of a long table the page shows the first rows; all of them are copied.
  expect(copied.split('\n').filter((line) => line.includes('\t')).length).toBeGreaterThanOrEqual(rows)
  expect(copied).toMatch(/Rests on [\d,]+ properties in Clearheight/)
  await log.getByRole('button', { name: /^Save [\d,]+ to a comp list$/ }).press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await log.getByRole('button', { name: 'Export' }).press('Enter')
  await page.getByRole('menuitem', { name: /CSV/ }).waitFor()
  await page.keyboard.press('Escape')
  await table.getByRole('row').nth(1).getByRole('button').nth(2).click()
  await page.getByText(/is the median rent of/).waitFor()
})

test('on a phone an answer goes on to its results, and back', async () => {
  const page = await openPage('/chat', { width: 390, height: 844 })
  await page.getByPlaceholder(BOX).fill('warehouses in Katy')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search Results' }).waitFor()
  const hasFocus = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(hasFocus).toBe('content')
  await page.locator('article button[data-result="0"]').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'Map' }).click()
  await page.getByRole('button', { name: 'Back to Results' }).click()
  await page.getByRole('button', { name: 'Back to Chat' }).press('Enter')
  await expect.poll(() => page.getByPlaceholder(BOX).isVisible()).toBe(true)
  await expect.poll(hasFocus).toBe('content')
  await page.getByRole('button', { name: 'New conversation' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
})

test('on a phone an answer with a table stays, and its results are one press away', async () => {
  const page = await openPage('/chat', { width: 390, height: 844 })
  await page.getByPlaceholder(BOX).fill('median rent by town')
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'Median rent' }).waitFor()
  await page.getByRole('button', { name: /^Found [\d,]+ properties/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBeNull()
})

test('nothing on the page tries what its policy forbids', async () => {
  const page = await openPage('/chat')
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violates = `${violatedDirective} ${blockedURI}`
    })
  })
  await page.reload()
  await page.getByPlaceholder(BOX).fill('warehouses in Katy')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText(/^Found \d+ properties:$/).count()).toBe(1)
  expect(await page.locator('html').getAttribute('data-violates')).toBeNull()
})

test('an answer that fails says so and can be asked for again', async () => {
  const page = await openPage('/chat')
  await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
  await page.getByPlaceholder(BOX).fill('warehouses in Katy')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(SERVER_AWAY_RETRY).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByText(/^Found \d+ properties:$/).count()).toBe(1)
})

test('an answer taller than its room is read from its question, and the next question is scrolled to', async () => {
  const page = await openPage('/chat')
  await page.setViewportSize({ width: 1440, height: 700 })
  const log = page.getByRole('log')
  /** Pixels from the top of the room to the question that was asked last. */
  const topOfQuestion = async () => {
    const [room, asked] = await Promise.all([
      log.boundingBox(),
      log.getByRole('listitem').filter({ hasText: 'You asked:' }).last().boundingBox(),
    ])
    return (asked?.y ?? Number.NaN) - (room?.y ?? Number.NaN)
  }
  let answered = 0
  for (const question of ['median rent by town', 'average size by landlord']) {
    await page.getByPlaceholder(BOX).fill(question)
    await page.keyboard.press('Enter')
    await expect.poll(() => log.getByRole('table').count()).toBe(++answered)
    await expect
      .poll(() => log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight))
      .toBe(true)
    await expect.poll(() => topOfQuestion()).toBeGreaterThan(0)
    await expect.poll(() => topOfQuestion()).toBeLessThan(40)
    // What only a screen reader is told makes the page no longer.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(700)
  }
})

test('"go back" leads to what was on screen before, and once more to what was before that', async () => {
  const page = await openPage('/chat')
  const heading = page.getByRole('region', { name: 'Search Results' }).getByText(/^Found [\d,]+ propert/)
  const ask = async (question: string) => {
    await page.getByPlaceholder(BOX).fill(question)
    await page.keyboard.press('Enter')
  }
  const found: (string | null)[] = []
  for (const question of ['warehouses', 'only NNN', 'over 30,000 sf']) {
    await ask(question)
    await expect.poll(() => heading.textContent()).not.toBe(found.at(-1) ?? null)
    found.push(await heading.textContent())
  }
  await ask('go back')
  await expect.poll(() => heading.textContent()).toBe(found[1])
  await ask('go back')
  await expect.poll(() => heading.textContent()).toBe(found[0])
})
