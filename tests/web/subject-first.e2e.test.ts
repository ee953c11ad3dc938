import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

test('a subject that was typed stands first among the comps whatever their order, uncounted, and on top of the file', async () => {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'Content-Type': 'application/json' }
    const request = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
    return (await (await fetch(`${product().origin}${path}`, request)).json()) as T
  }
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: 'With a plant' })
  const chosen = properties.filter(({ rentPerSf }) => rentPerSf !== null).slice(0, 3)
  for (const { id: propertyId } of chosen)
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId })

  const page = await openPage(`/comp-lists/${id}?view=adjustments`)
  await page.getByRole('button', { name: 'Describe the subject' }).click()
  const form = page.getByRole('dialog', { name: 'Describe the subject' })
  await form.getByLabel('Name').fill('The plant')
  await form.getByLabel('Size, SF').fill('61234')
  await form.getByRole('button', { name: 'Keep' }).click()
  await form.waitFor({ state: 'detached' })

  await page.goto(`${product().origin}/comp-lists/${id}?cols=squareFootage,rentPerSf&sort=sqft_desc`)
  const table = page.getByRole('table', { name: 'Comps of the list' })
  const first = table.locator('tbody tr').first()
  await first.getByText('The plant').waitFor()
  expect(await first.getByText('Subject', { exact: true }).count()).toBe(1)
  expect(await first.locator('td[data-column="squareFootage"]').textContent()).toContain('61,234')
  const included = page.getByRole('rowgroup', { name: 'Included' }).locator('[data-comp]')
  expect(await included.count()).toBe(3)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const [, top = '', ...rest] = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(top).toContain('Subject: The plant')
  expect(rest).toHaveLength(3)

  await first.getByRole('button', { name: 'Remove The plant as subject' }).click()
  await expect.poll(() => table.getByText('The plant').count()).toBe(0)
})
