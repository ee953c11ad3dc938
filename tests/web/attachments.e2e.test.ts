import { expect, test } from 'vitest'
import { openPage, startChromium } from './product-page.ts'
import { productProperties } from './product-properties.ts'
import { untilKept } from './until-kept.ts'

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

test('a file attached offline is shown, waits over a reload, and reaches a teammate once with the connection', async () => {
  const id = (await productProperties()).unnoted.at(-10)?.id
  const path = `/search?property=${id}`
  const maria = await openPage(path, { as: 'demo-maria', worksOffline: true })
  const james = await openPage(path, { as: 'demo-james' })
  await maria.getByRole('heading', { name: 'Attachments 0' }).waitFor()
  await untilKept(maria)
  await maria.context().setOffline(true)
  await maria.getByLabel('Attach files').setInputFiles([
    { name: 'Roof.png', mimeType: 'image/png', buffer: PNG },
    { name: 'Dropped.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ])
  const roof = maria.getByRole('listitem').filter({ hasText: 'Roof.png' })
  const dropped = maria.getByRole('listitem').filter({ hasText: 'Dropped.pdf' })
  await roof.getByText('Waiting to be sent').waitFor()
  await dropped.getByText('Waiting to be sent').waitFor()
  await maria.getByText('2 changes will be sent when you are back.').waitFor()
  await maria.getByRole('button', { name: 'Discard Dropped.pdf' }).click()
  await dropped.waitFor({ state: 'detached' })

  await maria.reload()
  await roof.getByText('Waiting to be sent').waitFor()
  const preview = roof.locator('img')
  await preview.scrollIntoViewIfNeeded()
  await expect.poll(() => preview.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1)
  expect(await dropped.count()).toBe(0)
  expect(await james.getByRole('heading', { name: 'Attachments 0' }).count()).toBe(1)

  await maria.context().setOffline(false)
  await james.getByRole('link', { name: 'Roof.png' }).waitFor({ timeout: 60_000 })
  await maria.getByRole('link', { name: 'Roof.png' }).waitFor()
  await roof.getByText('Waiting to be sent').waitFor({ state: 'detached' })
  expect(await james.getByRole('heading', { name: 'Attachments 1' }).count()).toBe(1)
})

test('a file is not sent in the name of somebody who has signed in from another tab', async () => {
  const id = (await productProperties()).unnoted.at(-12)?.id
  const path = `/search?property=${id}`
  const maria = await openPage(path, { as: 'demo-maria', isNew: true })
  const james = await openPage(path, { as: 'demo-james', isNew: true })
  await maria.getByRole('heading', { name: 'Attachments 0' }).waitFor()
  await james.getByRole('heading', { name: 'Attachments 0' }).waitFor()
  // As another tab of her browser would, before this one hears of it.
  await maria.context().addCookies(await james.context().cookies())
  const answered = maria.waitForResponse((response) => response.url().includes('/attachments?'))
  await maria
    .getByLabel('Attach files')
    .setInputFiles({ name: 'Roof.png', mimeType: 'image/png', buffer: PNG })
  expect((await answered).status()).toBe(401)
  await james.reload()
  await james.getByRole('heading', { name: 'Attachments 0' }).waitFor()
})

test('a file that the server refuses stays with its reason until it is discarded', async () => {
  const id = (await productProperties()).unnoted.at(-11)?.id
  const page = await openPage(`/search?property=${id}`, { as: 'demo-maria' })
  await page.getByRole('heading', { name: 'Attachments 0' }).waitFor()
  await page.route('**/attachments?*', (route) => {
    const to = new URL(route.request().url())
    to.pathname = '/api/properties/none/attachments'
    return route.continue({ url: to.href })
  })
  await page
    .getByLabel('Attach files')
    .setInputFiles({ name: 'Roof.png', mimeType: 'image/png', buffer: PNG })
  const roof = page.getByRole('listitem').filter({ hasText: 'Roof.png' })
  await roof.getByText(/^Not attached\. /).waitFor()
  await page.reload()
  await roof.getByText(/^Not attached\. /).waitFor()
  await page.getByRole('button', { name: 'Discard Roof.png' }).click()
  await roof.waitFor({ state: 'detached' })
})

test('signing out asks before files that wait are lost, and removes them', async () => {
  const id = (await productProperties()).unnoted.at(-12)?.id
  const page = await openPage(`/search?property=${id}`, { as: 'demo-james', isNew: true })
  await page.getByRole('heading', { name: 'Attachments 0' }).waitFor()
  await page.route('**/attachments?*', (route) => route.abort())
  await page
    .getByLabel('Attach files')
    .setInputFiles({ name: 'Roof.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('listitem').filter({ hasText: 'Roof.png' }).getByText('Waiting to be sent').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Signed in as James Okafor' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await question.getByText('1 change that is not sent yet').waitFor()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
})
