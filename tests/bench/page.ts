import { loadavg } from 'node:os'
import { makeLongList } from './browser/make-long-list.ts'
import { measureAdjusting } from './browser/measure-adjusting.ts'
import { measureDragging } from './browser/measure-dragging.ts'
import { measureExports, measurePdf } from './browser/measure-exports.ts'
import { measureFloor } from './browser/measure-floor.ts'
import { measureNotes } from './browser/measure-notes.ts'
import { measureSteps } from './browser/measure-steps.ts'
import { listPlace, measureTables } from './browser/measure-tables.ts'
import { measureTyping, traceTyping } from './browser/measure-typing.ts'
import { PHASES, type Phase } from './browser/trace-phases.ts'
import { type BenchWorld, withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'
import { FRAME_PARTS, type FramePart } from './frame-parts.ts'
import { areWordsSearched, timeQuestions } from './keystroke.ts'

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

/** From what people press to what they see, with 20,000 rows: all parts of it, or some. */
export async function benchFrames(parts: readonly FramePart[] = FRAME_PARTS): Promise<BenchFigures> {
  return await withProduct(20_000, (world) => measureFrames(world, parts))
}

/** The same with 200,000. */
export async function benchManyFrames(parts: readonly FramePart[] = FRAME_PARTS): Promise<BenchFigures> {
  return await withProduct(200_000, (world) => measureFrames(world, parts))
}

async function measureFrames(
  world: BenchWorld,
  parts: readonly FramePart[] = FRAME_PARTS,
): Promise<BenchFigures> {
  const [load = Number.NaN] = loadavg()
  const figures: BenchFigures = { machine_load_before: load }
  for (const part of parts) Object.assign(figures, await MEASURES[part](world))
  return figures
}

const MEASURES: Record<FramePart, (world: BenchWorld) => Promise<BenchFigures>> = {
  async keys({ browser, product: { origin, rows } }) {
    const isWords = areWordsSearched(rows)
    const grid = await measureTyping(browser, origin)
    return {
      ...spread('keystroke_floor', await measureFloor(browser, origin)),
      ...spread('keystroke_to_paint', grid),
      ...spread(
        'keystroke_to_paint_of_words',
        grid.filter((_, key) => isWords[key]),
      ),
      ...spread(
        'keystroke_to_paint_without_words',
        grid.filter((_, key) => !isWords[key]),
      ),
      ...spread('keystroke_to_paint_list', await measureTyping(browser, origin, { view: 'list' })),
      ...spread('keystroke_to_paint_map', await measureTyping(browser, origin, { view: 'map' })),
    }
  },
  async slowedKeys({ browser, product: { origin } }) {
    const slowed = await measureTyping(browser, origin, { slowdown: 4 })
    return {
      ...spread('keystroke_to_paint_slowed_4x', slowed),
      ...phasesOf('keystroke_slowed_4x', await traceTyping(browser, origin, { slowdown: 4 })),
    }
  },
  async phases({ browser, product: { origin, rows } }) {
    return {
      ...timeQuestions(rows),
      ...phasesOf('keystroke', await traceTyping(browser, origin)),
      ...phasesOf('keystroke_list', await traceTyping(browser, origin, { view: 'list' })),
      ...phasesOf('keystroke_map', await traceTyping(browser, origin, { view: 'map' })),
    }
  },
  async tables({ browser, product: { origin } }) {
    const list = await measureTables(browser, origin, 'search')
    const comps = await measureTables(browser, origin, 'proximity')
    const ofList = await measureTables(browser, origin, listPlace(await makeLongList(origin)))
    return {
      ...spread('sort_to_paint', list.sorts),
      ...spread('columns_to_paint', list.columns),
      ...spread('comps_sort_to_paint', comps.sorts),
      ...spread('comps_columns_to_paint', comps.columns),
      ...spread('comp_list_sort_to_paint', ofList.sorts),
      ...spread('comp_list_columns_to_paint', ofList.columns),
    }
  },
  async steps({ browser, product: { origin } }) {
    return {
      ...spread('portfolio_step_to_paint', await measureSteps(browser, origin)),
      ...spread('adjustment_to_paint', await measureAdjusting(browser, origin)),
    }
  },
  pdf: ({ browser, product: { origin } }) => measurePdf(browser, origin),
}

/** What each key takes until the next one. */
function phasesOf(name: string, keys: readonly Record<Phase, number>[]): BenchFigures {
  const spreads = PHASES.map((phase) =>
    spread(
      `${name}_${phase}`,
      keys.map((key) => key[phase]),
    ),
  )
  return Object.assign({}, ...spreads)
}

function spread(name: string, times: readonly number[]): BenchFigures {
  return {
    [`${name}_times`]: times.length,
    [`${name}_p50_ms`]: quantile(times, 0.5),
    [`${name}_p95_ms`]: quantile(times, 0.95),
  }
}
