/// <reference path="./binary-modules.d.ts" />
import wasm from '@resvg/resvg-wasm/index_bg.wasm'
import { createRasterizer } from '../services/rasterizer.ts'
import { pdfFonts } from './worker-pdf-fonts.ts'

/** PNGs in a Worker, with the fonts of `edge/local/drawing-kit.ts`. */
export const rasterize = createRasterizer(async () => ({ wasm, fonts: [pdfFonts.regular, pdfFonts.bold] }))
