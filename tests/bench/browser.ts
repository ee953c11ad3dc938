import { loadavg } from 'node:os'
import { launchChromium } from '../chromium.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { measureDragging } from './browser/measure-dragging.ts'
import { measureExports } from './browser/measure-exports.ts'
import { measureNotes } from './browser/measure-notes.ts'
import { measureSteps } from './browser/measure-steps.ts'
import { measureTyping } from './browser/measure-typing.ts'
import { measureVisits } from './browser/measure-visits.ts'
import { residentMb } from './browser/resident-memory.ts'
import { type FilledProduct, runFilledProduct } from './browser/run-filled-product.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { type SyncAlone, serveSyncAlone } from './sync-alone/serve.ts'

const ROWS = 20_000
const ROUNDS = 3

/** The built product with 20,000 rows in Chromium, beside the sync engine alone on the same rows. */
export async function benchBrowser(): Promise<BenchFigures> {
  const dataDir = await scratchFolder()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const product = await runFilledProduct(dataDir, ROWS)
  cleanUp.defer(() => product.stop())
  const peer = await serveSyncAlone(product.databaseUrl, dataDir)
  cleanUp.defer(() => peer.stop())
  return await measure(product, peer)
}

async function measure(product: FilledProduct, peer: SyncAlone): Promise<BenchFigures> {
  // Other work on the machine slows both sides, and not alike: read the figures with it in mind.
  const [load = Number.NaN] = loadavg()
  await using browser = await launchChromium()
  const addresses = { ours: `${product.origin}/search`, alone: `${peer.origin}/?rows=${ROWS}` }
  const { ours, alone } = await measureVisits(browser, addresses, ROUNDS)
  const paints = await measureTyping(browser, product.origin)
  const steps = await measureSteps(browser, product.origin)
  const notes = await measureNotes(browser, product.origin)
  const exports = await measureExports(browser, product.origin)
  const drag = await measureDragging(browser, product.origin)
  const wire = await fetch(`${product.origin}/api/book`).then((response) => response.arrayBuffer())
  return {
    new_browser_ms: ours.freshMs,
    new_browser_sync_alone_ms: alone.freshMs,
    new_browser_share_of_sync_alone: ours.freshMs / alone.freshMs,
    reload_ms: ours.reloadMs,
    reload_sync_alone_ms: alone.reloadMs,
    reload_share_of_sync_alone: ours.reloadMs / alone.reloadMs,
    page_memory_mb: ours.pageMb,
    page_workers_memory_mb: ours.workersMb,
    page_memory_sync_alone_mb: alone.pageMb,
    wire_bytes_per_row: wire.byteLength / ROWS,
    zero_cache_resident_mb: residentMb(product.zeroPid),
    zero_cache_sync_alone_resident_mb: residentMb(peer.zeroPid),
    machine_load_before: load,
    keystrokes: paints.length,
    keystroke_to_paint_p50_ms: quantile(paints, 0.5),
    keystroke_to_paint_p95_ms: quantile(paints, 0.95),
    portfolio_steps: steps.length,
    portfolio_step_to_paint_p50_ms: quantile(steps, 0.5),
    portfolio_step_to_paint_p95_ms: quantile(steps, 0.95),
    notes: notes.length,
    note_seen_by_teammate_p50_ms: quantile(notes, 0.5),
    note_seen_by_teammate_p95_ms: quantile(notes, 0.95),
    ...exports,
    radius_drag_to_paint_p50_ms: quantile(drag.paints, 0.5),
    radius_drag_to_paint_p95_ms: quantile(drag.paints, 0.95),
    radius_drag_frame_p50_ms: quantile(drag.frames, 0.5),
    radius_drag_frame_p95_ms: quantile(drag.frames, 0.95),
  }
}
