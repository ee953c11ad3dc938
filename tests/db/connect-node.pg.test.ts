import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { connectNode } from '../../db/connect-node.ts'
import { type Database, rowsOf, type Transaction } from '../../db/database.ts'
import { testDatabaseUrl } from '../postgres.ts'

async function processOf(db: Database | Transaction): Promise<number | undefined> {
  const [backend] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`)
  return backend?.pid
}

test('a pool of one goes on after its connection broke in a transaction, and after it broke while idle', async () => {
  const url = await testDatabaseUrl()
  const { db, close } = connectNode(url, { max: 1 })
  const administrator = connectNode(url)
  onTestFinished(async () => {
    await Promise.all([close(), administrator.close()])
  })
  const cut = (pid: number | undefined) =>
    administrator.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
  await expect(
    db.transaction(async (tx) => {
      await cut(await processOf(tx))
      await processOf(tx)
    }),
  ).rejects.toThrow()
  const second = await processOf(db)
  await cut(second)
  await expect.poll(() => processOf(db).catch(() => second)).not.toBe(second)
  expect(await db.transaction(processOf)).toEqual(expect.any(Number))
})
