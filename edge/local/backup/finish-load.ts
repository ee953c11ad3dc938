import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { connectNode } from '../../../db/connect-node.ts'
import { team } from '../../../db/schema.ts'
import { changeBook } from '../../book/change-book.ts'

/** More than any change that goes through the tail: a new snapshot is made. */
const AS_A_WHOLE = Number.MAX_SAFE_INTEGER

/** What a backup has not: counters, the books that browsers read, and where files are now. */
export async function finishLoad(
  client: pg.Client,
  url: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await client.query(`do $$ declare one record; begin
    for one in select format('%I.%I', table_schema, table_name) as tab, column_name as col from information_schema.columns
      where table_schema in ('public', 'private') and is_identity = 'YES' loop
      execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 1), max(%I) is not null) from %s',
        one.tab, one.col, one.col, one.col, one.tab);
    end loop; end $$`)
  await client.query(
    `update private.source set path = $2 || substr(path, length($1) + 1) where starts_with(path, $1 || '/')`,
    [from, to],
  )
  await makeBooks(url)
}

/**
 * Numbers changes on from the present moment, which is above any that was given before: a browser that kept a newer
 * book than the backup's must not take it for the one in force.
 */
async function makeBooks(url: string): Promise<void> {
  const { db, close } = connectNode(url, { max: 1 })
  try {
    await db.execute(sql`select setval('private.change_seq', ${Date.now()})`)
    for (const { id } of await db.select({ id: team.id }).from(team)) {
      await changeBook(db, { team: id, changes: AS_A_WHOLE }, async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`update property set change_seq = nextval('private.change_seq')
          where id = (select min(id) from property where team_id = ${id})`)
      })
    }
  } finally {
    await close()
  }
}
