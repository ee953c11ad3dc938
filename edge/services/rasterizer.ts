import { memoizeAsync } from '../../sync/memo.ts'
import type { DrawingKit, RenderPng } from '../../sync/pictures/render-png.ts'

/** Makes a PNG of an SVG document, at its own size. */
export type Rasterize = (svg: string) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Makes PNGs one after another and lets other requests run in between: one PNG takes up to a second of the processor
 * and 60 MB. The kit is loaded for the first. Create one for each process.
 */
export function createRasterizer(loadKit: () => Promise<DrawingKit>): Rasterize {
  const renderer = memoizeAsync(() => start(loadKit))
  let last: Promise<unknown> = Promise.resolve()
  return (svg) => {
    const render = renderer()
    const png = last.then(pause).then(async () => (await render)(svg))
    last = png.catch(() => {})
    return png
  }
}

async function start(loadKit: () => Promise<DrawingKit>): Promise<RenderPng> {
  const [{ startRenderer }, kit] = await Promise.all([import('../../sync/pictures/render-png.ts'), loadKit()])
  return startRenderer(kit)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
