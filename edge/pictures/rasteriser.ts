/** What PNGs are made with. */
export interface DrawingKit {
  /** `@resvg/resvg-wasm/index_bg.wasm`, or its bytes. */
  readonly wasm: WebAssembly.Module | Uint8Array<ArrayBuffer>
  /** Font files of Inter, WOFF2 or TTF. Of other formats no text would be drawn, without an error. */
  readonly fonts: readonly Uint8Array[]
}

/** Makes a PNG of an SVG document, at its own size. */
export type Rasterise = (svg: string) => Promise<Uint8Array<ArrayBuffer>>

const FAMILY = 'Inter'

/**
 * Makes PNGs one after the other, letting other requests have their turn in between: one takes up to a second of the
 * processor and 60 MB. The kit is loaded for the first. To be made once in a process: so the library wants it.
 */
export function createRasteriser(loadKit: () => Promise<DrawingKit>): Rasterise {
  let starting: Promise<(svg: string) => Uint8Array<ArrayBuffer>> | undefined
  let last: Promise<unknown> = Promise.resolve()
  return (svg) => {
    starting ??= start(loadKit).catch((error: unknown) => {
      starting = undefined
      throw error
    })
    const render = starting
    const png = last.then(pause).then(async () => (await render)(svg))
    last = png.catch(() => {})
    return png
  }
}

async function start(loadKit: () => Promise<DrawingKit>): Promise<(svg: string) => Uint8Array<ArrayBuffer>> {
  const [{ initWasm, Resvg }, { wasm, fonts }] = await Promise.all([import('@resvg/resvg-wasm'), loadKit()])
  await initWasm(wasm)
  const font = { fontBuffers: [...fonts], defaultFontFamily: FAMILY, sansSerifFamily: FAMILY }
  return (svg) => {
    const drawing = new Resvg(svg, { font })
    const image = drawing.render()
    try {
      return new Uint8Array(image.asPng())
    } finally {
      image.free()
      drawing.free()
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
