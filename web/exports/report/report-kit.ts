import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url'
import type { PdfKit } from '../../../sync/documents/pdf/make-pdf.ts'
import { PICTURE_FONTS } from '../../../sync/pictures/picture-fonts.ts'
import { type RenderPng, startRenderer } from '../../../sync/pictures/render-png.ts'
import { fetchBytes, fetchPictureFont } from './picture-font-files.ts'

let renderer: Promise<RenderPng> | undefined

/** What PDFs are made with in a browser. */
export const REPORT_KIT: PdfKit = {
  async fonts() {
    const [regularFile, boldFile] = await Promise.all([fetchBytes(regular), fetchBytes(bold)])
    return { regular: regularFile, bold: boldFile }
  },
  async rasterize(svg) {
    return (await loadRenderer())(svg)
  },
}

/** Loads what turns SVG into PNG, once. */
export function loadRenderer(): Promise<RenderPng> {
  renderer ??= openRenderer()
  return renderer
}

async function openRenderer(): Promise<RenderPng> {
  const [code, ...fonts] = await Promise.all([fetchBytes(wasm), ...PICTURE_FONTS.map(fetchPictureFont)])
  return startRenderer({ wasm: code, fonts })
}
