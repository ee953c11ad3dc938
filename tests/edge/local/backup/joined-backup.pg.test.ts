import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connectNode } from '../../../../db/connect-node.ts'
import { importRun } from '../../../../db/private-schema.ts'
import { attachment, correction } from '../../../../db/schema.ts'
import { undoDecision } from '../../../../edge/duplicates/decide.ts'
import { rollBack } from '../../../../edge/history/roll-back.ts'
import { loadBackup } from '../../../../edge/local/backup/load-backup.ts'
import { writeBackup } from '../../../../edge/local/backup/write-backup.ts'
import { emptyDatabaseUrl } from '../../../postgres.ts'
import { B, correct, twoSources } from '../../duplicates/two-sources.ts'
import { shownBook, unchanged } from '../../import/shown-book.ts'

test('what people corrected, attached and joined comes through a backup, with the way back from the last run and from the join', async () => {
  const { url, db, dataDir, by, a, b, importB, join: joinPair, shown } = await twoSources()
  const apart = await shown()
  await joinPair(a, b, ['dockDoors'])
  await correct(db, by.userId, a, 'clearHeight', 40)
  await db.insert(attachment).values({
    ...{ id: 'photo', teamId: by.team, propertyId: a, authorId: by.userId, createdAt: by.at },
    ...{ name: 'Yard.jpg', type: 'image/jpeg', bytes: 3 },
  })
  const before = await shown()
  await importB({ ...B, dockDoors: 14 })
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'backup.tar.gz')
  await writeBackup({ url, dataDir, file })

  const restored = await emptyDatabaseUrl()
  await loadBackup({ file, url: restored, dataDir, filesInto: folder })
  const connection = connectNode(restored)
  onTestFinished(connection.close)
  const is = connection.db
  expect(await shownBook(is)).toEqual(await shown())
  expect((await shownBook(is)).get(a)).toMatchObject({ dockDoors: 14, clearHeight: 40 })
  expect(await is.select().from(correction)).toEqual(await db.select().from(correction))
  expect(await is.select().from(attachment)).toEqual(await db.select().from(attachment))

  const [run] = await is.select({ id: importRun.id }).from(importRun).orderBy(desc(importRun.id)).limit(1)
  await rollBack({ db: is, team: by.team, runId: run?.id ?? 0, by: by.userId })
  expect(unchanged(await shownBook(is))).toEqual(unchanged(before))
  expect(await undoDecision(is, by, [a, b], async () => {})).toBe(true)
  const parted = unchanged(await shownBook(is))
  expect(parted.get(a)).toEqual({ ...unchanged(apart).get(a), clearHeight: 40 })
  expect(parted.get(b)).toEqual(unchanged(apart).get(b))
})
