import type { Page } from 'playwright-core'

/** Drops a file of this text on a page, as from the desk. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, contents]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([contents ?? ''], fileName ?? ''))
      return transfer
    },
    [name, text],
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}
