import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { PUBLICATION } from '../../db/publication.ts'
import { openBook } from '../edge/import/open-book.ts'

test('migrating a database that is up to date, twice at once, changes nothing', async () => {
  const { db, url } = await openBook()
  const applied = () => rowsOf(db, sql`select * from drizzle.__drizzle_migrations order by id`)
  const before = await applied()
  await Promise.all([migrateDatabase(url), migrateDatabase(url)])
  expect(before.length).toBeGreaterThan(0)
  expect(await applied()).toEqual(before)
})

test('an empty database migrated twice at once is migrated once', async () => {
  const { db, url } = await openBook()
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`drop schema private cascade`)
  await db.execute(sql`drop schema drizzle cascade`)
  await db.execute(sql`create schema public`)
  await db.execute(sql`drop publication ${sql.raw(PUBLICATION)}`)
  await Promise.all([migrateDatabase(url), migrateDatabase(url)])
  expect(await rowsOf(db, sql`select count(*)::int as n from property`)).toEqual([{ n: 0 }])
})

test('the publication carries what browsers may have and nothing else', async () => {
  const { db } = await openBook()
  const published = await rowsOf<{ name: string; columns: string }>(
    db,
    sql`select schemaname || '.' || tablename as name, array_to_string(attnames, ' ') as columns
      from pg_publication_tables where pubname = ${PUBLICATION} order by 1`,
  )
  expect(published.map(({ name }) => name)).toEqual([
    'public.app_user',
    'public.assumed_term',
    'public.attachment',
    'public.book',
    'public.comp_list',
    'public.comp_list_entry',
    'public.correction',
    'public.name_alias',
    'public.note',
    'public.property_tail',
    'public.table_view',
  ])
  expect(published[0]?.columns).toBe('id team_id name')
})
