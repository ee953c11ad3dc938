import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { dropBroken } from '../../../db/connect-node.ts'
import { type Database, rowsOf } from '../../../db/database.ts'
import { importRun } from '../../../db/private-schema.ts'
import * as schema from '../../../db/schema.ts'
import { WorkbookError } from '../../../sync/sheets/model/workbook-error.ts'
import { type MadeRow, makeEvents, makeRows } from './make-events.ts'
import { type OpenBook, openBook } from './open-book.ts'
import { liveBook, shownBook, unchanged } from './shown-book.ts'

interface BreakableDatabase {
  readonly db: Database
  /** From now on statements are counted anew, and just before this one, counted from 1, the server cuts the connection. */
  cutBefore(statement: number): void
  /** How many there were since. */
  statements(): number
}

async function connectBreakably(url: string): Promise<BreakableDatabase> {
  const administrator = new pg.Client({ connectionString: url })
  await administrator.connect()
  onTestFinished(() => administrator.end())
  let statements = 0
  let cut = 0
  const pool = dropBroken(new pg.Pool({ connectionString: url }))
  onTestFinished(() => pool.end())
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      statements++
      if (statements !== cut) return query(...args)
      return cutOff(administrator, client).then(() => query(...args))
    }) as typeof client.query
  })
  return {
    db: drizzle(pool, { schema }),
    cutBefore(statement) {
      cut = statement
      statements = 0
    },
    statements: () => statements,
  }
}

async function cutOff(administrator: pg.Client, client: pg.PoolClient): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await administrator.query('select pg_terminate_backend($1)', [(client as { processID?: number }).processID])
  await ended
}

async function leftovers(db: Database): Promise<unknown> {
  const [left] = await rowsOf(
    db,
    sql`select (select count(*)::int from private.staged_property) + (select count(*)::int from private.staged_row) as staged,
      (select count(*)::int from private.source_row where run_id not in
        (select unnest(array[r.id, r.previous_run_id]) from private.source s join private.import_run r on r.id = s.current_run_id)) as rows,
      (select count(*)::int from private.import_run where state = 'running') as running`,
  )
  return left
}
/** As `toEqual` over hundreds of rows, which would take as long as the import. */
function expectSame(shown: unknown, expected: unknown, where: string): void {
  if (!isDeepStrictEqual(shown, expected)) expect(shown, where).toEqual(expected)
}

const NOTHING_LEFT = { staged: 0, rows: 0, running: 0 }

test.each([
  ['through the tail', 20, 40],
  ['as a snapshot', 520, 530],
])(
  'an import %s that loses its connection at any statement leaves the old book or the new one',
  async (_, rows, size) => {
    const { url, db, importMade }: OpenBook = await openBook()
    const breakable = await connectBreakably(url)
    const old = makeRows(1, rows)
    const next: MadeRow[] = makeRows(3, size, (n) => ({ name: `Renamed ${n}` }))
    await importMade(old)
    let before = await shownBook(db)
    let failed = 0
    let kept = 0
    for (let cut = 1; ; cut++) {
      breakable.cutBefore(cut)
      const outcome = await importMade(next, { db: breakable.db }).then(
        () => 'done',
        () => 'failed',
      )
      const shown = await shownBook(db)
      expectSame(shown, await liveBook(db), `cut at statement ${cut}`)
      if (outcome === 'failed') {
        failed++
        expectSame(shown, before, `cut at statement ${cut}`)
        continue
      }
      expect(
        [...shown.values()].every(({ name }) => name.startsWith('Renamed')),
        `cut at statement ${cut}`,
      ).toBe(true)
      kept++
      if (breakable.statements() < cut) break
      await importMade(old, { force: true })
      expect(unchanged(await shownBook(db))).toEqual(unchanged(before))
      before = await shownBook(db)
    }
    expect(failed).toBeGreaterThan(10)
    expect(kept).toBeGreaterThan(1)
    expect(await leftovers(db)).toEqual(NOTHING_LEFT)
  },
  600_000,
)

test('a file that turns out damaged after some rows changes nothing, and the failure is on record', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 30))
  const before = await shownBook(db)
  async function* damaged() {
    yield* makeEvents(makeRows(1, 1700, () => ({ name: 'Other' })))
    throw new WorkbookError('damaged', 'source.xlsx is damaged.')
  }
  await expect(importMade([], { events: damaged() })).rejects.toMatchObject({ code: 'damaged' })
  expect(await shownBook(db)).toEqual(before)
  expect(await leftovers(db)).toEqual(NOTHING_LEFT)
  const runs = await db
    .select({ state: importRun.state, error: importRun.error })
    .from(importRun)
    .orderBy(importRun.id)
  expect(runs).toEqual([
    { state: 'done', error: null },
    { state: 'failed', error: 'source.xlsx is damaged.' },
  ])
})

test('a run swept away by another that took its lock does not write', async () => {
  const { db, importMade } = await openBook()
  await importMade(makeRows(1, 30))
  const before = await shownBook(db)
  async function* overtaken() {
    yield* makeEvents(makeRows(1, 40))
    await db.update(importRun).set({ state: 'failed' })
  }
  await expect(importMade([], { events: overtaken() })).rejects.toThrow(
    'The import lost its place to another.',
  )
  expect(await shownBook(db)).toEqual(before)
})
