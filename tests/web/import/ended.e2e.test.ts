import { afterEach, expect, test } from 'vitest'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { product } from '../../product.ts'
import { openPage, startChromium } from '../product-page.ts'
import { dropFile } from './drop-file.ts'
import { importFile } from './import-file.ts'
import { removeSources } from './remove-sources.ts'

startChromium({ drawsMaps: false })

const NAME = 'listings of tamarind street.csv'
afterEach(() => removeSources([NAME]))

/** Listings, the last of which are gone. */
function listings(gone: number): string {
  const rows = Array.from(
    { length: 10 - gone },
    (_, i) => `${100 + i} Tamarind St,Tamarindville,TX,${20_000 + i},For lease,Paint ${i}`,
  )
  return ['Address,City,State,Building SF,Status,Paint color', ...rows].join('\n')
}

async function source(): Promise<ApiSource | undefined> {
  const answer = await fetch(`${product().origin}/api/sources`)
  const { sources } = (await answer.json()) as { sources: ApiSource[] }
  return sources.find(({ name }) => name === NAME)
}

test('what is no longer in a newer file is kept as ended where that is chosen, and the source remembers it', async () => {
  const id = await importFile(NAME, listings(0))
  const page = await openPage('/search?q=Tamarindville', { as: 'demo-maria' })
  await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
  await dropFile(page, NAME, listings(1))
  await page.getByRole('button', { name: /^Go on to confirm/ }).click()
  await page.getByRole('button', { name: 'Import: 1 removed' }).waitFor()
  await page.getByRole('radio', { name: 'Keep as ended' }).check()
  await page.getByText('What leaves the source is kept as ended').waitFor()
  await page.getByRole('radio', { name: 'Remove' }).check()
  await page.getByRole('button', { name: 'Import: 1 removed' }).waitFor()
  await page.getByRole('radio', { name: 'Keep as ended' }).check()
  await page.getByRole('button', { name: 'Import: 1 ended' }).click()
  await page.waitForURL('**/sources')
  await expect
    .poll(source)
    .toMatchObject({ properties: 10, decisions: { gone: 'ended' }, run: { removed: 0, ended: 1 } })

  await page.goto(new URL('/search?q=109+Tamarind+St', page.url()).href)
  await page.getByText('109 Tamarind St').first().click()
  await page.getByText('Status', { exact: true }).last().waitFor()
  await page.getByRole('dialog').getByText('Ended', { exact: true }).first().waitFor()
  expect(id).toBe((await source())?.id)
})

test('a column of no field is corrected where it is shown, marked, and goes back to its source', async () => {
  await importFile(NAME, listings(0))
  const page = await openPage('/search?q=105+Tamarind+St', { as: 'demo-maria' })
  await page.getByText('105 Tamarind St').first().click()
  const dialog = page.getByRole('dialog')
  const line = dialog.locator('dl > div').filter({ hasText: 'Paint color' })
  await line.getByRole('button').first().focus()
  await page.keyboard.press('c')
  const form = page.getByRole('form', { name: 'Correct: Paint color' })
  await form.getByLabel('Paint color').fill('Sage green')
  await page.keyboard.press('Enter')
  await expect.poll(() => line.textContent()).toMatch(/Corrected.*Sage green.*Source: Paint 5/)
  await line.getByRole('button', { name: 'Sage green', exact: true }).click()
  await page.getByText('Paint color was corrected').waitFor()
  await page.getByRole('button', { name: 'Back to source, Paint 5' }).click()
  await expect.poll(() => line.textContent()).not.toContain('Corrected')
})

test('another name that the team adds is found at once, and is gone once it is removed', async () => {
  await importFile(
    NAME,
    listings(0).replaceAll('Paint color', 'Landlord').replaceAll('Paint ', 'Zebrano Partners '),
  )
  const page = await openPage('/sources', { as: 'demo-maria' })
  await page.getByRole('button', { name: 'Other names' }).click()
  const names = page.getByRole('dialog', { name: 'Other names' })
  await names.getByLabel('Your team says').fill('ZBX')
  await names.getByLabel('and means').fill('Zebrano Partners')
  await names.getByRole('button', { name: 'Add', exact: true }).click()
  await names.getByRole('listitem').filter({ hasText: 'ZBX means Zebrano Partners' }).waitFor()
  const search = await openPage('/search?q=owned+by+ZBX', { as: 'demo-james' })
  await search.getByText('Found 10 properties').first().waitFor()
  await names.getByRole('button', { name: 'Remove ZBX' }).click()
  await names.getByText('There are no other names yet.').waitFor()
  await expect.poll(() => search.getByText('Found 10 properties').count()).toBe(0)
})
