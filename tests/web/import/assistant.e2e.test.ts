import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { focusedName, foundCount, openPage, startChromium } from '../product-page.ts'
import { setRole } from '../set-role.ts'
import { dropFile } from './drop-file.ts'
import { removeSources } from './remove-sources.ts'

startChromium({ drawsMaps: false })

const NAME = 'renewals of quince street.csv'
const OTHER = 'listings of quince street.csv'
const TWICE = 'suites of quince street.csv'
afterEach(async () => {
  await setRole('demo-james', 'member')
  await removeSources([NAME, OTHER, TWICE])
})

const CITY = 'Quinceville'

/** Deals signed up to half a year before they begin, two of them on a date that nobody can read. */
function deals(): string {
  const rows = Array.from({ length: 40 }, (_, index) => {
    const month = (index % 6) + 1
    const signed = index === 7 ? 'Spring 25' : index === 9 ? '6/31/2025' : `${month}/14/2025`
    return [
      `${100 + index} Quince St`,
      CITY,
      'TX',
      `Tenant ${index}`,
      20_000 + index * 100,
      `$${(8 + index / 20).toFixed(2)}/yr`,
      signed,
      60,
      `${month + 2}/1/2030`,
    ].join(',')
  })
  const header = 'Property Address,City,State,Tenant Name,Leased SF,Base Rent,Date,Term,Exp.'
  return [header, ...rows].join('\n')
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`step \\d of 4: ${name}`) }).waitFor()

/** Waits until the app takes what is dropped. */
async function openReady(path: string, as: 'demo-maria' | 'demo-james' = 'demo-maria'): Promise<Page> {
  const page = await openPage(path, { as })
  await page
    .getByText(/^Found [\d,]+ propert/)
    .first()
    .waitFor()
  await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
  return page
}

async function toProblems(page: Page): Promise<void> {
  await step(page, 'Columns')
  await page.getByRole('radio', { name: /Date signed/ }).click()
  await button(page, 'Go on to problems').click()
  await step(page, 'Problems')
}

test('a dropped file is asked about, mended and confirmed, and its mended rows are found', async () => {
  const page = await openReady('/search')
  await dropFile(page, NAME, deals())
  await step(page, 'Columns')
  await page.getByText('1 question is open').waitFor()
  expect(await button(page, 'Go on to problems').isDisabled()).toBe(true)
  // A key acts on the column in hand, and the question stays open.
  await button(page, /^Term: /).focus()
  await page.keyboard.press('x')
  await button(page, 'Term: Ignore this column').waitFor()
  await page.keyboard.press('Control+z')
  await button(page, /^Term: (?!Ignore)/).waitFor()
  await page.getByText('1 question is open').waitFor()
  await page.keyboard.press('1')
  await expect.poll(() => button(page, 'Go on to problems').isEnabled()).toBe(true)
  await button(page, 'Go on to problems').click()

  await step(page, 'Problems')
  const part = page.getByText(`Tab “${NAME.replace('.csv', '')}” · A1:I41 · 40 rows`)
  await part.waitFor()
  await button(page, /Dates that cannot be read/).click()
  await button(page, /^Date, row 11: 6\/31\/2025/).click()
  await page.getByRole('textbox', { name: 'Date, row 11' }).fill('6/30/2025')
  await page.getByRole('status').getByText('Jun 30, 2025').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('typed by you: 6/30/2025').waitFor()
  await expect.poll(() => focusedName(page)).toMatch(/^Date, row 11: 6\/30\/2025/)
  await button(page, 'Go on to confirm').click()

  await step(page, 'Confirm')
  await part.waitFor()
  const read = page.getByRole('region', { name: 'New' }).getByRole('row').filter({ hasText: '100 Quince St' })
  await read.getByRole('cell', { name: '$0.67 /SF/mo' }).waitFor()
  await read.getByRole('cell', { name: '20,000 SF' }).first().waitFor()
  await button(page, 'Import: 40 new').click()
  await page.waitForURL('**/sources')
  await page.getByRole('button', { name: NAME, exact: true }).waitFor()
  await expect.poll(() => focusedName(page)).toBe(NAME)
  await button(page, 'Show 40 new').click()
  await page.waitForURL(/\/search\?q=added/)
  await expect.poll(() => foundCount(page)).toBeGreaterThanOrEqual(40)

  await page.goto(new URL(`/search?q=${CITY} signed in June 2025`, page.url()).href)
  // The six that were signed on June 14, and the one whose day was mended.
  await expect.poll(() => foundCount(page)).toBe(7)
  await page.goto(new URL(`/search?q=${CITY}`, page.url()).href)
  await expect.poll(() => foundCount(page)).toBe(40)

  await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
  await dropFile(page, NAME, deals())
  await step(page, 'Columns')
  expect(await page.getByText('1 question is open').count()).toBe(0)
  await button(page, 'Go on to problems').click()
  await step(page, 'Problems')
  await button(page, 'Go on to confirm').click()
  await button(page, 'Import: nothing changes').waitFor()
  await page.getByText('0 + 0 + 40 + 0 = 40.').waitFor()
})

