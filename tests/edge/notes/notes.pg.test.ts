import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiNote } from '../../../sync/api/notes.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { addPerson, JAMES, MARIA, STRANGER, signedIn } from '../people.ts'

const NOTES = '/api/properties/p1/notes'
const PEOPLE = { maria: MARIA, james: JAMES, stranger: STRANGER } as const
type Who = keyof typeof PEOPLE | 'nobody'

let site: AppUnderTest
let cookies: Record<Who, { Cookie: string }>
beforeAll(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: 'p1' })])
  await addPerson(site.db, STRANGER)
  cookies = {
    maria: await signedIn(PEOPLE.maria),
    james: await signedIn(PEOPLE.james),
    stranger: await signedIn(PEOPLE.stranger),
    nobody: { Cookie: 'clearheight_session=' },
  }
})

/** A note of Maria's. */
async function writeNote(isPrivate: boolean): Promise<ApiNote> {
  const response = await site.post(NOTES, { note: 'Tour went well', isPrivate }, cookies.maria)
  expect(response.status).toBe(200)
  return (await response.json()) as ApiNote
}

async function listed(who: Who): Promise<ApiNote[]> {
  return (await (await site.get(NOTES, cookies[who])).json()) as ApiNote[]
}

test('a note comes back trimmed, with its author and without an e-mail address, and is then in the list', async () => {
  const before = Date.now()
  const response = await site.post(
    NOTES,
    { note: '  Quiet\u202e park 🏭\u200b ', isPrivate: true },
    cookies.maria,
  )
  const note = (await response.json()) as ApiNote
  expect(note).toEqual({
    id: expect.any(String),
    note: 'Quiet park 🏭',
    isPrivate: true,
    userId: 'demo-maria',
    userName: 'Maria Torres',
    userEmail: null,
    createdAt: expect.any(Number),
  })
  expect(note.createdAt).toBeGreaterThanOrEqual(before)
  expect((await listed('maria'))[0]).toEqual(note)
})

describe.each([
  // What Maria wrote, who asks, and what listing it, editing it and deleting it is answered.
  [false, 'maria', { sees: true, edit: 200, remove: 200 }],
  [false, 'james', { sees: true, edit: 403, remove: 403 }],
  [false, 'stranger', { sees: false, edit: 404, remove: 404 }],
  [false, 'nobody', { sees: false, edit: 401, remove: 401 }],
  [true, 'maria', { sees: true, edit: 200, remove: 200 }],
  [true, 'james', { sees: false, edit: 404, remove: 404 }],
  [true, 'stranger', { sees: false, edit: 404, remove: 404 }],
  [true, 'nobody', { sees: false, edit: 401, remove: 401 }],
] as const)('of a note whose privacy is %s, %s', (isPrivate, who, { sees, edit, remove }) => {
  test(`${sees ? 'sees' : 'does not see'} it`, async () => {
    const { id } = await writeNote(isPrivate)
    const status = { maria: 200, james: 200, stranger: 404, nobody: 401 }[who]
    const response = await site.get(NOTES, cookies[who])
    expect(response.status).toBe(status)
    const text = await response.text()
    expect(text.includes(id)).toBe(sees)
  })

  test(`is answered ${edit} for an edit, which ${edit === 200 ? 'changes it' : 'leaves it'}`, async () => {
    const { id } = await writeNote(isPrivate)
    const change = { note: 'Changed', isPrivate: !isPrivate }
    const response = await site.put(`/api/notes/${id}`, change, cookies[who])
    expect(response.status).toBe(edit)
    const after = (await listed('maria')).find((note) => note.id === id)
    expect(after).toMatchObject(edit === 200 ? change : { note: 'Tour went well', isPrivate })
  })

  test(`is answered ${remove} for a deletion, which ${remove === 200 ? 'removes it' : 'leaves it'}`, async () => {
    const { id } = await writeNote(isPrivate)
    expect((await site.remove(`/api/notes/${id}`, cookies[who])).status).toBe(remove)
    expect((await listed('maria')).some((note) => note.id === id)).toBe(remove !== 200)
  })
})

test.each([
  ['maria', 200],
  ['james', 200],
  ['stranger', 404],
  ['nobody', 401],
] as const)("%s adding to the team's property is answered %i", async (who, status) => {
  expect((await site.post(NOTES, { note: 'x', isPrivate: false }, cookies[who])).status).toBe(status)
})

test('a property that is not there is answered 404, whatever its id is made of', async () => {
  for (const id of ['p2', 'p1%27%20or%201=1', '%F0%9F%8F%AD']) {
    expect((await site.get(`/api/properties/${id}/notes`, cookies.maria)).status).toBe(404)
  }
  expect((await site.get('/api/properties/p%00/notes', cookies.maria)).status).toBe(400)
})

test.each([
  ['an empty note', { note: ' \n\t ', isPrivate: false }, 'note: must not be empty.'],
  [
    'a note that is too long',
    { note: 'x'.repeat(100_000), isPrivate: false },
    'note: must be no longer than 10,000 characters.',
  ],
  ['a note that is no text', { note: 5, isPrivate: false }, 'note: must be a string.'],
  ['a note that does not say who may read it', { note: 'x' }, 'isPrivate: must be a boolean.'],
  [
    'fields that are not known',
    { note: 'x', isPrivate: false, userId: 'demo-james' },
    'body: has unknown fields userId.',
  ],
  ['a list', [{ note: 'x' }], 'body: must be an object.'],
  ['what is no JSON', '{', 'The body is not valid JSON.'],
])('%s is refused with the reason', async (_name, body, message) => {
  const { id } = await writeNote(false)
  for (const response of [
    await site.post(NOTES, body, cookies.maria),
    await site.put(`/api/notes/${id}`, body, cookies.maria),
  ]) {
    expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message }])
  }
})

test('markup is text, and no note is in the log', async () => {
  const note = '<img src=x onerror=alert(1)> "quoted"; drop table note'
  await site.post(NOTES, { note, isPrivate: false }, cookies.maria)
  expect((await listed('james'))[0]?.note).toBe(note)
  expect(site.log).toEqual([])
})
