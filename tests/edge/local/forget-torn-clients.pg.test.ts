import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { rowsOf } from '../../../db/database.ts'
import { forgetTornClients } from '../../../edge/local/zero/forget-torn-clients.ts'
import { testDatabaseUrl } from '../../postgres.ts'

test('browsers whose record was torn by a kill are forgotten, the others and a database without any are left alone', async () => {
  const url = await testDatabaseUrl()
  await forgetTornClients(url)
  const { db, close } = connectNode(url, { max: 1 })
  onTestFinished(close)
  // As zero-cache makes them.
  await db.execute(sql`create schema "zero_0/cvr"`)
  await db.execute(
    sql`create table "zero_0/cvr".instances ("clientGroupID" text primary key, version text not null)`,
  )
  await db.execute(
    sql`create table "zero_0/cvr"."rowsVersion" ("clientGroupID" text primary key, version text not null)`,
  )
  await db.execute(sql`insert into "zero_0/cvr".instances values
    ('new', '00'), ('whole', '5a:01'), ('torn', '5b'), ('never written', '5c')`)
  await db.execute(sql`insert into "zero_0/cvr"."rowsVersion" values ('whole', '5a:01'), ('torn', '5a')`)
  await forgetTornClients(url)
  const left = async (table: string) =>
    (
      await rowsOf<{ id: string }>(
        db,
        sql.raw(`select "clientGroupID" as id from "zero_0/cvr"."${table}" order by 1`),
      )
    ).map(({ id }) => id)
  expect([await left('instances'), await left('rowsVersion')]).toEqual([['new', 'whole'], ['whole']])
})
