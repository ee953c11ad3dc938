import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { property } from '../../../../db/property-table.ts'
import { appUser, attachment, book } from '../../../../db/schema.ts'
import { loadBackup } from '../../../../edge/local/backup/load-backup.ts'
import { writeBackup } from '../../../../edge/local/backup/write-backup.ts'
import { filesHere } from '../../../../edge/local/bucket/files-here.ts'
import { folderStore } from '../../../../edge/local/folder-store.ts'
import { makeProperty } from '../../../make/property.ts'
import { emptyDatabaseUrl } from '../../../postgres.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../../app-under-test.ts'
import { fillBook } from '../../fill-book.ts'
import { makeRows } from '../../import/make-events.ts'
import { openBook } from '../../import/open-book.ts'
import { JAMES, signedIn } from '../../people.ts'
import { type ServedBucket, serveBucket } from './serve-bucket.ts'

const PNG = Uint8Array.from(`\x89PNG\r\n\x1a\n${'and more '.repeat(200_000)}`, (sign) => sign.charCodeAt(0))

async function served(): Promise<ServedBucket> {
  const bucket = await serveBucket()
  onTestFinished(() => bucket.stop())
  return bucket
}

const streamOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]).stream()

async function attach(site: AppUnderTest, app: AppUnderTest['app'], bytes: Uint8Array<ArrayBuffer>) {
  const headers = { ...(await signedIn(JAMES)), Origin: ORIGIN, 'Content-Type': 'application/octet-stream' }
  const address = `${ORIGIN}/api/properties/p1/attachments?name=Yard.png`
  const answer = await app.request(address, { method: 'POST', body: bytes, headers })
  return {
    status: answer.status,
    told: (await answer.json()) as { id: string },
    rows: await site.db.$count(attachment),
  }
}

test('an attachment is kept in the bucket and given out from it, and what it is not is left there', async () => {
  const bucket = await served()
  const site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: 'p1' })])
  const app = site.appWith({ files: filesHere(site.dataDir, bucket.settings) })
  const { status, told } = await attach(site, app, PNG)
  expect(status).toBe(200)
  expect([...bucket.kept.keys()]).toEqual([`attachments/${told.id}`])
  expect(await site.filesIn('attachments').catch(() => [])).toEqual([])
  const file = await app.request(`${ORIGIN}/api/attachments/${told.id}`, { headers: await signedIn(JAMES) })
  expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true)

  const page = Uint8Array.from('<html><script>alert(1)</script>', (sign) => sign.charCodeAt(0))
  expect((await attach(site, app, page)).status).toBe(400)
  expect(bucket.kept.size).toBe(1)
})

test('a bucket that fails once is asked again, and one that refuses keeps nothing and tells no secret', async () => {
  const bucket = await served()
  const site = await appUnderTest()
  await fillBook(site.db, [makeProperty({ id: 'p1' })])
  const app = site.appWith({ files: filesHere(site.dataDir, bucket.settings) })
  bucket.fail(503, 1)
  expect((await attach(site, app, PNG)).status).toBe(200)
  const wrong = { ...bucket.settings, secretKey: 'another secret' }
  const refused = await attach(site, site.appWith({ files: filesHere(site.dataDir, wrong) }), PNG)
  expect([refused.status, refused.rows, bucket.kept.size]).toEqual([500, 1, 1])
  expect(JSON.stringify([refused.told, site.log])).not.toMatch(/secret|127\.0\.0\.1/)
})

test('what was attached before there was a bucket is still found, and other files stay in the data folder', async () => {
  const bucket = await served()
  const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-bucket-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await folderStore(dataDir).put('attachments/old', streamOf(PNG), PNG.length)
  const files = filesHere(dataDir, bucket.settings)
  await files.put('uploads/new', streamOf(PNG), PNG.length)
  expect(bucket.kept.size).toBe(0)
  const old = await files.open('attachments/old')
  expect([old?.size, (await old?.read(0, 4))?.[0]]).toEqual([PNG.length, 0x89])
  await old?.close()
  expect(await files.put('attachments/large', streamOf(PNG), 10)).toBeNull()
  await files.remove('attachments/old')
  expect(await files.open('attachments/old')).toBeNull()
})

test('a backup has what the bucket keeps, and a restored folder gives it out', async () => {
  const bucket = await served()
  const { url, db, dataDir, importMade } = await openBook()
  await importMade(makeRows(1, 3))
  const [team] = await db.select({ id: book.teamId }).from(book)
  const [person] = await db.select({ id: appUser.id }).from(appUser)
  const [first] = await db.select({ id: property.id }).from(property)
  await db.insert(attachment).values({
    ...{ id: 'photo', teamId: team?.id ?? '', propertyId: first?.id ?? '', authorId: person?.id ?? '' },
    ...{ name: 'Yard.png', type: 'image/png', bytes: PNG.length, createdAt: new Date() },
  })
  await filesHere(dataDir, bucket.settings).put('attachments/photo', streamOf(PNG), PNG.length)
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'backup.tar.gz')
  await writeBackup({ url, dataDir, file, bucket: bucket.settings })
  await loadBackup({ file, url: await emptyDatabaseUrl(), dataDir: folder, filesInto: folder })
  expect((await readFile(join(folder, 'attachments', 'photo'))).equals(PNG)).toBe(true)
})
