import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** What PNGs are made with. */
export interface DrawingKit {
  /** `@resvg/resvg-wasm/index_bg.wasm`, or its bytes. */
  readonly wasm: WebAssembly.Module | Uint8Array<ArrayBuffer>
  /** Font files of Inter, WOFF2 or TTF. Of other formats no text would be drawn, without an error. */
  readonly fonts: readonly Uint8Array[]
}

/** Makes a PNG of an SVG document, at its own size. */
export type RenderPng = (svg: string) => Uint8Array<ArrayBuffer>

const FAMILY = 'Inter'

/** Once in a process: so the library wants it. The same kit and document are the same bytes in every runtime. */
export async function startRenderer({ wasm, fonts }: DrawingKit): Promise<RenderPng> {
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
