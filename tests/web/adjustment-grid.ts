import type { Locator, Page } from 'playwright-core'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import type { Property } from '../../sync/domain/property.ts'
import { call } from './call.ts'

/** A list of Maria's with so many signed leases of the sample, shared with the team. */
export async function makeList(count: number): Promise<{ id: number; leases: readonly Property[] }> {
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', {
    name: `Adjusted ${process.pid} ${count}`,
    isPublic: true,
  })
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const leases = properties
    .filter(({ rentPerSf, dateSigned, squareFootage }) => rentPerSf && dateSigned && squareFootage)
    .slice(0, count)
  for (const { id: propertyId } of leases) {
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId })
  }
  return { id, leases }
}

export const comp = (page: Page, property: Property | undefined): Locator =>
  page.getByRole('region', { name: property?.name ?? '', exact: true }).first()
export const adjustedRents = (page: Page): Promise<string[]> =>
  page.locator('[data-adjusted] strong').allTextContents()
