import type pg from 'pg'
import { type End, TABLES } from './manifest.ts'
import type { TarEntry } from './tar.ts'

/** Rows asked for at once. */
const FETCH = 500
/** A file of rows is closed when it has grown this large. */
const PART_BYTES = 4_000_000

/** Tables that are rebuilt from others, are useless elsewhere, or hold what people sign in with. */
const LEFT_OUT = [
  'public.book',
  'public.property_tail',
  'private.book_snapshot',
  'private.session',
  'private.ended_session',
  'private.api_token',
  'private.upload',
  'private.import_job',
]

/** The tables of ours that a backup has; those that Postgres itself forgets after a crash are none. */
export async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind = 'r' and c.relpersistence = 'p'
        and n.nspname || '.' || c.relname <> all ($1) order by 1`,
    [LEFT_OUT],
  )
  return rows.map(({ name }) => name)
}

/** The rows of all tables as one moment has them; `client` is in a transaction that sees that moment. */
export async function* dumpTables(client: pg.ClientBase, counts: End['rows']): AsyncGenerator<TarEntry> {
  for (const table of await tablesOf(client)) {
    counts[table] = 0
    await client.query(
      `declare dumped no scroll cursor for select row_to_json(t)::text as line from ${table} t`,
    )
    let lines: string[] = []
    let [part, length] = [0, 0]
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${FETCH} from dumped`)
      counts[table] += rows.length
      for (const { line } of rows) {
        // A json column keeps the line breaks of what was put in.
        const single = line.replaceAll('\n', ' ')
        lines.push(single)
        length += single.length
      }
      const isLast = rows.length < FETCH
      if (lines.length > 0 && (isLast || length >= PART_BYTES)) {
        part++
        yield fileOf(`${TABLES}${table}/${String(part).padStart(6, '0')}.jsonl`, `${lines.join('\n')}\n`)
        lines = []
        length = 0
      }
      if (isLast) break
    }
    await client.query('close dumped')
  }
}

/** A file of an archive that holds a text. */
export function fileOf(name: string, text: string): TarEntry {
  const bytes = new TextEncoder().encode(text)
  return { name, size: bytes.length, body: [bytes] }
}
