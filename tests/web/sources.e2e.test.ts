import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { source } from '../../db/private-schema.ts'
import { importFile } from './import/import-file.ts'
import { removeSources } from './import/remove-sources.ts'
import { inProductDatabase } from './in-product-database.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'
import { productProperties } from './product-properties.ts'

startChromium({ drawsMaps: false })

const FORBIDDEN = 'Market rents'
const FILE = 'persimmon court.csv'
const MANY_FILE = 'many-rejected.csv'
const WIDE_FILE = 'persimmon wide.csv'
afterEach(() => removeSources([FORBIDDEN, FILE, WIDE_FILE]))

/** A source whose host was allowed once, and is not any more. */
async function addForbidden(): Promise<void> {
  const fresh = { removedAt: null, failingSince: null, failure: null, tries: 0 }
  await inProductDatabase((db) =>
    db
      .insert(source)
      .values({
        teamId: 'demo',
        name: FORBIDDEN,
        kind: 'url',
        address: 'https://sheets.example.com/rents.csv',
        addedBy: 'demo-maria',
        ...fresh,
      })
      .onConflictDoUpdate({ target: [source.teamId, source.name], set: fresh }),
  )
}

test('a source that fails shows why in its box, what was kept, and in the header that it does', async () => {
  await addForbidden()
  const page = await openPage('/sources', { as: 'demo-maria' })
  const row = page.getByRole('row').filter({ hasText: FORBIDDEN })
  await row.getByRole('button', { name: 'Run now' }).click()
  const box = page.getByRole('note').filter({ hasText: 'sheets.example.com' })
  await expect
    .poll(() => box.textContent())
    .toMatch(/^Files may not be fetched from sheets\.example\.com any more\. Nothing was imported\./)
  await row.getByText(/^Failing since /).waitFor()
  await page.getByRole('main').getByText('1 failing', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('banner').textContent()).toContain('1 failing')

  await box.getByRole('button', { name: 'Change the address' }).click()
  const form = page.getByRole('dialog', { name: `Address of ${FORBIDDEN}` })
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Address' }).inputValue())
    .toBe('https://sheets.example.com/rents.csv')
})

test('an administrator sees what was answered, and allows and forbids a host in the page', async () => {
  await addForbidden()
  await inProductDatabase((db) =>
    db
      .update(source)
      .set({
        failure: 'It answered with a sign-in page.',
        failureAnswer: 'HTTP 200\n\n<b>Sign in</b>',
        failingSince: new Date(),
      })
      .where(eq(source.name, FORBIDDEN)),
  )
  const page = await openPage('/sources', { as: 'demo-maria' })
  await page.getByRole('button', { name: 'Show the answer' }).click()
  const answer = page.getByRole('dialog', { name: `What ${FORBIDDEN} answered` })
  await answer.getByText('<b>Sign in</b>').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add a source' }).click()
  await page.getByRole('menuitem', { name: 'File at a web address' }).click()
  await page
    .getByLabel('Paste the address of a CSV or XLSX file')
    .fill('https://sheets.example.com/rents.csv')
  await expect.poll(() => page.getByLabel('Allow a host').inputValue()).toBe('sheets.example.com')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  const hosts = page.getByRole('list', { name: 'Allowed hosts' })
  await hosts.getByText('sheets.example.com').waitFor()
  expect(await page.getByLabel('Allow a host').inputValue()).toBe('')
  await hosts.getByRole('button', { name: 'Stop allowing sheets.example.com' }).click()
  await page.getByText('1 source is read from it, and will fail at the next run.').first().waitFor()
  await page.getByText('No host is allowed yet.').waitFor()
})

test('a file can be dropped and chosen by key as soon as the page says so, however busy the browser is', async () => {
  const page = await openPage('/sources', {
    as: 'demo-maria',
    watch: (page) =>
      page.addInitScript(() => {
        Object.assign(window, { requestIdleCallback: () => 0 })
        // In place of the browser's own dialog.
        HTMLInputElement.prototype.click = () =>
          document.documentElement.setAttribute('data-asks-for-file', '')
      }),
  })
  await page.getByText('Drop a file anywhere in Clearheight').waitFor()
  await page.locator('[data-takes-files]').waitFor({ state: 'attached' })
  await page.keyboard.press('u')
  await page.locator('[data-asks-for-file]').waitFor({ state: 'attached' })
})

