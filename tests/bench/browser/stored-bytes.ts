import type { CDPSession, Page } from 'playwright-core'

/** What a page's origin keeps in the browser, bytes. */
export interface StoredBytes {
  readonly indexedDb: number
  readonly caches: number
}

export async function storedBytes(page: Page): Promise<StoredBytes> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const { usageBreakdown } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.detach()
  const of = (type: string) => usageBreakdown.find(({ storageType }) => storageType === type)?.usage ?? 0
  return { indexedDb: of('indexeddb'), caches: of('cache_storage') }
}
