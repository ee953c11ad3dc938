import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { withRunLock } from '../../../edge/import/run/run-lock.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { isInWorkerd } from '../host.ts'
import { fakeGoogle } from '../sources/fake-google.ts'
import { importOf, NO_DECISIONS, sendFile } from '../sources/import-job.ts'

const google = await fakeGoogle()
const server: AppUnderTest = await appUnderTest({
  fetch: (request) => google.fetch(request),
  sources: google.settings,
})

let folder: string
beforeEach(async () => {
  await seedDemoTeam(server.db)
  folder = mkdtempSync(join(tmpdir(), 'clearheight-sync-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

function writeCsv(name: string, addresses: readonly string[]): string {
  const path = join(folder, name)
  const rows = addresses.map((address) => `${address},Houston,TX,Warehouse,0.55`)
  writeFileSync(path, ['Address,City,State,Type,Rent/SF/Mo', ...rows].join('\n'))
  return path
}

async function importFile(path: string, source: string): Promise<void> {
  await importWorkbook({ db: server.db, team: DEMO_TEAM, source, path, dataDir: folder, staysThere: true })
}

async function sync() {
  const response = await server.post('/api/properties/sync', { forceGoogleSheets: true })
  return { status: response.status, body: await response.json() }
}

const csv = (...addresses: string[]) =>
  ['Address,City,State,Type,Rent/SF/Mo', ...addresses.map((it) => `${it},Houston,TX,Warehouse,0.55`)].join(
    '\n',
  )

test('what was sent and what is fetched are read again, and one that cannot be fails alone', async () => {
  const upload = await sendFile(server, 'west.csv', csv('1 Antoine Dr', '2 Antoine Dr'))
  await importOf(server, { upload, decisions: NO_DECISIONS })
  google.file = { body: csv('1 Hempstead Rd'), type: 'text/csv' }
  const address = 'https://files.example.com/feed.csv'
  const added = await server.post('/api/sources', { kind: 'url', name: 'feed', address })
  expect(added.status).toBe(200)
  expect(await sync()).toEqual({ status: 200, body: { count: 3, source: 'feed, west', failures: [] } })

  google.file = { body: csv('1 Hempstead Rd', '2 Hempstead Rd'), type: 'text/csv' }
  expect(await sync()).toMatchObject({ status: 200, body: { count: 4 } })
  google.script({ status: 404 })
  expect(await sync()).toEqual({
    status: 200,
    body: {
      count: 4,
      source: 'west',
      failures: [{ source: 'feed', reason: expect.stringMatching(/^files\.example\.com answered 404/) }],
    },
  })
  for (const { id } of (await (await server.get('/api/sources')).json()).sources)
    await server.remove(`/api/sources/${id}`)
})

// The Worker has no files of a machine.
test.skipIf(isInWorkerd)(
  'the files of the sources are read again, and what is new in them is in the book',
  async () => {
    await importFile(writeCsv('north.csv', ['1 Gessner Rd', '2 Gessner Rd']), 'north')
    await importFile(writeCsv('south.csv', ['9 Almeda Rd']), 'south')
    writeCsv('north.csv', ['1 Gessner Rd', '2 Gessner Rd', '3 Gessner Rd'])
    expect(await sync()).toEqual({ status: 200, body: { count: 4, source: 'north, south', failures: [] } })

    rmSync(join(folder, 'south.csv'))
    expect(await sync()).toEqual({
      status: 200,
      body: {
        count: 4,
        source: 'north',
        failures: [
          {
            source: 'south',
            reason: 'south.csv is no longer there. Its properties stay.',
          },
        ],
      },
    })
  },
)

test('while one import runs another is refused with what the first is at', async () => {
  await importFile(writeCsv('east.csv', ['1 Lockwood Dr']), 'east')
  const refused = await withRunLock(server.db, DEMO_TEAM, sync)
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('who asks too often is told when to come back', async () => {
  let last = await server.post('/api/properties/sync', {})
  for (let i = 0; i < 12 && last.status !== 429; i++) last = await server.post('/api/properties/sync', {})
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.json()).toMatchObject({ code: 'too_many' })
})
