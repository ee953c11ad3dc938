import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importRun, source, sourceRow, sourceSheet } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { sweepRemovedSources } from '../../../edge/sources/sweep-removed.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { importOf, NO_DECISIONS, sendFile } from './import-job.ts'

const server: AppUnderTest = await appUnderTest()
const DAY_MS = 24 * 3_600_000

async function importFile(name: string): Promise<number> {
  const text = `Address,City,State,Type\n1 ${name} St,Houston,TX,Warehouse\n2 ${name} St,Houston,TX,Warehouse`
  const upload = await sendFile(server, `${name}.csv`, text)
  return (await importOf(server, { upload, decisions: NO_DECISIONS })).sourceId
}

async function removeDaysAgo(id: number, days: number): Promise<void> {
  expect((await server.remove(`/api/sources/${id}`)).status).toBe(200)
  const at = sql`to_timestamp(${(Date.now() - days * DAY_MS) / 1000})`
  await server.db.update(source).set({ removedAt: at }).where(eq(source.id, id))
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    await tx.update(property).set({ removedAt: at }).where(eq(property.sourceId, id))
  })
}

test('a source that was removed 90 days ago is gone with its file and rows, and its history stays', async () => {
  const ids = [await importFile('old'), await importFile('recent'), await importFile('live')] as const
  const [old, recent, live] = ids
  await removeDaysAgo(old, 91)
  await removeDaysAgo(recent, 89)
  const { files } = server.services
  expect(await server.filesIn('sources')).toHaveLength(3)
  await sweepRemovedSources({ db: server.db, files, now: new Date() })
  await sweepRemovedSources({ db: server.db, files, now: new Date() })

  expect(await server.filesIn('sources')).toHaveLength(2)
  expect(await server.db.$count(sourceRow)).toBe(4)
  expect(await server.db.$count(sourceSheet)).toBe(2)
  expect(await server.db.$count(importRun, eq(importRun.sourceId, old))).toBe(1)
  expect(await server.db.$count(property, eq(property.sourceId, old))).toBe(2)
  expect((await server.post(`/api/sources/${old}/restore`, {})).status).toBe(404)
  const back = await server.post(`/api/sources/${recent}/restore`, {})
  expect(await back.json()).toMatchObject({ id: recent, properties: 2, canRun: true })
  expect((await importOf(server, { sourceId: recent })).counts).toMatchObject({ unchanged: 2 })
  expect((await importOf(server, { sourceId: live })).counts).toMatchObject({ unchanged: 2 })
})
