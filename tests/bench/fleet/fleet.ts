import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import { type BenchFigures, quantile } from '../figures.ts'
import { type ClientProcesses, startClientProcesses, WHOLE_CLIENTS } from './client-processes.ts'
import { pageHello } from './page-hello.ts'
import { figuresOf } from './process-figures.ts'
import { type Fleet, PARTS, startFleet } from './start-fleet.ts'
import { notesAstray, surviveKill } from './survive-kill.ts'

const SIZES = [50, 200]
const NOTES = 5
const WITHIN_MS = 600_000
/** What browsers do by themselves while nobody writes is measured for so long. */
const AT_REST_MS = 30_000

/**
 * zero-cache as one replication manager and two view syncers on this machine, with so many browsers that have a property
 * open: until all are live, until a note is at all of them, what that takes, and what becomes of them when one view
 * syncer is killed. A few have the sync engine's own client, the rest only speak its protocol; all in processes of
 * their own.
 */
export async function benchFleet(): Promise<BenchFigures> {
  await using cleanUp = new AsyncDisposableStack()
  const fleet = await startFleet(cleanUp)
  const clients = startClientProcesses(fleet.origin, await pageHello(fleet.origin, 'tanner'), cleanUp)
  const figures = await measure(fleet, clients, SIZES)
  return { ...figures, ...(await surviveKill(fleet, clients, SIZES.at(-1) ?? 0)) }
}

/** The same for a thousand, without the kill. */
export async function benchManyClients(): Promise<BenchFigures> {
  await using cleanUp = new AsyncDisposableStack()
  const fleet = await startFleet(cleanUp)
  const clients = startClientProcesses(fleet.origin, await pageHello(fleet.origin, 'tanner'), cleanUp)
  return await measure(fleet, clients, [1_000])
}

async function measure(
  fleet: Fleet,
  clients: ClientProcesses,
  sizes: readonly number[],
): Promise<BenchFigures> {
  const [load = Number.NaN] = loadavg()
  const figures: BenchFigures = { machine_load_before: load, fleet_whole_clients: WHOLE_CLIENTS }
  const written: string[] = []
  for (const size of sizes) {
    const name = `fleet_${size}`
    await within(clients.prepare(size))
    const coming = cpuOf(fleet, clients)
    const started = epochMs()
    const live = await within(clients.open())
    figures[`${name}_all_live_s`] = (Math.max(...live) - started) / 1000
    Object.assign(figures, named(`${name}_live_cpu_s`, coming()))
    const writing = cpuOf(fleet, clients)
    const took: number[] = []
    const fresh = Array.from({ length: NOTES }, (_, i) => `Note ${size}-${i}`)
    for (const note of fresh) took.push(...(await within(spread(clients, note))))
    written.push(...fresh)
    figures[`${name}_note_p50_ms`] = quantile(took, 0.5)
    figures[`${name}_note_p95_ms`] = quantile(took, 0.95)
    figures[`${name}_note_at_last_ms`] = Math.max(...took)
    Object.assign(figures, named(`${name}_notes_cpu_s`, writing()))
    const { lost, doubled } = notesAstray(await clients.tell(), new Set(written))
    figures[`${name}_notes_lost`] = lost
    figures[`${name}_notes_doubled`] = doubled
    const atRest = cpuOf(fleet, clients)
    await delay(AT_REST_MS)
    for (const [part, seconds] of Object.entries(atRest()))
      figures[`${name}_at_rest_cpu_share_${part}`] = seconds / (AT_REST_MS / 1000)
    // Postgres is left out: its processes share most of what each of them has resident.
    for (const part of ['app', 'manager', 'view_syncers'] as const)
      figures[`${name}_${part}_mb`] = fleet.figures()[part].residentMb
    figures[`${name}_cvr_rows`] = await cvrRows(fleet.db)
  }
  return figures
}

/** From now on: the processor seconds of each part, and of the browsers. */
function cpuOf(fleet: Fleet, clients: ClientProcesses): () => Record<string, number> {
  const seconds = () => {
    const parts = fleet.figures()
    return {
      ...Object.fromEntries(PARTS.map((part) => [part, parts[part].cpuSeconds])),
      browsers: figuresOf(clients.pids).cpuSeconds,
    }
  }
  const before: Record<string, number> = seconds()
  return () =>
    Object.fromEntries(Object.entries(seconds()).map(([part, now]) => [part, now - (before[part] ?? 0)]))
}

function named(name: string, figures: Readonly<Record<string, number>>): BenchFigures {
  return Object.fromEntries(Object.entries(figures).map(([part, value]) => [`${name}_${part}`, value]))
}

/** Writes a note, and answers after how many milliseconds each browser has shown it. */
async function spread(clients: ClientProcesses, note: string): Promise<number[]> {
  const shown = clients.shown(note)
  const started = epochMs()
  clients.write(0, note)
  return (await shown).map((at) => at - started)
}

const epochMs = () => performance.timeOrigin + performance.now()

async function within<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController()
  const timeout = delay(WITHIN_MS, null, { signal: late.signal }).then(() => {
    throw new Error('The browsers took too long.')
  })
  timeout.catch(() => {})
  try {
    return await Promise.race([work, timeout])
  } finally {
    late.abort()
  }
}

async function cvrRows(db: Database): Promise<number> {
  const [found] = await rowsOf<{ rows: number }>(db, sql`select count(*)::int as rows from "zero_0/cvr".rows`)
  return found?.rows ?? Number.NaN
}
