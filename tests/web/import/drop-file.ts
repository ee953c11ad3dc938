import type { Page } from 'playwright-core'

/** Drops a file of this content on a page, as from the desk. Where a size in bytes is given, it has as many at least. */
export async function dropFile(
  page: Page,
  name: string,
  content: string | Uint8Array,
  size = 0,
): Promise<void> {
  const bytes = typeof content === 'string' ? null : [...content]
  const text = typeof content === 'string' ? content : ''
  const data = await page.evaluateHandle(
    ({ name, text, bytes, size }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text, new Uint8Array(bytes ?? []), new Uint8Array(size)], name))
      return transfer
    },
    { name, text, bytes, size },
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}
