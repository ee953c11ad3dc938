import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import {
  createTestHarness,
  experimental_readRawConfig as readWorkerSettings,
  type TestHarness,
} from 'wrangler'
import { connectNode } from '../../db/connect-node.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { seedDemoTeam } from '../../db/demo-team.ts'
import { buildIfStale } from '../../edge/build/build.ts'
import type { JobState } from '../../edge/services/import-jobs.ts'
import { PROJECT } from '../../edge/settings/project.ts'
import { benchPostgres } from './bench-postgres.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { cpuOf } from './fleet/process-figures.ts'
import { generatedCsv } from './generated-csv.ts'

const ORIGIN = 'http://localhost:8787'
const ROWS = 20_000
const MANY_ROWS = 100_000
const POLL_MS = 250
/** What an import does before it compares and writes. */
const BEFORE: ReadonlySet<string> = new Set(['waiting', 'fetching', 'reading'])
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
  return await inWorkerd(async ({ harness, db, worker, firstAnswerMs }) => {
    const idleMb = memoryOf(worker, 'VmRSS')
    const me = await times(CALLS, () => ask(harness, '/api/me'))
    const imported = await importedIn(harness, worker, ROWS)
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
      ...imported,
      worker_database_20k_mb: (stored?.bytes ?? Number.NaN) / 1e6,
      workerd_idle_mb: idleMb,
      workerd_after_all_20k_properties_peak_mb: memoryOf(worker, 'VmHWM'),
    }
  })
}

/** An import of 100,000 rows in the Worker, in one go. */
export async function benchWorkerImport(): Promise<BenchFigures> {
  return await inWorkerd(({ harness, worker }) => importedIn(harness, worker, MANY_ROWS))
}

interface InWorkerd {
  readonly harness: TestHarness
  readonly db: Database
  /** The process of workerd. */
  readonly worker: string
  readonly firstAnswerMs: number
}

async function inWorkerd(work: (inside: InWorkerd) => Promise<BenchFigures>): Promise<BenchFigures> {
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
    return await work({ harness, db, worker: workerdProcess(), firstAnswerMs })
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
    // All in one go, as there is no queue here.
    IMPORT_SLICE_SECONDS: '240',
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

/**
 * Sends a file and imports it: how long that takes, and what workerd takes while it reads, and while it compares and
 * writes.
 */
async function importedIn(harness: TestHarness, worker: string, rows: number): Promise<BenchFigures> {
  const { id } = JSON.parse(await ask(harness, '/api/uploads?name=bench.csv', generatedCsv(rows))) as {
    id: string
  }
  const taken = { read: { cpu: 0, mb: 0 }, written: { cpu: 0, mb: 0 } }
  let part = taken.read
  let from = cpuOf(Number(worker))
  const endPart = () => {
    part.cpu = cpuOf(Number(worker)) - from
    part.mb = memoryOf(worker, 'VmHWM')
    from += part.cpu
    forgetPeak(worker)
  }
  forgetPeak(worker)
  const started = performance.now()
  const { job } = JSON.parse(await ask(harness, '/api/imports', { upload: id })) as { job: string }
  for (;;) {
    const state = JSON.parse(await ask(harness, `/api/imports/${job}`)) as JobState
    const isRunning = state.state === 'running'
    if (part === taken.read && !(isRunning && BEFORE.has(state.stage))) {
      endPart()
      part = taken.written
    }
    if (state.state === 'done') break
    if (!isRunning) throw new Error(`The import ended as ${JSON.stringify(state)}.`)
    await delay(POLL_MS)
  }
  endPart()
  const name = `worker_import_${rows / 1000}k`
  return {
    [`${name}_s`]: (performance.now() - started) / 1000,
    [`${name}_read_cpu_s`]: taken.read.cpu,
    [`${name}_read_workerd_peak_mb`]: taken.read.mb,
    [`${name}_written_cpu_s`]: taken.written.cpu,
    [`${name}_written_workerd_peak_mb`]: taken.written.mb,
  }
}

/** From now on the peak of a process's memory counts anew (proc(5), clear_refs). */
function forgetPeak(pid: string): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
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
