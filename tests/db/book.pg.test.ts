import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Database, rowsOf, type Transaction } from '../../db/database.ts'
import { source } from '../../db/private-schema.ts'
import { property } from '../../db/property-table.ts'
import { propertyTail } from '../../db/schema.ts'
import { property as propertySchema } from '../../sync/domain/property.ts'
import { openBook } from '../edge/import/open-book.ts'
import { liveBook, shownBook } from '../edge/import/shown-book.ts'
import { makeProperty } from '../make/property.ts'

async function addSource(db: Database): Promise<number> {
  const [row] = await db.insert(source).values({ teamId: 'demo', name: 'test' }).returning({ id: source.id })
  return row?.id ?? 0
}

async function put(tx: Database | Transaction, sourceId: number, id: string, given = {}): Promise<void> {
  const { createdAt, changedAt: _c, rentChangedAt: _r, ...fields } = makeProperty({ id, ...given })
  const row = {
    ...fields,
    teamId: 'demo',
    sourceId,
    createdAt: new Date(createdAt),
    contentHash: 'h',
    changeSeq: 0,
  }
  await tx
    .insert(property)
    .values(row)
    .onConflictDoUpdate({ target: property.id, set: { ...row, removedAt: null } })
}

const open = (tx: Transaction) => tx.execute(sql`select private.open_book('demo')`)
const databaseSays = (message: string) => ({ cause: expect.objectContaining({ message }) })

test('a property is only written by who has opened its book', async () => {
  const { db } = await openBook()
  const sourceId = await addSource(db)
  const refusal = databaseSays("property a written without private.open_book('demo')")
  await expect(put(db, sourceId, 'a')).rejects.toMatchObject(refusal)
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`select private.open_book('another')`)
      await put(tx, sourceId, 'a')
    }),
  ).rejects.toMatchObject(refusal)
  await db.transaction(async (tx) => {
    await open(tx)
    await put(tx, sourceId, 'a')
  })
  // The book closes with the transaction.
  await expect(put(db, sourceId, 'a', { name: 'Other' })).rejects.toMatchObject(refusal)
})

test('a property is neither deleted nor moved to another id or team', async () => {
  const { db } = await openBook()
  const sourceId = await addSource(db)
  await db.execute(sql`insert into team values ('other', 'Other')`)
  const attempt = (statement: ReturnType<typeof sql>) =>
    db.transaction(async (tx) => {
      await open(tx)
      await put(tx, sourceId, 'a')
      await tx.execute(statement)
    })
  await expect(attempt(sql`delete from property`)).rejects.toMatchObject(
    databaseSays('property a cannot be deleted: set removed_at'),
  )
  const stays = databaseSays('property a keeps its id and its team')
  await expect(attempt(sql`update property set id = 'b'`)).rejects.toMatchObject(stays)
  expect(await db.select().from(property)).toEqual([])
})

test('the tail holds the newest version of what changed, as the domain has it', async () => {
  const { db } = await openBook()
  const sourceId = await addSource(db)
  const full = { rail: true, leaseType: 'NNN', zip: '07001', latitude: 29.7604, createdAt: 1_699_999_999_123 }
  await db.transaction(async (tx) => {
    await open(tx)
    for (const id of ['a', 'b']) await put(tx, sourceId, id)
    await put(tx, sourceId, 'a', { name: 'Second', ...full })
    await tx.execute(sql`update property set removed_at = now() where id = 'b'`)
  })
  const tail = await db.select().from(propertyTail).orderBy(propertyTail.id)
  expect(tail).toEqual([
    {
      id: 'a',
      teamId: 'demo',
      changeSeq: expect.any(Number),
      row: makeProperty({ id: 'a', name: 'Second', ...full, leaseType: 'NNN' }),
    },
    { id: 'b', teamId: 'demo', changeSeq: expect.any(Number), row: null },
  ])
  expect(tail[1]?.changeSeq).toBeGreaterThan(tail[0]?.changeSeq ?? Number.NaN)
  expect(Object.keys(tail[0]?.row ?? {}).sort()).toEqual(Object.keys(propertySchema.shape).sort())
})

test('writing a row as it is does not touch it', async () => {
  const { db } = await openBook()
  const sourceId = await addSource(db)
  const write = () =>
    db.transaction(async (tx) => {
      await open(tx)
      await put(tx, sourceId, 'a')
    })
  const versions = () =>
    rowsOf(
      db,
      sql`select p.xmin::text, p.change_seq, t.xmin::text as tail from property p
    join property_tail t on t.id = p.id`,
    )
  await write()
  const before = await versions()
  await write()
  expect(await versions()).toEqual(before)
})

test('with app.bulk on the tail is left to the writer, for that transaction only', async () => {
  const { db } = await openBook()
  const sourceId = await addSource(db)
  for (const [id, bulk] of [
    ['a', 'on'],
    ['b', 'off'],
  ] as const) {
    await db.transaction(async (tx) => {
      await open(tx)
      if (bulk === 'on') await tx.execute(sql`select set_config('app.bulk', 'on', true)`)
      await put(tx, sourceId, id)
    })
  }
  expect(await db.select({ id: propertyTail.id }).from(propertyTail)).toEqual([{ id: 'b' }])
})

test('change numbers are in commit order: a reader who has seen one has seen all below it', async () => {
  const { db } = await openBook()
  const sourceId = await addSource(db)
  let writing = true
  async function writer(name: number): Promise<void> {
    for (let i = 0; i < 40; i++) {
      const rollback = i % 7 === name
      const transaction = db.transaction(async (tx) => {
        await open(tx)
        await put(tx, sourceId, `${(i * 5 + name) % 30}`, { name: `${name} ${i}` })
        await put(tx, sourceId, `${(i * 3 + name * 11) % 30}`, { name: `${name} ${i}` })
        if (rollback) tx.rollback()
      })
      await (rollback ? expect(transaction).rejects.toThrow('Rollback') : transaction)
    }
  }
  async function reader(): Promise<number> {
    let seen = 0
    const known = new Map<string, number>()
    let reads = 0
    while (writing) {
      const rows = await db.select({ id: property.id, seq: property.changeSeq }).from(property)
      const late = rows.filter(({ id, seq }) => seq <= seen && known.get(id) !== seq)
      expect(late).toEqual([])
      for (const { id, seq } of rows) {
        known.set(id, seq)
        seen = Math.max(seen, seq)
      }
      reads++
    }
    return reads
  }
  const reading = reader()
  await Promise.all([0, 1, 2, 3, 4, 5].map(writer))
  writing = false
  expect(await reading).toBeGreaterThan(5)
  expect(await shownBook(db)).toEqual(await liveBook(db))
})
