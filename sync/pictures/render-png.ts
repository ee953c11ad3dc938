import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { coverageOf, drawableText } from './drawable-text.ts'

/** What PNGs are made with. */
export interface DrawingKit {
  /** `@resvg/resvg-wasm/index_bg.wasm`, or its bytes. */
  readonly wasm: WebAssembly.Module | Uint8Array<ArrayBuffer>
  /** TrueType files of Inter, which all have the same signs. */
  readonly fonts: readonly [Uint8Array, ...Uint8Array[]]
}

/** Makes a PNG of an SVG document, at its own size. Signs that the fonts lack are boxes. */
export type RenderPng = (svg: string) => Uint8Array<ArrayBuffer>

const FAMILY = 'Inter'

/** Call it once in a process: the library allows no more. The same kit and document give the same bytes everywhere. */
export async function startRenderer({ wasm, fonts }: DrawingKit): Promise<RenderPng> {
  await initWasm(wasm)
  const font = { fontBuffers: [...fonts], defaultFontFamily: FAMILY, sansSerifFamily: FAMILY }
  const covers = coverageOf(fonts[0])
  return (svg) => {
    const drawing = new Resvg(drawableText(svg, covers), { font })
    const image = drawing.render()
    try {
      return new Uint8Array(image.asPng())
    } finally {
      image.free()
      drawing.free()
    }
  }
}
