import { loadavg } from 'node:os'
import { measureAdjusting } from './browser/measure-adjusting.ts'
import { measureDragging } from './browser/measure-dragging.ts'
import { measureExports, measurePdf } from './browser/measure-exports.ts'
import { measureNotes } from './browser/measure-notes.ts'
import { measureSteps } from './browser/measure-steps.ts'
import { measureTables } from './browser/measure-tables.ts'
import { measureTyping, traceTyping } from './browser/measure-typing.ts'
import { PHASES } from './browser/trace-phases.ts'
import { type BenchWorld, withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { timeQuestions } from './keystroke.ts'

/** What people do on the pages of the built product with 20,000 rows, in Chromium. */
export async function benchPage(): Promise<BenchFigures> {
  return await withProduct(20_000, async (world) => {
    const { origin } = world.product
    const frames = await measureFrames(world)
    const notes = await measureNotes(world.browser, origin)
    const exports = await measureExports(world.browser, origin)
    const drag = await measureDragging(world.browser, origin)
    return {
      ...frames,
      ...spread('note_seen_by_teammate', notes),
      ...exports,
      ...spread('radius_drag_to_paint', drag.paints),
      ...spread('radius_drag_frame', drag.frames),
    }
  })
}

/** From what people press to what they see, with 20,000 rows. */
export async function benchFrames(): Promise<BenchFigures> {
  return await withProduct(20_000, measureFrames)
}

/** The same with 200,000. */
export async function benchManyFrames(): Promise<BenchFigures> {
  return await withProduct(200_000, measureFrames)
}

async function measureFrames({ product, browser }: BenchWorld): Promise<BenchFigures> {
  const { origin, rows } = product
  const [load = Number.NaN] = loadavg()
  const phases = await traceTyping(browser, origin)
  const tables = await measureTables(browser, origin)
  return {
    machine_load_before: load,
    ...spread('keystroke_to_paint', await measureTyping(browser, origin)),
    ...spread('keystroke_to_paint_list', await measureTyping(browser, origin, { view: 'list' })),
    ...spread('keystroke_to_paint_map', await measureTyping(browser, origin, { view: 'map' })),
    ...spread('keystroke_to_paint_slowed_4x', await measureTyping(browser, origin, { slowdown: 4 })),
    ...timeQuestions(rows),
    ...Object.assign(
      {},
      ...PHASES.map((phase) =>
        spread(
          `keystroke_${phase}`,
          phases.map((key) => key[phase]),
        ),
      ),
    ),
    ...spread('sort_to_paint', tables.sorts),
    ...spread('columns_to_paint', tables.columns),
    ...spread('portfolio_step_to_paint', await measureSteps(browser, origin)),
    ...spread('adjustment_to_paint', await measureAdjusting(browser, origin)),
    ...(await measurePdf(browser, origin)),
  }
}

function spread(name: string, times: readonly number[]): BenchFigures {
  return {
    [`${name}_times`]: times.length,
    [`${name}_p50_ms`]: quantile(times, 0.5),
    [`${name}_p95_ms`]: quantile(times, 0.95),
  }
}
