import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url'
import type { PdfKit } from '../../../sync/documents/pdf/make-pdf.ts'
import type { PdfFonts } from '../../../sync/documents/pdf/pdf-page.ts'
import { memoizeAsync } from '../../../sync/memo.ts'
import { type RenderPng, startRenderer } from '../../../sync/pictures/render-png.ts'
import { fetchBytes } from './picture-font-files.ts'

const loadFonts = memoizeAsync(async (): Promise<PdfFonts> => {
  const [regularFile, boldFile] = await Promise.all([fetchBytes(regular), fetchBytes(bold)])
  return { regular: regularFile, bold: boldFile }
})
let renderer: Promise<RenderPng> | undefined

/** What PDFs are made with in a browser. */
export const REPORT_KIT: PdfKit = {
  fonts: loadFonts,
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
  const [code, fonts] = await Promise.all([fetchBytes(wasm), loadFonts()])
  return startRenderer({ wasm: code, fonts: [fonts.regular, fonts.bold] })
}
