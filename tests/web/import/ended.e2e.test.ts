import { afterEach, expect, test } from 'vitest'
import type { ApiSource } from '../../../sync/api/sources.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { product } from '../../product.ts'
import { openPage, startChromium } from '../product-page.ts'
import { dropFile } from './drop-file.ts'
import { importFile } from './import-file.ts'
import { removeSources } from './remove-sources.ts'

startChromium({ drawsMaps: false })

const NAME = 'listings of tamarind street.csv'
const OTHER = 'second feed of tamarind street.csv'
const OWNED = 'owners of tamarind street.csv'
afterEach(() => removeSources([NAME, OTHER, OWNED]))

/** Listings, the last of which are gone. */
function listings(gone: number): string {
  const rows = Array.from(
    { length: 10 - gone },
    (_, i) => `${100 + i} Tamarind St,Tamarindville,TX,${20_000 + i},For lease,Paint ${i}`,
  )
  return ['Address,City,State,Building SF,Status,Paint color', ...rows].join('\n')
}

async function idAt(address: string): Promise<string> {
  const answer = await fetch(`${product().origin}/api/properties`)
  const { properties } = (await answer.json()) as { properties: Property[] }
  const found = properties.find((property) => property.address === address)
  if (found === undefined) throw new Error(`There is nothing at ${address}.`)
  return found.id
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
  await page.getByRole('button', { name: /^Go on to/ }).click()
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

  await page.goto(new URL(`/search?property=${await idAt('109 Tamarind St')}`, page.url()).href)
  await page.getByText('Status', { exact: true }).last().waitFor()
  await page.getByRole('dialog').getByText('Ended', { exact: true }).first().waitFor()
  expect(id).toBe((await source())?.id)
})

test('a column of no field is corrected where it is shown, marked, and goes back to its source', async () => {
  await importFile(NAME, listings(0))
  const page = await openPage(`/search?property=${await idAt('105 Tamarind St')}`, { as: 'demo-maria' })
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

test('a column that only a source has sorts the list and the rows beside the map, and a reload keeps the order', async () => {
  await importFile(NAME, listings(0))
  const column = 'custom.Paint color'
  const asked = `/search?q=Tamarindville&cols=${encodeURIComponent(column)},squareFootage&view=`
  const page = await openPage(`${asked}list`)
  const table = page.getByRole('table', { name: 'Found properties' })
  const head = table.locator(`thead th[data-column="${column}"]`)
  const cells = () => table.locator(`tbody td[data-column="${column}"]`).allTextContents()
  const rising = Array.from({ length: 10 }, (_, i) => `Paint ${i}`)
  const falling = rising.toReversed()
  await head.getByRole('button').click()
  await expect.poll(cells).toEqual(rising)
  await head.getByRole('button').click()
  await expect.poll(cells).toEqual(falling)
  expect(new URL(page.url()).searchParams.get('sort')).toBe(`${column}_desc`)
  await page.reload()
  await expect.poll(cells).toEqual(falling)
  expect(await head.getAttribute('aria-sort')).toBe('descending')

  await page.goto(new URL(`${asked}map`, page.url()).href)
  await head.getByRole('button').click()
  await expect.poll(cells).toEqual(rising)
  await head.getByRole('button').click()
  await expect.poll(cells).toEqual(falling)
})

test('another name that the team adds is found at once, and is gone once it is removed', async () => {
  await importFile(
    OWNED,
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

test('rows that another source may have are shown side by side, and joined or kept apart with the import', async () => {
  await importFile(NAME, listings(0))
  const page = await openPage('/search?q=Tamarindville', { as: 'demo-maria' })
  await page.waitForFunction(() => document.querySelector('[data-takes-files]') !== null)
  await dropFile(page, OTHER, listings(7).replaceAll('For lease', 'Leased'))
  await page.getByRole('button', { name: /^Go on to/ }).click()
  const panel = page.getByRole('region', { name: 'Possible duplicates' })
  await panel.getByText('3 of the new ones may be in another source').waitFor()
  expect(await panel.getByText('there Asking').count()).toBe(3)
  const all = panel.getByRole('group', { name: 'All of them' })
  await all.getByRole('radio', { name: 'Join' }).check()
  const one = panel.getByRole('group', { name: '101 Tamarind St and 101 Tamarind St' })
  await one.getByRole('radio', { name: 'Keep apart' }).check()
  await page.getByRole('button', { name: 'Import: 3 new' }).click()
  await page.waitForURL('**/sources')
  const answer = await fetch(`${product().origin}/api/duplicates/decisions`)
  const { decisions } = (await answer.json()) as {
    decisions: { decision: string; properties: { address: string | null; source: string }[] }[]
  }
  const ours = decisions.filter(({ properties }) => properties.some(({ source: from }) => from === OTHER))
  expect(ours.map(({ decision, properties }) => `${decision} ${properties[0]?.address}`).toSorted()).toEqual([
    'apart 101 Tamarind St',
    'joined 100 Tamarind St',
    'joined 102 Tamarind St',
  ])
  expect(ours.find(({ decision }) => decision === 'joined')?.properties[0]?.source).toBe(NAME)
})
