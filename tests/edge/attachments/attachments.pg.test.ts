import { beforeEach, expect, test } from 'vitest'
import { attachment } from '../../../db/schema.ts'
import { attachmentKey } from '../../../edge/attachments/keep-attachment.ts'
import { ATTACHMENT_BYTES } from '../../../sync/domain/records/attachment.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { isInWorkerd } from '../host.ts'
import { addPerson, JAMES, MARIA, STRANGER, signedIn } from '../people.ts'
import { pushedAlone } from '../pushed.ts'

const PNG = '\x89PNG\r\n\x1a\n and more'
const PDF = '%PDF-1.7 and more'

let site: AppUnderTest
let james: { Cookie: string }
beforeEach(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: 'p1' })])
  await addPerson(site.db, STRANGER)
  james = await signedIn(JAMES)
})

interface Attaching {
  senderId?: string
  attachmentId?: string
  as?: { Cookie: string }
}

function attach(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  { as = james, ...id }: Attaching = {},
): Promise<Response> {
  const body = typeof content === 'string' ? Uint8Array.from(content, (sign) => sign.charCodeAt(0)) : content
  const address = `${ORIGIN}/api/properties/p1/attachments?${new URLSearchParams({ name, ...id })}`
  const headers = { ...as, Origin: ORIGIN, 'Content-Type': 'application/octet-stream' }
  return Promise.resolve(site.app.request(address, { method: 'POST', body, headers }))
}

const kept = () => site.db.select().from(attachment)

test.each([
  ['Front.png', PNG, 'image/png'],
  ['Front, as it was called.txt', '\xff\xd8\xff\xe0 and more', 'image/jpeg'],
  ['Aerial.webp', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['Lease “abstract”.pdf', PDF, 'application/pdf'],
])(
  '%s is what its content says, and comes back in a sandbox to the team alone',
  async (name, content, type) => {
    const answer = await attach(`C:\\papers\\${name}`, content)
    expect(answer.status).toBe(200)
    const { id, ...told } = (await answer.json()) as { id: string }
    expect(told).toEqual({ name, type, bytes: content.length })
    expect(await kept()).toMatchObject([{ id, name, type, authorId: 'demo-james', propertyId: 'p1' }])

    const file = await site.get(`/api/attachments/${id}`, james)
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toBe(content)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'cache-control': expect.stringContaining('private'),
    })
    const outside = await site.get(`/api/attachments/${id}`, await signedIn(STRANGER))
    expect(outside.status).toBe(404)
  },
)

test.each([
  ['a page', 'page.png', '<html><script>alert(1)</script>', 400, /^Only photos/],
  ['a drawing with scripts', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 400, /^Only photos/],
  [
    'a HEIC photo',
    'a.heic',
    '\0\0\0\x18ftypheic\0\0\0\0',
    400,
    /^HEIC photos are not shown by most browsers/,
  ],
  ['an empty file', 'a.png', '', 400, /^The file is empty\.$/],
  ['a file without a name', ' ', PNG, 400, /^name: /],
])(
  '%s is refused with a sentence, and nothing of it is kept',
  async (_what, name, content, status, message) => {
    const answer = await attach(name, content)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { message: string }).message).toMatch(message)
    expect(await kept()).toEqual([])
  },
)

test('a file over 25 MB is refused, and nothing of it is kept', async () => {
  const large = new Uint8Array(ATTACHMENT_BYTES + 1)
  large.set(new TextEncoder().encode(PDF))
  // A connection whose answer comes before the file was sent may break off.
  const answer = await attach('large.pdf', large).catch(() => null)
  expect(isInWorkerd ? [413, undefined] : [413]).toContain(answer?.status)
  expect(await kept()).toEqual([])
})

test('a removed one is no longer given out, and its file comes back with it', async () => {
  const { id } = (await (await attach('a.pdf', PDF)).json()) as { id: string }
  const write = (name: string) => pushedAlone(site, [name, { id, now: 0 }], james)
  await write('attachment.remove')
  expect((await site.get(`/api/attachments/${id}`, james)).status).toBe(404)
  await write('attachment.restore')
  expect((await site.get(`/api/attachments/${id}`, james)).status).toBe(200)
  await site.services.files.remove(attachmentKey(id))
  expect((await site.get(`/api/attachments/${id}`, james)).status).toBe(404)
})

const SENT_ID = '0d4f3f6e-8b8a-4c53-9d53-5a3c0a4f7b21'

test('a file that is sent again, or twice at once, by its id is attached once, and stays removed', async () => {
  const send = () => attach('a.pdf', PDF, { attachmentId: SENT_ID })
  for (const answer of [...(await Promise.all([send(), send()])), await send()]) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: SENT_ID, bytes: PDF.length })
  }
  expect(await kept()).toMatchObject([{ id: SENT_ID, name: 'a.pdf' }])
  const file = await site.get(`/api/attachments/${SENT_ID}`, james)
  expect(await file.text()).toBe(PDF)

  await pushedAlone(site, ['attachment.remove', { id: SENT_ID, now: 0 }], james)
  expect((await send()).status).toBe(200)
  expect((await site.get(`/api/attachments/${SENT_ID}`, james)).status).toBe(404)
})

test('an id under which somebody else has attached a file is refused, and theirs stays as it is', async () => {
  await attach('a.pdf', PDF, { attachmentId: SENT_ID })
  const answer = await attach('b.png', PNG, { attachmentId: SENT_ID, as: await signedIn(MARIA) })
  expect(answer.status).toBe(409)
  const file = await site.get(`/api/attachments/${SENT_ID}`, james)
  expect(await file.text()).toBe(PDF)
})

test('a file that a page sends for somebody who is not signed in any more is not taken for who is', async () => {
  expect((await attach('Front.png', PNG, { senderId: MARIA.userId })).status).toBe(401)
  expect(await kept()).toEqual([])
  expect((await attach('Front.png', PNG, { senderId: JAMES.userId })).status).toBe(200)
})
