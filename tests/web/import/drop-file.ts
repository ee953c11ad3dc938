import type { Page } from 'playwright-core'

/** Drops a file of this text on a page, as from the desk. Where a size in bytes is given, it has as many at least. */
export async function dropFile(page: Page, name: string, text: string, size = 0): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, text, size }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text, new Uint8Array(size)], name))
      return transfer
    },
    { name, text, size },
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}
