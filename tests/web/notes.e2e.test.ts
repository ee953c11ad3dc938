import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { readRunRecord } from '../../edge/local/data/run-file.ts'
import type { ApiNote } from '../../sync/api/notes.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { focusedName, openPage, startChromium, type Visit } from './product-page.ts'
import { productProperties } from './product-properties.ts'
import { startWiretap, storedText, type Wiretap } from './wiretap.ts'

startChromium({ drawsMaps: false })

let properties: Property[]
beforeAll(async () => {
  properties = (await productProperties()).unnoted
})

let used = 0
/** A property that no other test writes at. */
function freshProperty(): string {
  const id = properties[used++]?.id
  if (id === undefined) throw new Error('There are more tests than properties.')
  return id
}

/** Opens a property's dialog as one of the team. */
async function openNotes(
  propertyId: string,
  as: 'demo-maria' | 'demo-james',
  visit: Visit = {},
): Promise<Page> {
  const page = await openPage(`/search?property=${propertyId}`, { as, ...visit })
  await page.getByLabel('Add a note').waitFor()
  return page
}

async function addNote(page: Page, note: string, { isPrivate = false } = {}): Promise<void> {
  await page.getByLabel('Add a note').fill(note)
  if (isPrivate) await page.getByRole('button', { name: 'Private' }).click()
  await page.getByRole('button', { name: 'Add Note' }).click()
}

const count = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).count()
const toastOf = (page: Page, title: string) => page.getByText(title, { exact: true }).count()

async function notesAtServer(propertyId: string): Promise<ApiNote[]> {
  const response = await fetch(`${product().origin}/api/properties/${propertyId}/notes`)
  return (await response.json()) as ApiNote[]
}

test("a teammate's note appears in an open dialog, changes and goes, and only its author can do that", async () => {
  const id = freshProperty()
  const [maria, james] = [await openNotes(id, 'demo-maria'), await openNotes(id, 'demo-james')]
  await expect.poll(() => james.getByText('No notes yet.').count()).toBe(1)

  await addNote(maria, 'Hook height 26 ft, <b>confirmed</b> on site')
  await expect.poll(() => toastOf(maria, 'Note added')).toBe(1)
  const seen = james.getByRole('listitem').filter({ hasText: 'Hook height 26 ft, <b>confirmed</b> on site' })
  await expect.poll(() => seen.count()).toBe(1)
  expect(await seen.textContent()).toMatch(/Maria Torres.*less than a minute ago.*Team/)
  expect(await seen.getByRole('button').count()).toBe(0)

  await maria.getByRole('button', { name: 'Edit note' }).click()
  await maria.getByLabel('Edit note').fill('Hook height 28 ft')
  await maria.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => toastOf(maria, 'Note updated')).toBe(1)
  await expect.poll(() => count(james, 'Hook height 28 ft')).toBe(1)

  await maria.getByRole('button', { name: 'Delete note' }).click()
  await maria.getByText('Are you sure you want to delete this note?').waitFor()
  await maria.getByRole('button', { name: 'Cancel' }).click()
  expect(await count(james, 'Hook height 28 ft')).toBe(1)
  await maria.getByRole('button', { name: 'Delete note' }).click()
  await maria.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => toastOf(maria, 'Note deleted')).toBe(1)
  await expect.poll(() => count(james, 'Hook height 28 ft')).toBe(0)
})

test("a private note never reaches another's browser, nor does one that becomes private stay there", async () => {
  const id = freshProperty()
  const tap: Wiretap = { heard: [] }
  const maria = await openNotes(id, 'demo-maria')
  const james = await openNotes(id, 'demo-james', { watch: startWiretap(tap) })
  await addNote(maria, 'canary-private-7351', { isPrivate: true })
  await expect.poll(() => count(maria, 'canary-private-7351')).toBe(1)
  await addNote(maria, 'canary-shared-7351')
  await expect.poll(() => count(james, 'canary-shared-7351')).toBe(1)
  await expect.poll(() => storedText(james)).toContain('canary-shared-7351')

  const heard = (await Promise.all(tap.heard)).join('\n')
  expect(heard).toContain('canary-shared-7351')
  expect(heard).not.toContain('canary-private-7351')
  expect(await storedText(james)).not.toContain('canary-private-7351')

  await maria
    .getByRole('listitem')
    .filter({ hasText: 'canary-shared-7351' })
    .getByRole('button', { name: 'Edit note' })
    .click()
  const form = maria.getByRole('listitem').filter({ has: maria.getByLabel('Edit note') })
  await form.getByRole('button', { name: 'Private' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => count(james, 'canary-shared-7351')).toBe(0)
})

test('an empty or endless note cannot be added, and a typed one survives a reload and stays with its property', async () => {
  const [id, other] = [freshProperty(), freshProperty()]
  const page = await openNotes(id, 'demo-maria')
  const text = page.getByLabel('Add a note')
  const add = page.getByRole('button', { name: 'Add Note' })
  await text.fill(' \n ')
  expect(await add.isDisabled()).toBe(true)
  await text.fill('x'.repeat(100_000))
  await page.getByText('A note has at most 10,000 characters: this one has 100,000.').waitFor()
  expect(await add.isDisabled()).toBe(true)
  await text.fill('Half a thought')
  expect(await add.isDisabled()).toBe(false)
  await text.press('ArrowRight')

  await page.reload()
  await expect.poll(() => text.inputValue()).toBe('Half a thought')
  await page.goto(`${product().origin}/search?property=${other}`)
  await expect.poll(() => text.inputValue()).toBe('')
  await page.goto(`${product().origin}/search?property=${id}`)
  await expect.poll(() => text.inputValue()).toBe('Half a thought')
})

test('Esc leaves the edit of a note, then the dialog, whatever toast has come meanwhile; the focus stays among the notes', async () => {
  const page = await openNotes(freshProperty(), 'demo-maria')
  for (const words of ['Truck court 130 ft', 'Roof from 2019']) {
    await page.getByLabel('Add a note').fill(words)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => count(page, words)).toBe(1)
  }
  const editing = page.getByLabel('Edit note').and(page.getByRole('textbox'))
  const note = page.getByRole('listitem').filter({ hasText: 'Roof from' })
  const edit = note.getByRole('button', { name: 'Edit note' })
  await edit.press('Enter')
  await editing.press('Escape')
  await expect.poll(() => editing.count()).toBe(0)
  await expect.poll(() => focusedName(page)).toContain('Roof from 2019')
  await edit.press('Enter')
  await editing.fill('Roof from 2021')
  await editing.press('Control+Enter')
  await expect.poll(() => toastOf(page, 'Note updated')).toBe(1)
  await expect.poll(() => focusedName(page)).toContain('Roof from 2021')

  await note.getByRole('button', { name: 'Delete note' }).press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect.poll(() => toastOf(page, 'Note deleted')).toBe(1)
  await expect.poll(() => focusedName(page)).toMatch(/^(Edit|Delete) note$/)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await toastOf(page, 'Note deleted')).toBe(1)
})

