import { expect, test } from 'vitest'
import { openPage, startChromium } from './product-page.ts'
import { productProperties } from './product-properties.ts'

startChromium({ drawsMaps: false })

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a photo and a PDF are attached, seen by a teammate, and removed with undo; a page is refused', async () => {
  const id = (await productProperties()).unnoted.at(-9)?.id
  const path = `/search?property=${id}`
  const maria = await openPage(path, { as: 'demo-maria' })
  const james = await openPage(path, { as: 'demo-james' })
  await maria.getByRole('heading', { name: 'Attachments 0' }).waitFor()
  await maria.getByLabel('Attach files').setInputFiles([
    { name: 'Front.png', mimeType: 'image/png', buffer: PNG },
    { name: 'Lease abstract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
  ])
  await maria.getByText('page.png: Only photos (JPEG, PNG, WebP) and PDFs can be attached.').first().waitFor()
  await james.getByRole('heading', { name: 'Attachments 2' }).waitFor()
  await james.getByRole('link', { name: 'Lease abstract.pdf' }).waitFor()
  const photo = james.getByRole('link', { name: 'Front.png' }).locator('img')
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1)
  // Hers, so he cannot remove it.
  expect(await james.getByRole('button', { name: 'Remove Front.png' }).count()).toBe(0)

  await maria.getByRole('button', { name: 'Remove Front.png' }).click()
  await james.getByRole('heading', { name: 'Attachments 1' }).waitFor()
  await maria.getByRole('dialog').press('Control+z')
  await james.getByRole('heading', { name: 'Attachments 2' }).waitFor()
})
