/// <reference path="./binary-modules.d.ts" />
import cyrillic400 from '@fontsource/inter/files/inter-cyrillic-400-normal.woff2'
import cyrillic700 from '@fontsource/inter/files/inter-cyrillic-700-normal.woff2'
import greek400 from '@fontsource/inter/files/inter-greek-400-normal.woff2'
import greek700 from '@fontsource/inter/files/inter-greek-700-normal.woff2'
import latin400 from '@fontsource/inter/files/inter-latin-400-normal.woff2'
import latin700 from '@fontsource/inter/files/inter-latin-700-normal.woff2'
import latinExt400 from '@fontsource/inter/files/inter-latin-ext-400-normal.woff2'
import latinExt700 from '@fontsource/inter/files/inter-latin-ext-700-normal.woff2'
import vietnamese400 from '@fontsource/inter/files/inter-vietnamese-400-normal.woff2'
import vietnamese700 from '@fontsource/inter/files/inter-vietnamese-700-normal.woff2'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'
import { createRasterizer } from '../services/rasterizer.ts'

const FONTS = [
  latin400,
  latin700,
  latinExt400,
  latinExt700,
  greek400,
  greek700,
  cyrillic400,
  cyrillic700,
  vietnamese400,
  vietnamese700,
]

/** PNGs in a Worker, with the fonts of `edge/local/drawing-kit.ts`. */
export const rasterize = createRasterizer(async () => ({
  wasm,
  fonts: FONTS.map((bytes) => new Uint8Array(bytes)),
}))
