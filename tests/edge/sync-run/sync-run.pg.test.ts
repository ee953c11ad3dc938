import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { withRunLock } from '../../../edge/import/run/run-lock.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'

const server: AppUnderTest = await appUnderTest()

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

test('the files of the sources are read again, and what is new in them is in the book', async () => {
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
})

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
