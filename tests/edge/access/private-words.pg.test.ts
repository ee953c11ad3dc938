import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { api, type Resource } from '../../../sync/api/api.ts'
import { COMP_LIST_ID, NOTE_ID, PROPERTY_ID } from '../../../sync/api/examples.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { queries } from '../../../sync/queries.ts'
import { schema } from '../../../sync/schema.ts'
import { pushedAlone } from '../pushed.ts'
import { USERS } from './callers.ts'
import { CALLERS, type CallerName } from './matrix-row.ts'
import { teamUnderTest } from './team-under-test.ts'

const NOTE = 'canary-note-5518'
const LIST = 'canary-list-5518'
const COMP = 'canary-comp-5518'
const WORDS = /canary-\w+-5518/

const site = await teamUnderTest()
/** Who is not the owner, and no token or session of theirs. */
const OTHERS = CALLERS.filter((caller) => USERS[caller]?.userId !== 'owner' && !caller.endsWith('Token'))

/** The owner's note and list with the words in them, kept to themselves. */
async function writeWords(caller: CallerName): Promise<void> {
  await site.reset('private')
  if (caller === 'demotedOwner') await site.demoteOwner()
  await site.db.execute(sql`update public.note set note = ${NOTE} where id = ${NOTE_ID}`)
  await site.db.execute(
    sql`update public.comp_list set name = ${LIST}, description = ${LIST} where id = ${COMP_LIST_ID}`,
  )
  await site.db.execute(
    sql`update public.comp_list_entry set notes = ${COMP} where comp_list_id = ${COMP_LIST_ID}`,
  )
}

test('whatever anybody else calls, no answer has a private word of the owner in it', async () => {
  const leaks: string[] = []
  const endpoints = Object.values<Resource>(api).flatMap(({ calls }) => Object.entries(calls))
  for (const caller of OTHERS) {
    await writeWords(caller)
    for (const [name, endpoint] of endpoints) {
      const { address, body } = requestOf(endpoint, endpoint.example as Record<string, unknown>)
      const headers = {
        ...site.headersOf(caller),
        Origin: 'http://localhost:8787',
        'Content-Type': 'application/json',
      }
      const answer = await site.app.request(`http://localhost:8787${address}`, {
        method: endpoint.method,
        headers,
        ...(body !== null && { body: JSON.stringify(body) }),
      })
      if (WORDS.test(await answer.text())) leaks.push(`${name} as ${caller}`)
    }
  }
  expect(leaks).toEqual([])
})

test('nor does the assistant know them, nor a query of the sync engine, nor the refusal of a write', async () => {
  const leaks: string[] = []
  const database = zeroDrizzle(schema, site.db)
  for (const caller of OTHERS) {
    await writeWords(caller)
    const headers = site.headersOf(caller)
    for (const message of [
      `Notes about ${NOTE}`,
      'Show my comp lists',
      `What do the notes of ${PROPERTY_ID} say?`,
    ]) {
      const answer = await (await site.post('/api/chat', { message }, headers)).text()
      if (answer.replaceAll(NOTE, '').match(WORDS)) leaks.push(`chat as ${caller}`)
    }
    const edited = await pushedAlone(
      site,
      ['note.edit', { id: NOTE_ID, note: 'x', isPrivate: false, now: 0 }],
      headers,
    )
    if (WORDS.test(await edited.text())) leaks.push(`a write as ${caller}`)
    const ctx = USERS[caller]
    if (ctx === undefined) continue
    const seen = await Promise.all([
      database.run(queries.note.ofProperty.fn({ args: { propertyId: PROPERTY_ID }, ctx })),
      database.run(queries.compList.visible.fn({ args: undefined, ctx })),
      database.run(queries.compList.one.fn({ args: { id: COMP_LIST_ID }, ctx })),
      database.run(queries.book.current.fn({ args: undefined, ctx })),
    ])
    if (WORDS.test(JSON.stringify(seen))) leaks.push(`a query as ${caller}`)
  }
  expect(leaks).toEqual([])
})

test('the snapshot, the tail, the audit log and the server’s log know nothing of them either, whatever the owner did', async () => {
  await writeWords('owner')
  const headers = site.headersOf('owner')
  expect(await (await site.get(`/api/comp-lists/${COMP_LIST_ID}`, headers)).text()).toMatch(WORDS)
  await site.put(`/api/notes/${NOTE_ID}`, { note: `${NOTE} again`, isPrivate: true }, headers)
  await site.get(`/api/comp-lists/${COMP_LIST_ID}/export/csv`, headers)
  await site.remove(`/api/comp-lists/${COMP_LIST_ID}`, headers)
  await site.remove(`/api/notes/${NOTE_ID}`, site.headersOf('administrator'))
  const tables = [
    'private.audit_event',
    'private.book_snapshot',
    'public.property_tail',
    'private.import_run',
  ]
  for (const table of tables) {
    const rows = await rowsOf<{ text: string }>(site.db, sql`select t::text as text from ${sql.raw(table)} t`)
    expect(rows.filter(({ text }) => WORDS.test(text))).toEqual([])
  }
  expect(JSON.stringify(site.log)).not.toMatch(WORDS)
})
