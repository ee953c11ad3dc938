/// <reference path="./binary-modules.d.ts" />
import wasm from '@resvg/resvg-wasm/index_bg.wasm'
import { memoizeAsync } from '../../sync/memo.ts'
import { startRenderer } from '../../sync/pictures/render-png.ts'
import type { Services } from '../services/services.ts'
import { pdfFonts } from './worker-pdf-fonts.ts'

const renderer = memoizeAsync(() => startRenderer({ wasm, fonts: [pdfFonts.regular, pdfFonts.bold] }))
let last: Promise<unknown> = Promise.resolve()

/**
 * PNGs in a Worker, with the fonts of `edge/local/rendering/render-thread.ts`. They are made one after another, and
 * other requests run in between: one takes up to a second of the processor and 60 MB.
 */
export const rasterize: Services['rasterize'] = (svg) => {
  const png = last.then(pause).then(async () => (await renderer())(svg))
  last = png.catch(() => {})
  return png
}

/** A PDF in a Worker. */
export const makePdf: Services['makePdf'] = async (document, options) => {
  const { makePdf } = await import('../../sync/documents/pdf/make-pdf.ts')
  return await makePdf(document, { fonts: async () => pdfFonts, rasterize }, options)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
