import { Zero } from '@rocicorp/zero'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { schema } from '../../../sync/schema.ts'
import { makeProperty } from '../../make/property.ts'
import { fillBook } from '../fill-book.ts'
import { writeNote } from '../open-sync-user.ts'
import { MARIA } from '../people.ts'
import { syncUnderTest } from '../sync-under-test.ts'

const PATIENCE = 300_000
const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

let site: Awaited<ReturnType<typeof syncUnderTest>>
beforeAll(async () => {
  site = await syncUnderTest(cleanUp)
  await fillBook(site.db, [makeProperty({ id: 'tanner' })])
  await site.startZeroCache()
}, PATIENCE)

const ofTanner = queries.note.ofProperty({ propertyId: 'tanner' })

test('an old tab goes on while the server gets a column and loses it again', async () => {
  const [writer, reader] = [site.user(), site.user()]
  let seen: string[] = []
  reader.materialize(ofTanner).addListener((notes) => {
    seen = notes.map(({ note }) => note).toSorted()
  })
  const write = async (note: string) => {
    expect(await writeNote(writer, crypto.randomUUID(), note).server).toMatchObject({ type: 'success' })
  }
  await write('before')
  await site.db.execute(sql`alter table note add column color text`)
  await write('expanded')
  await expect.poll(() => seen, { timeout: 60_000 }).toEqual(['before', 'expanded'])
  await site.db.execute(sql`alter table note drop column color`)
  await write('with contract')
  await expect.poll(() => seen, { timeout: 60_000 }).toEqual(['before', 'expanded', 'with contract'])
  await Promise.all([writer.close(), reader.close()])
})

/** The tab of a next version, whose notes have a color. */
function newTab(updateNeeded: (reason: string) => void) {
  const { note } = schema.tables
  const columns = { ...note.columns, color: { type: 'string' as const, optional: true } }
  const next = { ...schema, tables: { ...schema.tables, note: { ...note, columns } } }
  return new Zero({
    schema: next as typeof schema,
    mutators,
    userID: MARIA.userId,
    context: MARIA,
    cacheURL: `${site.origin}/zero`,
    storageKey: crypto.randomUUID(),
    kvStore: 'mem',
    logSink: { log: () => undefined },
    onUpdateNeeded: ({ type }) => updateNeeded(type),
  })
}

test('a new tab is told by an old server that it is too new, and is served once the server has caught up', async () => {
  const told: string[] = []
  const early = newTab((reason) => told.push(reason))
  early.materialize(ofTanner)
  await expect.poll(() => told, { timeout: 60_000 }).toContain('SchemaVersionNotSupported')
  await early.close()

  await site.db.execute(sql`alter table note add column color text`)
  let isLive = false
  const tabs: { close(): Promise<void> }[] = []
  await expect
    .poll(
      async () => {
        const tab = newTab(() => {})
        tabs.push(tab)
        tab.materialize(ofTanner).addListener((_, state) => {
          isLive ||= state === 'complete'
        })
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        return isLive
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  await Promise.all(tabs.map((tab) => tab.close()))
})
