import type { Locator, Page } from 'playwright-core'
import type { Property } from '../../sync/domain/property.ts'

export const row = (page: Page, { id }: Property): Locator => page.locator(`tr[data-property="${id}"]`)
export const cell = (page: Page, property: Property, column: string): Locator =>
  row(page, property).locator(`[data-column="${column}"]`)
export const form = (page: Page): Locator => page.getByRole('form', { name: /^Correct: / })

/** The column that has the focus, of this property. */
export const focused = (page: Page, { id }: Property): Promise<string | null> =>
  page.evaluate((id) => {
    const place = document.activeElement?.closest<HTMLElement>(`tr[data-property="${id}"] > *`)
    return place === null || place === undefined ? null : (place.dataset.field ?? 'name')
  }, id)
