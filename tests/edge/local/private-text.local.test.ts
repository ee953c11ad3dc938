import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { signSession } from '../../../edge/auth/session.ts'
import { INTERNAL_SENTENCE } from '../../../edge/http/api-error.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { openSecrets, sessionCookieOf } from '../../../edge/local/data/secrets.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { SyncError } from '../../../sync/sync-error.ts'
import { generatedCsv } from '../../bench/generated-csv.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { openSyncUser } from '../open-sync-user.ts'
import { administratorUrl } from './administrator-url.ts'
import { webSocketOf } from './book-client.ts'
import { endAllRuns, type Run, startRun } from './run.ts'

const MARIA: SessionUser = { userId: 'demo-maria', teamId: DEMO_TEAM, name: 'Maria Torres', role: 'member' }
/** Signed in, but known to no table: a note of theirs fails on its foreign key. */
const GHOST: SessionUser = { ...MARIA, userId: 'ghost' }

const INVALID = new SyncError('invalid').message

/** What Postgres can do to a note that says so: the code it fails with, and what is then said. */
const FAILURES = [
  { how: 'raise', code: 'P0001', status: 500, says: INTERNAL_SENTENCE },
  { how: 'cancel', code: '57014', status: 500, says: INTERNAL_SENTENCE },
  { how: 'cast', code: '22P02', status: 400, says: INVALID },
  { how: 'check', code: '23514', status: 400, says: INVALID },
] as const

const BREAK_NOTES = `
  create function break_note() returns trigger language plpgsql as $$
  begin
    if new.note like 'raise%' then raise exception 'refused: %', new.note using detail = new.note, hint = new.note; end if;
    if new.note like 'cancel%' then perform pg_cancel_backend(pg_backend_pid()); perform pg_sleep(60); end if;
    if new.note like 'cast%' then perform new.note::bigint; end if;
    return new;
  end $$;
  create trigger break_note before insert on note for each row execute function break_note();
  alter table note add constraint unbroken check (note not like 'check%');`

let dataDir: string
let origin: string
let run: Run
let propertyId: string
/** What came back to whoever asked. */
const answers: string[] = []

beforeAll(async () => {
  dataDir = await scratchFolder()
  run = await startRun({ dataDir })
  await run.untilHealth(200)
  origin = `http://localhost:${run.port}`
  vi.stubGlobal('WebSocket', webSocketOf(origin))
  await addProperty()
  const client = new pg.Client({ connectionString: administratorUrl(dataDir) })
  await client.connect()
  await client.query(BREAK_NOTES)
  await client.end()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await endAllRuns()
  removeScratchFolder(dataDir)
})

async function addProperty(): Promise<void> {
  const path = join(dataDir, '..', 'one.csv')
  writeFileSync(path, generatedCsv(1))
  const { db, close } = connectNode(administratorUrl(dataDir), { max: 2 })
  await importWorkbook({ db, team: DEMO_TEAM, source: 'one', path, dataDir })
  await close()
  const { properties } = await (await fetch(`${origin}/api/properties`)).json()
  propertyId = properties[0].id
}

/** Adds a note over HTTP, and answers the status. */
async function post(note: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${origin}/api/properties/${propertyId}/notes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify({ note, isPrivate: true }),
  })
  answers.push(await response.text())
  return response.status
}

test('no private text reaches a log, the terminal or an answer, whatever fails over HTTP', async () => {
  for (const { how, status } of FAILURES) expect(await post(`${how} CANARY-REST`)).toBe(status)
  const secrets = openSecrets(dataDir)
  const token = await signSession(GHOST, secrets.sessionSecret, new Date())
  expect(await post('CANARY-GHOST', { Cookie: `${sessionCookieOf(secrets)}=${token}` })).toBe(401)
  const refused = JSON.stringify({ code: 'bad_request', message: INVALID })
  const unknown = JSON.stringify({ code: 'unauthorized', message: 'Please sign in.' })
  const failed = JSON.stringify({ code: 'internal', message: INTERNAL_SENTENCE })
  expect(new Set(answers)).toEqual(new Set([failed, refused, unknown]))
})

test('nor whatever fails over the sync engine, whose client is told one sentence', async () => {
  const zero = openSyncUser(origin, 'canary')
  async function add(id: string, note: string, property = propertyId): Promise<unknown> {
    const args = { id: `canary-${id}`, propertyId: property, note, isPrivate: true, now: Date.now() }
    const result = await zero.mutate(mutators.note.add(args)).server
    answers.push(JSON.stringify(result))
    return result
  }
  for (const { how, says } of FAILURES) {
    const refused = { type: 'error', error: { type: 'app', message: says } }
    expect(await add(how, `${how} CANARY-ZERO`)).toMatchObject(refused)
  }
  expect(await add('nul', 'CANARY-NUL', 'nul\0byte')).toMatchObject({ type: 'error' })
  expect(await add('fine', 'It is still possible to write.')).toMatchObject({ type: 'success' })
  await zero.close()
})

test('and the log says where each failed and with which code', async () => {
  run.signal('SIGTERM')
  await run.ended
  const sinks = new Map(
    readdirSync(dataDir)
      .filter((name) => name.endsWith('.log'))
      .map((name) => [name, readFileSync(join(dataDir, name), 'utf8')]),
  )
  const appLog = sinks.get('app.log') ?? ''
  for (const { code } of FAILURES) expect(appLog).toMatch(new RegExp(`\\b${code} at sync/`))
  sinks.set('terminal', run.output())
  sinks.set('answers', answers.join('\n'))
  const leaks = [...sinks].filter(([, text]) => /CANARY|failed query|insert into|params:/i.test(text))
  expect(leaks.map(([name, text]) => `${name}: ${text}`)).toEqual([])
  expect([...sinks.keys()].sort()).toEqual([
    'answers',
    'app.log',
    'postgres.log',
    'terminal',
    'zero-cache.log',
  ])
})
