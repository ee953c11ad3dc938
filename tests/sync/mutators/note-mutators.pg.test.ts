import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { note } from '../../../db/schema.ts'
import { queries } from '../../../sync/queries.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { JAMES, MARIA, STRANGER, twoTeams } from './two-teams.ts'

const { db, provider, run } = twoTeams()

let drafts = 0
/** A note in the database, by default team-wide and Maria's. */
async function writeNote({ by = MARIA, isPrivate = false } = {}): Promise<string> {
  const id = `draft-${++drafts}-id`
  await run(by, 'note.add', { id, propertyId: 'p1', note: 'Tour went well', isPrivate, now: 1 })
  return id
}

async function stored(id: string) {
  const [row] = await db().select().from(note).where(eq(note.id, id))
  return row ?? null
}

describe('adding', () => {
  test("a note is its author's, in the author's team, trimmed, and dated by the server", async () => {
    const before = Date.now()
    await run(MARIA, 'note.add', {
      id: 'first-note',
      propertyId: 'p1',
      note: '  Quiet park ',
      isPrivate: true,
      now: 5,
    })
    const row = await stored('first-note')
    expect(row).toMatchObject({ authorId: 'demo-maria', teamId: 'demo', note: 'Quiet park', isPrivate: true })
    expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(before)
  })

  test('the same draft sent again is one note, with its first text', async () => {
    const id = await writeNote()
    await run(MARIA, 'note.add', { id, propertyId: 'p1', note: 'Sent again', isPrivate: false, now: 2 })
    expect(await stored(id)).toMatchObject({ note: 'Tour went well' })
  })

  test('an id that another author has taken is refused', async () => {
    const id = await writeNote()
    await expect(
      run(JAMES, 'note.add', { id, propertyId: 'p1', note: 'Mine', isPrivate: false, now: 2 }),
    ).rejects.toMatchObject({ details: { code: 'invalid' } })
  })

  test.each([
    ['an empty note', { note: '   ' }],
    ['a note longer than any', { note: 'x'.repeat(10_001) }],
    ['a note without a property', { propertyId: '' }],
    ['a text that is none', { note: 5 }],
  ])('%s is refused', async (_name, wrong) => {
    const args = { id: 'refused-note', propertyId: 'p1', note: 'text', isPrivate: false, now: 1, ...wrong }
    await expect(run(MARIA, 'note.add', args)).rejects.toThrow()
    expect(await stored('refused-note')).toBeNull()
  })
})

describe.each(['note.edit', 'note.remove'])('%s', (verb) => {
  const args = (id: string) => ({
    id,
    ...(verb === 'note.edit' ? { note: 'Changed', isPrivate: false, now: 9 } : {}),
  })

  test('its author may', async () => {
    const id = await writeNote()
    await run(MARIA, verb, args(id))
    expect((await stored(id))?.note ?? 'removed').toBe(verb === 'note.edit' ? 'Changed' : 'removed')
  })

  test('a teammate is told that only the author may', async () => {
    const id = await writeNote()
    await expect(run(JAMES, verb, args(id))).rejects.toMatchObject({ details: { code: 'forbidden' } })
    expect(await stored(id)).toMatchObject({ note: 'Tour went well' })
  })

  test("to a teammate another's private note does not exist, nor does any note to another team", async () => {
    const secret = await writeNote({ isPrivate: true })
    const shared = await writeNote()
    const missing = { details: { code: 'not_found' } }
    await expect(run(JAMES, verb, args(secret))).rejects.toMatchObject(missing)
    await expect(run(STRANGER, verb, args(shared))).rejects.toMatchObject(missing)
    await expect(run(MARIA, verb, args('never-written'))).rejects.toMatchObject(missing)
  })
})

test('a note reaches its author and, unless private, the team; never another team', async () => {
  const shared = await writeNote()
  const secret = await writeNote({ isPrivate: true })
  const visibleTo = async (ctx: SessionUser) => {
    const rows = await provider().run(queries.note.ofProperty.fn({ args: { propertyId: 'p1' }, ctx }))
    const ids = rows.map((row) => row.id)
    return [ids.includes(shared), ids.includes(secret)]
  }
  expect(await visibleTo(MARIA)).toEqual([true, true])
  expect(await visibleTo(JAMES)).toEqual([true, false])
  expect(await visibleTo(STRANGER)).toEqual([false, false])
})
