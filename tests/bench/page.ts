import { loadavg } from 'node:os'
import { measureAdjusting } from './browser/measure-adjusting.ts'
import { measureDragging } from './browser/measure-dragging.ts'
import { measureExports } from './browser/measure-exports.ts'
import { measureNotes } from './browser/measure-notes.ts'
import { measureSteps } from './browser/measure-steps.ts'
import { measureTyping } from './browser/measure-typing.ts'
import { withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'

const ROWS = 20_000

/** What people do on the pages of the built product with 20,000 rows, in Chromium. */
export async function benchPage(): Promise<BenchFigures> {
  return await withProduct(ROWS, async ({ product: { origin }, browser }) => {
    const [load = Number.NaN] = loadavg()
    const paints = await measureTyping(browser, origin)
    const steps = await measureSteps(browser, origin)
    const adjustments = await measureAdjusting(browser, origin)
    const notes = await measureNotes(browser, origin)
    const exports = await measureExports(browser, origin)
    const drag = await measureDragging(browser, origin)
    return {
      machine_load_before: load,
      keystrokes: paints.length,
      keystroke_to_paint_p50_ms: quantile(paints, 0.5),
      keystroke_to_paint_p95_ms: quantile(paints, 0.95),
      portfolio_steps: steps.length,
      portfolio_step_to_paint_p50_ms: quantile(steps, 0.5),
      portfolio_step_to_paint_p95_ms: quantile(steps, 0.95),
      adjustments: adjustments.length,
      adjustment_to_paint_p50_ms: quantile(adjustments, 0.5),
      adjustment_to_paint_p95_ms: quantile(adjustments, 0.95),
      notes: notes.length,
      note_seen_by_teammate_p50_ms: quantile(notes, 0.5),
      note_seen_by_teammate_p95_ms: quantile(notes, 0.95),
      ...exports,
      radius_drag_to_paint_p50_ms: quantile(drag.paints, 0.5),
      radius_drag_to_paint_p95_ms: quantile(drag.paints, 0.95),
      radius_drag_frame_p50_ms: quantile(drag.frames, 0.5),
      radius_drag_frame_p95_ms: quantile(drag.frames, 0.95),
    }
  })
}