test('going on as a teammate leaves nothing of the former user: no note, no draft, no database', async () => {
  const id = freshProperty()
  const page = await openNotes(id, 'demo-maria', { isNew: true })
  await addNote(page, 'canary-saved-9182', { isPrivate: true })
  await expect.poll(() => storedText(page)).toContain('canary-saved-9182')
  await page.getByLabel('Add a note').fill('canary-draft-9182')
  await expect.poll(() => storedText(page)).toContain('canary-draft-9182')

  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('button', { name: 'Signed in as Maria Torres' }).click()
  await page.getByRole('button', { name: 'Continue as James Okafor' }).click()
  await page.getByRole('button', { name: 'Signed in as James Okafor' }).waitFor()
  await page.goto(`${product().origin}/search?property=${id}`)
  await page.getByText('No notes yet.').waitFor()
  expect(await page.getByLabel('Add a note').inputValue()).toBe('')
  expect(await storedText(page)).not.toMatch(/canary|zero-demo-maria/)
})

test('a note added while zero-cache is down says so, and arrives exactly once when it is back, reload or not', async () => {
  const id = freshProperty()
  const [maria, james] = [await openNotes(id, 'demo-maria'), await openNotes(id, 'demo-james')]
  await expect.poll(() => maria.getByText('No notes yet.').count()).toBe(1)
  process.kill(readRunRecord(product().dataDir)?.zero?.pid ?? 0, 'SIGKILL')
  await addNote(maria, 'Written offline')
  await expect.poll(() => count(maria, 'Not sent yet')).toBe(1)
  await addNote(james, 'Written offline as well')
  await james.reload()
  await expect.poll(() => count(james, 'Written offline as well')).toBe(1)
  for (const page of [maria, james]) {
    await expect.poll(() => count(page, 'Not sent yet'), { timeout: 40_000 }).toBe(0)
    await expect.poll(() => count(page, 'Written offline'), { timeout: 10_000 }).toBe(2)
  }
  expect((await notesAtServer(id)).map(({ note }) => note).sort()).toEqual([
    'Written offline',
    'Written offline as well',
  ])
  expect(await maria.getByText('Failed to add note').count()).toBe(0)
})

test('what is added and edited in an outage of minutes is kept, and sent when it is over', async () => {
  const id = freshProperty()
  let isDown = false
  const sockets: WebSocketRoute[] = []
  const watch = async (page: Page) => {
    await page.clock.install()
    await page.routeWebSocket(/\/zero\//, (socket) => {
      sockets.push(socket)
      if (isDown) void socket.close()
      else socket.connectToServer()
    })
  }
  const maria = await openNotes(id, 'demo-maria', { watch })
  await addNote(maria, 'Before the outage')
  await expect.poll(() => toastOf(maria, 'Note added')).toBe(1)
  isDown = true
  for (const socket of sockets) await socket.close().catch(() => {})
  await expect.poll(() => maria.getByText('Offline').count()).toBeGreaterThan(0)
  // Left to itself the sync engine would give up after one, and take no more writes.
  for (let i = 0; i < 8; i++) await maria.clock.fastForward(10_000)

  await maria.getByRole('button', { name: 'Edit note' }).click()
  const edit = maria.getByRole('textbox', { name: 'Edit note' })
  await edit.fill('Changed in the outage')
  await maria.getByRole('button', { name: 'Save' }).click()
  await addNote(maria, 'In the outage')
  await expect.poll(() => count(maria, 'Not sent yet')).toBe(2)
  expect((await notesAtServer(id)).map(({ note }) => note)).toEqual(['Before the outage'])

  isDown = false
  await expect
    .poll(async () => (await notesAtServer(id)).map(({ note }) => note), { timeout: 20_000 })
    .toEqual(['In the outage', 'Changed in the outage'])
  await expect.poll(() => count(maria, 'Not sent yet')).toBe(0)
})
