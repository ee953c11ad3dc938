import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium()

test('the map of a comp list has the pins of what the list is narrowed to, and all of them again without', async () => {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'Content-Type': 'application/json' }
    const request = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
    return (await (await fetch(`${product().origin}${path}`, request)).json()) as T
  }
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: `Mapped ${process.pid}` })
  const placed = properties.filter(({ latitude, rentPerSf }) => latitude !== null && rentPerSf !== null)
  const rents = placed.map(({ rentPerSf }) => rentPerSf ?? 0).sort((a, b) => a - b)
  const middle = rents[Math.floor(rents.length / 2)] ?? 0
  const chosen = [
    ...placed.filter(({ rentPerSf }) => (rentPerSf ?? 0) > middle).slice(0, 2),
    ...placed.filter(({ rentPerSf }) => (rentPerSf ?? 0) < middle).slice(0, 3),
  ]
  for (const { id: propertyId } of chosen)
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId })
  const page = await openPage(`/comp-lists/${id}`)
  await page.getByLabel('Map of 5 included properties').waitFor()
  const also = encodeURIComponent(`rent over ${middle}/sf/month`)
  await page.goto(`${product().origin}/comp-lists/${id}?also=${also}`)
  await page.getByLabel('Map of 2 included properties').waitFor()
  expect(await page.getByRole('rowgroup', { name: 'Included' }).locator('[data-comp]').count()).toBe(2)
  await page
    .getByRole('list', { name: 'Filters in force' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByLabel('Map of 5 included properties').waitFor()
})
