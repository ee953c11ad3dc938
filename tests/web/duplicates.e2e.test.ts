import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importWorkbook } from '../../edge/import/import-workbook.ts'
import { removeSource } from '../../edge/import/sources.ts'
import { inProductDatabase } from './in-product-database.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const SOURCES = ['duplicates-a', 'duplicates-b']
const HEADER = 'Name,Address,City,State,ZIP,Building SF,Year Built,Dock Doors,Broker Name'

/** Two sources that both have two buildings, gone again when the test ends. */
async function twoSources(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-duplicates-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const rows = [
    [
      'Zebra Crane Works,5675 Zebra Rd,Houston,TX,77999,77250,2007,8,',
      'Zebra Dock,77 Zebra Dock Rd,Houston,TX,77999,12000,1999,2,',
    ],
    [
      'Zebra Crane Wks,5675 Zebra Road,Houston,TX,77999,77250,2007,10,Dana Whitfield',
      'Zebra Dock,77 Zebra Dock Road,Houston,TX,77999,12000,1999,3,',
    ],
  ]
  for (const [i, source] of SOURCES.entries()) {
    const path = join(folder, `${source}.csv`)
    await writeFile(path, [HEADER, ...(rows[i] ?? [])].join('\n'))
    await inProductDatabase((db) =>
      importWorkbook({ db, team: 'demo', source, path, dataDir: folder, force: true }),
    )
    onTestFinished(async () => void (await inProductDatabase((db) => removeSource(db, 'demo', source))))
  }
}

test('two properties are compared, joined by keys with the chosen figures, and taken apart again', async () => {
  await twoSources()
  const page = await openPage('/duplicates')
  const pair = page.getByRole('navigation', { name: 'Pairs' }).getByRole('button', { name: /Zebra Cr/ })
  await pair.click()
  const doors = page.getByRole('group', { name: 'Dock doors' }).getByRole('radio')
  await expect.poll(() => doors.count()).toBe(2)
  expect(await page.getByRole('group', { name: 'Year built' }).getByRole('radio').count()).toBe(0)
  await doors.nth(1).focus()
  await page.keyboard.press('b')
  await expect.poll(() => doors.nth(1).isChecked()).toBe(true)
  await page.keyboard.press('j')
  await expect.poll(() => pair.count()).toBe(0)
  // What it says is shown above the bar of the next pair, not over its buttons.
  const bar = page.getByRole('button', { name: 'Join into one' }).locator('..')
  const room = () =>
    page.locator('[data-toasts]').evaluate((list) => innerHeight - list.getBoundingClientRect().bottom)
  await expect.poll(room).toBeGreaterThan((await bar.boundingBox())?.height ?? 0)
  await page.getByRole('button', { name: 'Decisions so far' }).click()
  const decision = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Zebra Cr' })
  await decision.getByRole('button', { name: 'Take apart' }).click()
  await decision.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => pair.count()).toBe(1)
})

test('on a phone the pair, its places and its result stand in one column', async () => {
  await twoSources()
  const page = await openPage('/duplicates', { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Join into one' }).waitFor()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(390)
})

test('the home page says that pairs wait, and leads to them', async () => {
  await twoSources()
  const page = await openPage('/')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await waiting.getByText(/^\d+ possible duplicates to join or keep apart$/).waitFor()
  await waiting.getByRole('link', { name: 'Review' }).click()
  await page
    .getByRole('navigation', { name: 'Pairs' })
    .getByRole('button', { name: /Zebra Cr/ })
    .waitFor()
})
