import { loadavg } from 'node:os'
import { measureVisits, type SiteFigures, type VisitLimits } from './browser/measure-visits.ts'
import { residentMb } from './browser/resident-memory.ts'
import { withProduct } from './browser/with-product.ts'
import type { BenchFigures } from './figures.ts'

interface VisitsOptions {
  readonly rows: number
  readonly rounds: number
  readonly limits: VisitLimits
}

/** Found often enough at any size, and cheapest first as where nothing is asked. */
const QUESTION = 'warehouse'

/** Visits to the product with 20,000 properties, beside the sync engine alone on the same rows. */
export async function benchVisits(): Promise<BenchFigures> {
  const limits = { fresh: 120_000, reload: 60_000, cut: 60_000 }
  return await visitsAt({ rows: 20_000, rounds: 3, limits })
}

/** The same with 200,000, once: the sync engine alone needs minutes. */
export async function benchManyVisits(): Promise<BenchFigures> {
  const limits = { fresh: 240_000, reload: 150_000, cut: 90_000 }
  return await visitsAt({ rows: 200_000, rounds: 1, limits })
}

async function visitsAt({ rows, ...options }: VisitsOptions): Promise<BenchFigures> {
  return await withProduct(rows, async ({ product, browser, startPeer }) => {
    const peer = await startPeer()
    // Other work on the machine slows both sides, and not alike: read the figures with it in mind.
    const [load = Number.NaN] = loadavg()
    const addresses = {
      ours: `${product.origin}/search`,
      // Nothing of the answer is known before the book is here.
      asked: `${product.origin}/search?q=${QUESTION}`,
      alone: `${peer.origin}/?rows=${rows}`,
    }
    const { ours, asked, alone } = await measureVisits(browser, addresses, options)
    const wire = await fetch(`${product.origin}/api/book`).then((response) => response.arrayBuffer())
    return {
      machine_load_before: load,
      ...beside('new_browser', 'ms', ours, alone, ({ fresh }) => fresh.ms),
      ...beside('new_browser_from_script', 'ms', ours, alone, ({ fresh }) => fresh.fromScriptMs),
      ...beside('reload', 'ms', ours, alone, ({ reload }) => reload.ms),
      ...beside('reload_from_script', 'ms', ours, alone, ({ reload }) => reload.fromScriptMs),
      ...beside('network_cut', 'ms', ours, alone, ({ cut }) => cut.ms),
      ...beside('network_cut_from_script', 'ms', ours, alone, ({ cut }) => cut.fromScriptMs),
      new_browser_asked_ms: asked.fresh.ms,
      new_browser_asked_share_of_sync_alone: asked.fresh.ms / alone.fresh.ms,
      reload_asked_from_script_ms: asked.reload.fromScriptMs,
      reload_asked_from_script_share_of_sync_alone: asked.reload.fromScriptMs / alone.reload.fromScriptMs,
      ...beside('longest_task', 'ms', ours, alone, ({ longestTaskMs }) => longestTaskMs),
      ...beside('page_memory', 'mb', ours, alone, ({ pageMb, workersMb }) => pageMb + workersMb),
      page_memory_of_workers_mb: ours.workersMb,
      ...beside('page_process_resident', 'mb', ours, alone, ({ rendererMb }) => rendererMb),
      book_bytes_per_row: wire.byteLength / rows,
      ...beside('socket_bytes_per_row', 'bytes', ours, alone, ({ socketBytes }) => socketBytes / rows),
      ...beside('indexed_db', 'mb', ours, alone, ({ indexedDb }) => indexedDb / 2 ** 20),
      ...beside('cache_storage', 'mb', ours, alone, ({ caches }) => caches / 2 ** 20),
      zero_cache_resident_mb: residentMb(product.zeroPid),
      zero_cache_resident_sync_alone_mb: residentMb(peer.zeroPid),
    }
  })
}

/** A figure of the product, that of the peer, and how many times the peer's it is. */
function beside(
  name: string,
  unit: string,
  ours: SiteFigures,
  alone: SiteFigures,
  figure: (site: SiteFigures) => number,
): BenchFigures {
  return {
    [`${name}_${unit}`]: figure(ours),
    [`${name}_sync_alone_${unit}`]: figure(alone),
    [`${name}_share_of_sync_alone`]: figure(ours) / figure(alone),
  }
}
