import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../db/database.ts'
import { recordEvent } from '../../../edge/audit/record-event.ts'
import { appUnderTest } from '../app-under-test.ts'
import { MARIA } from '../people.ts'

const { db } = await appUnderTest()

test('an entry says who did what, when, and with what', async () => {
  await recordEvent(db, {
    at: new Date('2026-11-23T09:31:00Z'),
    teamId: MARIA.teamId,
    actor: MARIA,
    token: 'Excel link',
    action: 'exported',
    subject: 'list-1',
    details: { rows: 12 },
    device: 'Chrome on Windows',
  })
  const [entry] = await rowsOf(db, sql`select * from private.audit_event`)
  expect(entry).toMatchObject({
    team_id: 'demo',
    actor_id: 'demo-maria',
    actor_name: 'Maria Torres',
    token: 'Excel link',
    action: 'exported',
    subject: 'list-1',
    details: { rows: 12 },
    device: 'Chrome on Windows',
  })
})

test('an entry of nobody known is kept as well', async () => {
  await recordEvent(db, { at: new Date(), teamId: null, actor: null, action: 'sign_in_refused' })
  const [entry] = await rowsOf(db, sql`select * from private.audit_event where action = 'sign_in_refused'`)
  expect(entry).toMatchObject({ team_id: null, actor_id: null, actor_name: null, details: {} })
})

test.each([
  "update private.audit_event set action = 'sign_out'",
  'delete from private.audit_event',
  'truncate private.audit_event',
])('not even the owner of the tables may %s', async (statement) => {
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: 'Entries of the audit log are only added.' },
  })
})