test('a rejected row is mended at its source, and is a property then', async () => {
  const header = 'Address,City,State,Type,Rent/SF/Mo,Tenant'
  const rows = ['11 Persimmon Ct,Houston,TX,Warehouse,0.55,Acme', ',Houston,TX,Warehouse,0.61,Borealis']
  await importFile(FILE, [header, ...rows].join('\n'))
  const page = await openPage('/sources', { as: 'demo-maria' })
  await page.getByRole('button', { name: FILE, exact: true }).click()
  const opened = page.getByRole('dialog', { name: FILE })
  await opened.getByRole('heading', { name: '1 row to mend' }).waitFor()
  await opened.getByText('row 3').waitFor()
  const again = opened.getByRole('button', { name: 'Try again' })
  expect(await again.isDisabled()).toBe(true)
  await opened.getByRole('textbox', { name: 'Address' }).fill('13 Persimmon Ct')
  await again.click()
  await expect.poll(() => opened.getByRole('heading', { name: '1 row to mend' }).count()).toBe(0)
  await opened.getByText('2 properties').waitFor()

  await page.goto(new URL('/search?q=13 Persimmon Ct', page.url()).href)
  await expect.poll(() => foundCount(page)).toBe(1)
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/13 Persimmon Ct.*\$0\.61/)
})

test('a rejected row that is wider than its dialog starts at the cell to mend', async () => {
  const more = Array.from({ length: 14 }, (_, i) => `Own column ${i + 1}`)
  const header = ['Address', 'City', 'State', 'Type', ...more, 'Rent/SF/Mo'].join()
  const cells = ['15 Persimmon Ct', 'Houston', 'TX', 'Warehouse', ...more.map(() => 'as it was')].join()
  await importFile(WIDE_FILE, [header, `${cells},0.55`, `${cells},3000`].join('\n'))
  const page = await openPage('/sources', { as: 'demo-maria' })
  await page.getByRole('button', { name: WIDE_FILE, exact: true }).click()
  const opened = page.getByRole('dialog', { name: WIDE_FILE })
  await opened.getByText('Rent of 3,000 cannot be in $/SF/mo, as it is said to be.').waitFor()
  const ofRow = (await opened.boundingBox()) ?? { x: 0, width: 0 }
  const ofCell = (await opened.getByRole('textbox', { name: 'Rent/SF/Mo' }).boundingBox()) ?? {
    x: 0,
    width: 0,
  }
  expect(ofCell.x).toBeGreaterThan(ofRow.x)
  expect(ofCell.x + ofCell.width).toBeLessThan(ofRow.x + ofRow.width)
})

test('of many rejected rows some are drawn at once and the others on the way down', async () => {
  const rows = Array.from({ length: 90 }, (_, i) => `,Houston,TX,Warehouse,0.${10 + i},Acme`)
  await importFile(MANY_FILE, ['Address,City,State,Type,Rent/SF/Mo,Tenant', ...rows].join('\n'))
  const page = await openPage('/sources', { as: 'demo-maria' })
  await page.getByRole('button', { name: MANY_FILE, exact: true }).click()
  const opened = page.getByRole('dialog', { name: MANY_FILE })
  await opened.getByRole('heading', { name: '90 rows to mend' }).waitFor()
  const drawn = opened.getByRole('textbox', { name: 'Address' })
  expect(await drawn.count()).toBe(40)
  await opened.getByText('Fetching more rows.').scrollIntoViewIfNeeded()
  await expect.poll(() => drawn.count()).toBe(80)
  await opened.getByText('Fetching more rows.').scrollIntoViewIfNeeded()
  await expect.poll(() => drawn.count()).toBe(90)
  expect(await opened.getByText('Fetching more rows.').count()).toBe(0)
})

test('everything leaves in one file, named after the product and the day', async () => {
  const page = await openPage('/sources', { as: 'demo-maria' })
  await page.getByRole('button', { name: 'Export everything' }).click()
  await page
    .getByText(/^[\d,]+ properties, comp lists, notes, corrections, other names and assumptions$/)
    .waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON', exact: true }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^clearheight-everything-\d{4}-\d{2}-\d{2}\.json$/)
  const whole = JSON.parse(await readFile(await download.path(), 'utf8')) as { properties: unknown[] }
  expect(whole.properties).toHaveLength((await productProperties()).all.length)
})

test('a source that is there is looked at column by column before it is read again', async () => {
  const header = 'Address,City,State,Type,Rent/SF/Mo,Tenant'
  const id = await importFile(FILE, [header, '12 Persimmon Ct,Houston,TX,Warehouse,0.55,Acme'].join('\n'))
  const page = await openPage(`/import?source=${id}`, { as: 'demo-maria' })
  await page.getByRole('heading', { level: 1, name: /step \d of 4: Columns/ }).waitFor()
  await page.getByText('Rent/SF/Mo', { exact: true }).first().waitFor()
})
