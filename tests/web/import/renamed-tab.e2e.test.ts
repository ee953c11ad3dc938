import { writeXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { product } from '../../product.ts'
import { openPage, startChromium } from '../product-page.ts'
import { dropFile } from './drop-file.ts'
import { importFile } from './import-file.ts'
import { removeSources } from './remove-sources.ts'

startChromium({ drawsMaps: false })

const NAME = 'deals of rowan street.xlsx'
const OTHER = 'tabs of rowan street.xlsx'
afterEach(() => removeSources([NAME, OTHER]))

async function dealsIn(tab: string): Promise<Uint8Array<ArrayBuffer>> {
  const rows = Array.from({ length: 12 }, (_, i) => [`${100 + i} Rowan St`, 'Rowanville', 'TX', 20_000 + i])
  const sheets = [{ name: tab, rows: [['Address', 'City', 'State', 'Building SF'], ...rows] }]
  return new Uint8Array(await writeXlsx({ sheets }))
}

async function source(of: string): Promise<ApiSource | undefined> {
  const answer = await fetch(`${product().origin}/api/sources`)
  const { sources } = (await answer.json()) as { sources: ApiSource[] }
  return sources.find(({ name }) => name === of)
}

/** Drops the newer file, whose tab has another name, and goes on to the confirmation. */
async function toConfirm(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
  await dropFile(page, name, await dealsIn('2026'))
  await page.getByRole('button', { name: /^Go on to/ }).click()
}

test('a renamed tab is taken over unless it is said to be a new one, which is planned anew and remembered', async () => {
  await importFile(NAME, await dealsIn('2025'))
  const page = await openPage('/search?q=Rowanville', { as: 'demo-maria' })
  await toConfirm(page, NAME)
  const panel = page.getByRole('region', { name: 'Renamed tabs' })
  await panel.getByText('Tab “2025” is not in this file.').waitFor()
  const choice = (name: string) => panel.getByRole('radio', { name })
  expect(await choice('Take it over').isChecked()).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)

  await choice('Read as new').check()
  await page.getByRole('alert').getByText('Import it all the same').waitFor()
  await page.getByText('Tab “2026” is new, and not “2025”').waitFor()
  expect(await page.getByRole('button', { name: /^Import/ }).isDisabled()).toBe(true)

  await choice('Take it over').check()
  await page.getByText('Tab “2025” is now “2026”').waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await choice('Read as new').check()
  await page.getByRole('checkbox', { name: 'Import it all the same' }).check()
  await page.getByRole('button', { name: /^Import/ }).click()
  await page.waitForURL('**/sources')
  await expect
    .poll(() => source(NAME))
    .toMatchObject({
      properties: 12,
      decisions: { renamed: [{ from: '2025', to: '2026', is: 'new' }] },
      run: { new: 12, removed: 12 },
    })
})

test('a tab that is taken over keeps its properties, and what was decided is kept with the source', async () => {
  await importFile(OTHER, await dealsIn('2025'))
  const page = await openPage('/search?q=Rowanville', { as: 'demo-maria' })
  await toConfirm(page, OTHER)
  await page.getByRole('region', { name: 'Renamed tabs' }).getByText('They keep their ids').waitFor()
  await page.getByRole('button', { name: /^Import/ }).click()
  await page.waitForURL('**/sources')
  await expect.poll(() => source(OTHER)).toMatchObject({ properties: 12, run: { new: 0, removed: 0 } })
})