test('rows that may repeat others are left out one by one or all, taken back, and known at the next import', async () => {
  const header = 'Property Address,City,State,Tenant Name,Building SF,Leased SF,Base Rent'
  const row = (n: number, tenant: string, rent: string) =>
    `${n} Quince St,${CITY},TX,${tenant},90000,${20_000 + n * 100},${rent}`
  const text = [
    header,
    ...Array.from({ length: 12 }, (_, n) => row(100 + n, `Tenant ${n}`, '$9.60/yr')),
    row(103, 'Tenant 3 Inc.', '$9.90/yr'),
    row(107, 'Tenant 7', '$10.20/yr'),
  ].join('\n')
  const page = await openReady('/search')
  await dropFile(page, TWICE, text)
  await step(page, 'Columns')
  await button(page, 'Go on to problems').click()
  await step(page, 'Problems')
  await button(page, /Possible duplicates/).click()
  await page.getByText('like row 5: same address, same size, same tenant').waitFor()
  expect(await page.getByRole('row', { name: /Tenant 3 Inc\./ }).textContent()).toContain('0.83')

  await button(page, 'Row 14: Leave out').click()
  await page.getByText('1 decided, 1 to go').waitFor()
  await button(page, 'Row 14: Back').click()
  await page.getByText('Undecided: comes in as shown').waitFor()
  await page.keyboard.press('1')
  await page.getByText('Later rows left out').waitFor()
  await button(page, 'Row 15: Keep both').click()
  await expect.poll(() => button(page, 'Row 15: Keep both').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => button(page, 'Row 14: Leave out').getAttribute('aria-pressed')).toBe('true')
  await button(page, 'Go on to confirm').click()
  await step(page, 'Confirm')
  await page.getByText('Possible duplicates: left out', { exact: true }).waitFor()
  await page.getByText('Possible duplicates: kept as read, 1 row').waitFor()
  await button(page, 'Import: 13 new').click()
  await page.waitForURL('**/sources')

  await page.getByRole('button', { name: TWICE, exact: true }).waitFor()
  await page.goto(new URL(`/search?q=${CITY}`, page.url()).href)
  await expect.poll(() => foundCount(page)).toBe(13)
  await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
  await dropFile(page, TWICE, text)
  await step(page, 'Columns')
  await button(page, 'Go on to problems').click()
  await step(page, 'Problems')
  await button(page, /Possible duplicates/).click()
  await expect.poll(() => button(page, 'Row 15: Keep both').getAttribute('aria-pressed')).toBe('true')
  await button(page, 'Go on to confirm').click()
  await button(page, 'Import: nothing changes').waitFor()
})

test('an import that is canceled leaves nothing, and asks before decisions are lost', async () => {
  const page = await openReady('/search')
  await dropFile(page, NAME, deals())
  await toProblems(page)
  await button(page, 'Cancel').click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Nothing was imported.').waitFor()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/sources')
  await page.getByRole('heading', { name: 'Your sources' }).waitFor()
  await expect.poll(() => page.getByText(NAME).count()).toBe(0)
})

test('a second file asks before it takes the place of the first, whose decisions would be lost', async () => {
  const page = await openReady('/search')
  await dropFile(page, NAME, deals())
  await step(page, 'Columns')
  await page.keyboard.press('1')
  await expect.poll(() => button(page, 'Go on to problems').isEnabled()).toBe(true)
  await dropFile(page, OTHER, deals())
  const question = page.getByRole('alertdialog', { name: `Open ${OTHER} instead?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => question.count()).toBe(0)
  await page.getByRole('heading', { level: 1, name: `Import ${NAME}` }).waitFor()
  expect(await button(page, 'Go on to problems').isEnabled()).toBe(true)

  await dropFile(page, OTHER, deals())
  await question.getByRole('button', { name: 'Open it' }).click()
  await page.getByRole('heading', { level: 1, name: `Import ${OTHER}` }).waitFor()
  await page.getByText('1 question is open').waitFor()
})

test('a file that cannot be read gives way to the next without a question', async () => {
  const page = await openReady('/search')
  await dropFile(page, 'brochure.xlsx', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')
  await page.getByRole('heading', { name: 'brochure.xlsx cannot be read' }).waitFor()
  await dropFile(page, NAME, deals())
  await step(page, 'Columns')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

test('a file that is no sheet is refused with a sentence', async () => {
  const page = await openReady('/search')
  await dropFile(page, 'brochure.xlsx', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')
  await page.getByRole('heading', { name: 'brochure.xlsx cannot be read' }).waitFor()
  expect(await page.getByRole('alert').textContent()).toMatch(/brochure\.xlsx .*\./)
})

test('a file that is too large is refused by its size, and not a byte of it is sent', async () => {
  const page = await openReady('/search')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await dropFile(page, 'archive.csv', 'Address,City', 100 * 1024 * 1024 + 1)
  await page.getByRole('heading', { name: 'archive.csv cannot be read' }).waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('larger than 100 MB')
  await dropFile(page, NAME, deals())
  await step(page, 'Columns')
  const names = sent
    .filter((url) => url.includes('/api/uploads'))
    .map((url) => new URL(url).searchParams.get('name'))
  expect(names).toEqual([NAME])
})

test('a viewer is not offered to import, and is told why at its address', async () => {
  await setRole('demo-james', 'viewer')
  const page = await openPage('/import', { as: 'demo-james' })
  await page.getByRole('heading', { name: 'Viewers cannot import' }).waitFor()
  await page.goto(new URL('/sources', page.url()).href)
  await page.getByRole('heading', { name: 'Your sources' }).waitFor()
  expect(await button(page, 'Choose a file').count()).toBe(0)
  expect(await button(page, 'Run all now').count()).toBe(0)
})
