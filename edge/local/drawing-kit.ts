import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DrawingKit } from '../../sync/pictures/render-png.ts'
import { createRasterizer } from '../services/rasterizer.ts'
import { pdfFonts } from './pdf-fonts.ts'

/** PNGs on this machine. */
export const rasterize = createRasterizer(loadKit)

async function loadKit(): Promise<DrawingKit> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const { regular, bold } = await pdfFonts()
  return { wasm: new Uint8Array(wasm), fonts: [regular, bold] }
}
