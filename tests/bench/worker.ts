import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import {
  createTestHarness,
  experimental_readRawConfig as readWorkerSettings,
  type TestHarness,
} from 'wrangler'
import { connectNode } from '../../db/connect-node.ts'
import { rowsOf } from '../../db/database.ts'
import { seedDemoTeam } from '../../db/demo-team.ts'
import { buildIfStale } from '../../edge/build/build.ts'
import type { JobState } from '../../edge/services/import-jobs.ts'
import { PROJECT } from '../../edge/settings/project.ts'
import { benchPostgres } from './bench-postgres.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'

const ORIGIN = 'http://localhost:8787'
const ROWS = 20_000
const EXPORTED = 1_000
const CALLS = 300
const EXPORTS = 40
const WARM_UP = 10

/** An isolate whose memory grows beyond ends, as at Cloudflare. */
const ISOLATE_MB = 128

/**
 * The Worker in workerd, beside a Postgres of this machine: its first answer, what people ask most, an import, and the
 * memory of the whole of workerd, whose isolates have as much as at Cloudflare.
 */
export async function benchWorker(): Promise<BenchFigures> {
  await buildIfStale({ say: console.error })
  await using cleanUp = new AsyncDisposableStack()
  const databaseUrl = await benchPostgres(cleanUp)
  const { db, close } = connectNode(databaseUrl)
  await seedDemoTeam(db)
  const started = performance.now()
  const harness = await startWorker(databaseUrl)
  try {
    await ask(harness, '/api/me')
    const firstAnswerMs = performance.now() - started
    const worker = workerdProcess()
    const idleMb = memoryOf(worker, 'VmRSS')
    const me = await times(CALLS, () => ask(harness, '/api/me'))
    const importing = await importedIn(harness)
    const importPeakMb = memoryOf(worker, 'VmHWM')
    const [city] = await rowsOf<{ city: string; rows: number }>(
      db,
      sql`select city, count(*)::int as rows from property group by city order by abs(count(*) - ${EXPORTED}) limit 1`,
    )
    const asked = { searchQuery: `in ${city?.city}`, format: 'csv' }
    const [stored] = await rowsOf<{ bytes: number }>(
      db,
      sql`select pg_database_size(current_database())::float8 as bytes`,
    )
    const exports = await times(EXPORTS, () => ask(harness, '/api/properties/export', asked))
    await ask(harness, '/api/properties')
    return {
      worker_start_and_first_answer_ms: firstAnswerMs,
      worker_me_p50_ms: quantile(me, 0.5),
      worker_me_p95_ms: quantile(me, 0.95),
      worker_export_rows: city?.rows ?? Number.NaN,
      worker_export_p50_ms: quantile(exports, 0.5),
      worker_export_p95_ms: quantile(exports, 0.95),
      worker_import_20k_s: importing,
      worker_database_20k_mb: (stored?.bytes ?? Number.NaN) / 1e6,
      workerd_idle_mb: idleMb,
      workerd_after_import_20k_peak_mb: importPeakMb,
      workerd_after_all_20k_properties_peak_mb: memoryOf(worker, 'VmHWM'),
    }
  } finally {
    await harness.close()
    await close()
  }
}

async function startWorker(databaseUrl: string): Promise<TestHarness> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-heap-size=${ISOLATE_MB}`
  mkdirSync(join(PROJECT, 'dist'), { recursive: true })
  const { rawConfig } = readWorkerSettings({ config: join(PROJECT, 'wrangler.toml') })
  const vars = {
    ...rawConfig.vars,
    PUBLIC_ORIGIN: ORIGIN,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret of the benchmark that is long enough',
    ZERO_API_KEY: 'the key of zero-cache in benchmarks',
  }
  const { env: _, ...settings } = rawConfig
  // What is measured is how fast, not how often.
  const config = { ...settings, ratelimits: [], main: 'tests/edge/worker-on-loopback.ts', vars }
  const harness = createTestHarness({ root: PROJECT, workers: [{ config }] })
  await harness.listen()
  return harness
}

async function ask(harness: TestHarness, path: string, body?: object | string): Promise<string> {
  const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json'
  const init = {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': type },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const answer = await harness.fetch(ORIGIN + path, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return text
}

async function times(calls: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let i = -WARM_UP; i < calls; i++) {
    const started = performance.now()
    await call()
    if (i >= 0) taken.push(performance.now() - started)
    // As people ask, the limit for each of them is never reached.
    await delay(calls > EXPORTS ? 0 : 1_000)
  }
  return taken
}

/** Sends a file and imports it; answers the seconds from the request to its end. */
async function importedIn(harness: TestHarness): Promise<number> {
  const { id } = JSON.parse(await ask(harness, '/api/uploads?name=bench.csv', generatedCsv(ROWS))) as {
    id: string
  }
  const started = performance.now()
  const { job } = JSON.parse(await ask(harness, '/api/imports', { upload: id })) as { job: string }
  for (;;) {
    const state = JSON.parse(await ask(harness, `/api/imports/${job}`)) as JobState
    if (state.state === 'done') return (performance.now() - started) / 1000
    if (state.state !== 'running') throw new Error(`The import ended as ${JSON.stringify(state)}.`)
    await delay(250)
  }
}

/** The newest process of workerd on this machine that this one started, or its children. */
function workerdProcess(): string {
  const ours = new Set([String(process.pid)])
  let found = ''
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .toSorted((a, b) => +a - +b)) {
    const status = statusOf(pid)
    if (!ours.has(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? '')) continue
    ours.add(pid)
    if (/^Name:\s+workerd/m.test(status)) found = pid
  }
  return found
}

function memoryOf(pid: string, what: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(statusOf(pid))?.[1] ?? Number.NaN) / 1024
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
