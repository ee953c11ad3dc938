import type { Locator, Page } from 'playwright-core'
import { openPage, type Visit } from './product-page.ts'

export const QUESTION = '/search?q=manufacturing+in+houston+with+crane'
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').first()
export const openIdIn = (page: Page): string | null => new URL(page.url()).searchParams.get('property')

/** Opens the result at a position of the question, and waits for its facts. */
export async function openResult(index: number, visit: Visit = {}): Promise<Page> {
  const page = await openPage(QUESTION, visit)
  await page.locator(`[data-result="${index}"]`).click()
  await dialogOf(page).getByText('Amenities & Features').waitFor()
  return page
}
