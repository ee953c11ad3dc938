/// <reference path="./binary-modules.d.ts" />
import wasm from '@resvg/resvg-wasm/index_bg.wasm'
import { pdfFonts } from '../documents/worker-pdf-fonts.ts'
import { createRasterizer } from '../services/rasterizer.ts'

/** PNGs in a Worker, with the fonts of `edge/local/drawing-kit.ts`. */
export const rasterize = createRasterizer(async () => ({ wasm, fonts: [pdfFonts.regular, pdfFonts.bold] }))
