import { expect, test } from 'vitest'
import { recordEvent } from '../../../edge/audit/record-event.ts'
import type { AuditEntry } from '../../../sync/api/audit.ts'
import { appUnderTest } from '../app-under-test.ts'
import { addPerson, JAMES, MARIA, STRANGER } from '../people.ts'

const site = await appUnderTest()
await addPerson(site.db, STRANGER)
const DAY_MS = 86_400_000
const BEGIN = Date.UTC(2026, 10, 1)
const EACH = 130
for (let i = 0; i < EACH; i++) {
  const at = new Date(BEGIN + i * DAY_MS)
  const teamId = MARIA.teamId
  await recordEvent(site.db, {
    at,
    teamId,
    actor: MARIA,
    action: 'exported',
    details: { kind: 'csv', rows: i },
  })
  await recordEvent(site.db, { at, teamId, actor: JAMES, action: 'sign_in' })
  await recordEvent(site.db, { at, teamId: STRANGER.teamId, actor: STRANGER, action: 'sign_in' })
}

interface Page {
  entries: AuditEntry[]
  next: number | null
}
const listed = async (query: string) => (await (await site.get(`/api/audit?${query}`)).json()) as Page

test('the log is read newest first, page by page, and without what another team did', async () => {
  const read: AuditEntry[] = []
  for (let before = ''; ; ) {
    const { entries, next } = await listed(before)
    read.push(...entries)
    if (next === null) break
    before = `before=${next}`
  }
  expect(read).toHaveLength(2 * EACH)
  expect(read.map(({ id }) => id)).toEqual(read.map(({ id }) => id).toSorted((a, b) => b - a))
  expect(new Set(read.map(({ actorId }) => actorId))).toEqual(new Set([MARIA.userId, JAMES.userId]))
})

test('it is narrowed by person, by what was done, and by time', async () => {
  const { entries } = await listed(
    `person=${MARIA.userId}&action=exported&from=${BEGIN + 2 * DAY_MS}&until=${BEGIN + 5 * DAY_MS}`,
  )
  expect(entries.map(({ details }) => details.rows)).toEqual([4, 3, 2])
  expect((await listed(`person=${MARIA.userId}&action=sign_in`)).entries).toEqual([])
  expect((await site.get('/api/audit?action=nothing')).status).toBe(400)
})

test('the CSV has every entry once, and nothing in it is run by a spreadsheet', async () => {
  const actor = { ...MARIA, name: '=HYPERLINK("http://evil.example")' }
  await recordEvent(site.db, { at: new Date(BEGIN), teamId: MARIA.teamId, actor, action: 'sign_out' })
  const answer = await site.get('/api/audit.csv')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/,
  )
  const text = await answer.text()
  expect(text.split('\r\n').filter((line) => line.includes('Signed in'))).toHaveLength(EACH)
  expect(text).toContain('129 rows as CSV')
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})
